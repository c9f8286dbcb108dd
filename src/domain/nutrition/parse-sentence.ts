import type { EverydayFood } from './everyday-foods.ts';
import type { FoodNames, NamedFood } from './find-name.ts';
import { type FoodLanguage, foodName } from './food.ts';
import { foodSource } from './food-source.ts';
import type { FoodTable } from './food-table.ts';
import { type Part, readParts } from './sentence-parts.ts';
import { tokenize } from './sentence-tokens.ts';
import { type Amount, type Weight, weigh, weighPortion } from './weigh.ts';

/** A food in a sentence, with its weight and its nutrients. A nutrient is null if the table does not have it. */
interface SentenceItem {
  /** The name of the row in its table. */
  food: string;
  id: string;
  grams: number;
  kcal: number | null;
  protein: number | null;
  carbs: number | null;
  fat: number | null;
  /** The table of the row. */
  source: string;
  /** The words that name the food in the sentence. */
  said: string;
  /** What was assumed, in the language of the sentence. */
  assumed: string[];
}

/** The result of parsing a sentence. A total is null if it is unknown for all items. */
export interface ParsedSentence {
  kcal: number | null;
  protein: number | null;
  carbs: number | null;
  fat: number | null;
  items: SentenceItem[];
  /** The words that were not understood. */
  unknown: string[];
}

/** The data that parsing a sentence needs. */
export interface SentenceFoods {
  table: FoodTable;
  names: Record<FoodLanguage, FoodNames>;
}

/** The largest accepted weight of an item, in grams. A larger amount is not recognised. */
export const maxItemGrams = 5000;

const maxItems = 100;

/**
 * Returns the foods that were eaten according to a sentence, with their weights and nutrients. Returns no items for a
 * text that names no food, asks a question or gives an instruction. Never throws.
 */
export function parseSentence(text: string, language: FoodLanguage, foods: SentenceFoods): ParsedSentence {
  const parts = readParts(tokenize(text), { ...foods.names[language], corrections: new Map() });
  const unknown = parts.flatMap((part) => (part.kind === 'unknown' ? [part.word] : []));
  if (parts.some((part) => part.kind === 'instruction')) return total([], unknown);
  const items = sentencesOf(parts).flatMap((sentence) =>
    isAboutFood(sentence) ? weighFoods(sentence, language, foods) : [],
  );
  return total(items.slice(0, maxItems), unknown);
}

/** Splits parts at full stops, and leaves out sentences that are questions. */
function sentencesOf(parts: Part[]): Part[][] {
  const sentences: Part[][] = [[]];
  for (const part of parts) {
    if (part.kind !== 'end') {
      sentences.at(-1)?.push(part);
      continue;
    }
    if (part.isQuestion) sentences.pop();
    sentences.push([]);
  }
  return sentences.map(withoutOtherThings);
}

/** Leaves out clauses that are not about eating, such as `I ran 5 km`. */
function withoutOtherThings(sentence: Part[]): Part[] {
  const clauses: Part[][] = [[]];
  for (const part of sentence) {
    if (part.kind === 'comma' || part.kind === 'break') clauses.push([part]);
    else clauses.at(-1)?.push(part);
  }
  return clauses.filter((clause) => !clause.some((part) => part.kind === 'other')).flat();
}

/** Returns whether most words of a sentence were understood as foods and amounts. */
function isAboutFood(sentence: Part[]): boolean {
  if (sentence.some((part) => part.kind === 'planning')) return false;
  let understood = 0;
  let unknown = 0;
  for (const part of sentence) {
    if (part.kind === 'food') understood += part.named.readAs ? 0.9 : part.named.length;
    if (part.kind === 'amount' && (part.amount.unit || !part.isArticle)) understood += 0.5;
    if (part.kind === 'unknown') unknown++;
  }
  return understood > unknown;
}

interface Mention {
  named: NamedFood;
  words: string;
  amount?: Amount;
  isAdded: boolean;
  host?: EverydayFood;
}

