import { sayCooked, sayReadAs } from './assumptions.ts';
import { type FoodLanguage, foodName } from './food.ts';
import { foodSource } from './food-source.ts';
import type { FoodTable } from './food-table.ts';
import type { Mention } from './mention.ts';
import { type Weight, weigh, weighPortion } from './weigh.ts';

/** A food in a sentence, with its weight and its nutrients. A nutrient is null if the table does not have it. */
export interface SentenceItem {
  /**
   * The name of the food in the language of the sentence. If the food has no such name, its name in the other language.
   */
  food: string;
  id: string;
  grams: number;
  kcal: number | null;
  /** Protein in grams. */
  protein: number | null;
  /** Carbohydrates in grams. */
  carbs: number | null;
  /** Fat in grams. */
  fat: number | null;
  /** The name of the food table. */
  source: string;
  /** The words that name the food in the sentence. */
  said: string;
  /** Notes about what was assumed, in the language of the sentence, such as `28 g a slice`. */
  assumed: string[];
  /** Whether the sentence gives the amount, such as `two` or `a slice`. */
  isCounted: boolean;
}

/**
 * Matches words with a plural ending. A plural without a number counts as two pieces, if a portion of the food is one
 * piece.
 */
const plurals: Record<FoodLanguage, RegExp> = { en: /[^s]s$/, sv: /(?:or|ar|orna|arna)$/ };

/**
 * Returns an item for each ingredient of a mentioned food (see `EverydayFood.parts`). Leaves out ingredients that the
 * table does not have.
 */
export function toItems(mention: Mention, language: FoodLanguage, table: FoodTable): SentenceItem[] {
  const { named, words } = mention;
  const weight = weightOf(mention, language, table);
  const whole = named.food.parts.reduce((total, part) => total + part.grams, 0);
  const readAs = named.readAs && named.readAs !== words ? [sayReadAs(language, words, named.readAs)] : [];
  return named.food.parts.flatMap((part) => {
    const row = table.find(part.id);
    if (!row) return [];
    const grams = named.food.parts.length === 1 ? weight.grams : (weight.grams * part.grams) / whole;
    const name = foodName(row, language);
    return [
      {
        food: name,
        id: row.id,
        grams: rounded(grams, 1),
        kcal: nutrient(row.kcal, grams, 0),
        protein: nutrient(row.protein, grams, 1),
        carbs: nutrient(row.carbs, grams, 1),
        fat: nutrient(row.fat, grams, 1),
        source: foodSource(row).name,
        said: words,
        assumed: [...readAs, ...weight.assumed, ...sayCooked(language, words, name)],
        isCounted: weight.isCounted,
      },
    ];
  });
}

/** Matches names of breads. A spread such as butter counts once per slice of such a bread. */
const breads = /bread|toast|bagel|bröd|macka|mackor|smörgås|knäcke|limpa|frall|skorp/;
const maxSpreadGrams = 15;

const isSpread = (grams: number) => grams > 0 && grams <= maxSpreadGrams;

/**
 * Returns how many slices a food is spread on, 1 to 6. In `two slices of toast with butter`, butter counts twice.
 * Returns 1 if `host` is not a bread.
 */
function slicesOf(host: Mention | undefined): number {
  const count = host?.amount?.count ?? 1;
  const isSliced = host && breads.test(host.words) && !host.amount?.unit?.grams;
  return isSliced && Number.isInteger(count) ? Math.min(count, 6) : 1;
}

/**
 * Returns the weight of a mentioned food. Without an amount, the weight is that of one portion, of two pieces for a
 * plural, or of the usual addition to another food, such as milk in coffee.
 */
function weightOf(
  { named: { food }, words, amount, isAdded, host }: Mention,
  language: FoodLanguage,
  table: FoodTable,
): Weight {
  const isPlural = plurals[language].test(words);
  const isHelping = amount?.isArticle && !amount.unit && !amount.size && isPlural;
  if (amount && !isHelping) return weigh(food, amount, table, language);
  const { each, add, glass, glas } = food.units;
  const isDrink = (glass ?? glas) !== undefined;
  if (add !== undefined && isDrink && host?.named.food.units.with !== undefined)
    return weighPortion(food, table, language, host.named.food.units.with);
  if (isAdded && (add !== undefined || isSpread(food.portion))) {
    const grams = add ?? food.portion;
    return weighPortion(food, table, language, isSpread(grams) ? grams * slicesOf(host) : grams);
  }
  const isSeveral = each === food.portion && isPlural && !isHelping;
  return isSeveral
    ? { ...weigh(food, { count: 2 }, table, language), isCounted: false }
    : weighPortion(food, table, language);
}

const nutrient = (per100: number | null, grams: number, digits: number) =>
  per100 === null ? null : rounded((per100 * grams) / 100, digits);

function rounded(value: number, digits: number): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor;
}