function weighFoods(sentence: Part[], language: FoodLanguage, foods: SentenceFoods): SentenceItem[] {
  return mentionsOf(sentence).flatMap((mention) => {
    const weight = weightOf(mention, language, foods);
    if (!(weight.grams > 0) || weight.grams > maxItemGrams) return [];
    return itemsOf(mention, weight, language, foods);
  });
}

/** Returns the foods of a sentence, each with its amount. */
function mentionsOf(sentence: Part[]): Mention[] {
  const mentions: Mention[] = [];
  const isTrailing = trailsAmounts(sentence);
  let amount: Amount | undefined;
  let size: Amount['size'];
  let state: 'plain' | 'added' | 'leftOut' = 'plain';
  let isNext = false;
  let isForUnknown = false;
  for (const [index, part] of sentence.entries()) {
    const last = mentions.at(-1);
    if (part.kind === 'unknown') isForUnknown = true;
    if (part.kind === 'amount') {
      isForUnknown = false;
      if (last && isNext && belongsToLast(part, sentence[index + 1], last, isTrailing)) {
        last.amount = joinAmounts(last.amount, part.amount, part.isAside);
      } else amount = joinAmounts(amount, part.amount, part.isAside);
    } else if (part.kind === 'multiplier') {
      if (last && isNext) last.amount = { ...last.amount, count: (last.amount?.count ?? 1) * part.count };
      else amount = { count: part.count };
    } else if (part.kind === 'size') size = { key: part.key, factor: part.factor };
    else if (part.kind === 'food') {
      const said = amount && size && !amount.size ? { ...amount, size } : amount;
      if (state !== 'leftOut') {
        const host = hostOf(mentions);
        const mention = {
          named: part.named,
          words: part.words,
          amount: said ?? (size ? { count: 1, size } : undefined),
          isAdded: state === 'added',
          host: host?.named.food,
        };
        if (last && isNext && !said && isSameRow(last, mention)) continue;
        if (host?.named.food.units.of && state === 'added') mentions.splice(mentions.indexOf(host), 1);
        mentions.push(mention);
        isNext = true;
      }
      if (state === 'leftOut') state = 'plain';
      amount = undefined;
      size = undefined;
      continue;
    } else if (part.kind === 'adding') state = 'added';
    else if (part.kind === 'leavingOut') state = 'leftOut';
    else if (part.kind === 'comma') state = 'plain';
    if (part.kind === 'comma' || part.kind === 'break' || part.kind === 'adding') {
      isNext = false;
      amount = part.kind === 'adding' ? amount : undefined;
    }
  }
  const last = mentions.at(-1);
  if (last && amount?.unit && !last.amount?.unit && !isForUnknown)
    last.amount = joinAmounts(last.amount, amount, false);
  return mentions;
}

/** Returns the food to which another food is added: the last one that was not itself added. */
const hostOf = (mentions: Mention[]) => mentions.findLast((mention) => !mention.isAdded);

/** Returns whether two words name the same food, as in `pizza margherita`. */
const isSameRow = (left: Mention, right: Mention) =>
  left.named.food.parts[0]?.id === right.named.food.parts[0]?.id;

/** Returns whether the amounts come after their foods, as in `chicken 200 g, rice 150 g`. */
function trailsAmounts(sentence: Part[]): boolean {
  const kinds = sentence
    .filter((part) => part.kind === 'food' || (part.kind === 'amount' && !part.isArticle))
    .map((part) => part.kind);
  return kinds[0] === 'food' && kinds.at(-1) === 'amount' && kinds.length % 2 === 0;
}

function belongsToLast(
  part: Part & { kind: 'amount' },
  next: Part | undefined,
  last: Mention,
  isTrailing: boolean,
): boolean {
  if (part.isAside || Number.isNaN(part.amount.count)) return true;
  if (part.isArticle && part.amount.unit) return next?.kind !== 'food' && !last.amount?.unit;
  if (part.isArticle) return false;
  return !last.amount && (isTrailing || next?.kind !== 'food');
}

/** Combines two amounts of one food, as in `2 x 40 g`, `3 slices (90 g)` and `a 330 ml can`. */
function joinAmounts(first: Amount | undefined, second: Amount, isAside: boolean): Amount {
  if (Number.isNaN(second.count))
    return first ? { ...first, unit: second.unit } : { count: 1, unit: second.unit };
  if (!first || isAside) return second;
  const isMeasured = (amount: Amount) => Boolean(amount.unit?.grams ?? amount.unit?.millilitres);
  if (isMeasured(first) && !isMeasured(second)) return first;
  if (!first.unit && second.unit) return { ...second, count: first.count * second.count, range: first.range };
  return { ...second, count: first.count * second.count };
}

function weightOf(
  { named, words, amount, isAdded, host }: Mention,
  language: FoodLanguage,
  { table }: SentenceFoods,
): Weight {
  const { food } = named;
  if (amount) return weigh(food, amount, table, language);
  const { each, add, glass, glas } = food.units;
  if (add !== undefined) {
    const isMilk = (glass ?? glas) !== undefined;
    if (isMilk && host?.units.with !== undefined) return weighPortion(food, table, language, host.units.with);
    if (isAdded) return weighPortion(food, table, language, add);
  }
  const isSeveral = each === food.portion && plurals[language].test(words);
  return isSeveral ? weigh(food, { count: 2 }, table, language) : weighPortion(food, table, language);
}

/** Plural endings. A plural without a number counts as two, if a portion of the food is one piece. */
const plurals: Record<FoodLanguage, RegExp> = { en: /[^s]s$/, sv: /(?:or|ar|orna|arna)$/ };

function itemsOf(
  { named, words }: Mention,
  weight: Weight,
  language: FoodLanguage,
  { table }: SentenceFoods,
): SentenceItem[] {
  const whole = named.food.parts.reduce((sum, part) => sum + part.grams, 0);
  const readAs = named.readAs && named.readAs !== words ? [sayReadAs(language, words, named.readAs)] : [];
  return named.food.parts.flatMap((part) => {
    const row = table.find(part.id);
    if (!row) return [];
    const share = named.food.parts.length === 1 ? 1 : part.grams / whole;
    const grams = round(weight.grams * share, 1);
    const of = (value: number | null, digits: number) =>
      value === null ? null : round((value * weight.grams * share) / 100, digits);
    return [
      {
        food: foodName(row, language),
        id: row.id,
        grams,
        kcal: of(row.kcal, 0),
        protein: of(row.protein, 1),
        carbs: of(row.carbs, 1),
        fat: of(row.fat, 1),
        source: foodSource(row).name,
        said: words,
        assumed: [...readAs, ...weight.assumed, ...cooked(words, foodName(row, language), language)],
      },
    ];
  });
}

/**
 * Returns the assumption that a food is cooked, if its weight differs between raw and cooked and the sentence does not
 * say which.
 */
function cooked(words: string, name: string, language: FoodLanguage): string[] {
  const isCooked = language === 'en' ? /\bcooked\b/i.test(name) : /\bkokt/i.test(name);
  if (!isCooked || /cook|boil|steam|kok/.test(words)) return [];
  return [language === 'en' ? 'taken as cooked' : 'räknad som kokt'];
}

const sayReadAs = (language: FoodLanguage, word: string, readAs: string) =>
  language === 'en' ? `"${word}" read as "${readAs}"` : `"${word}" läst som "${readAs}"`;

function total(items: SentenceItem[], unknown: string[]): ParsedSentence {
  const sum = (name: 'kcal' | 'protein' | 'carbs' | 'fat', digits: number) => {
    const known = items.map((item) => item[name]).filter((value) => value !== null);
    return known.length === 0
      ? null
      : round(
          known.reduce((left, right) => left + right, 0),
          digits,
        );
  };
  return {
    kcal: sum('kcal', 0),
    protein: sum('protein', 1),
    carbs: sum('carbs', 1),
    fat: sum('fat', 1),
    items,
    unknown,
  };
}

function round(value: number, digits: number): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor;
}
