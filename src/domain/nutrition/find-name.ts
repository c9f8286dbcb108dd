import { commonWords } from './common-words.ts';
import { correctSpelling } from './correct-spelling.ts';
import type { FoodLanguage } from './food.ts';
import { addingWords, joiningWords } from './grammar-words.ts';
import { combineForms, type FoodNames, knownForms, type NamedFood } from './name-forms.ts';
import { splitCompound } from './split-compound.ts';
import { tableKey } from './table-names.ts';
import { wordSet } from './word-set.ts';

const longestTableName = 4;
const longestMisspelledName = 3;

/**
 * Returns the food whose name starts at an index of the words, and the length of the name in words. Tries the names of
 * dry foods first. Then prefers an everyday name to a name in the food tables, unless the name in the tables is longer.
 * A name in the tables also wins against a misspelled everyday name of the same length. Returns undefined if no name
 * starts there.
 */
export function findName(words: readonly string[], start: number, names: FoodNames): NamedFood | undefined {
  const dry = findDry(words, start, names);
  if (dry) return dry;
  const everyday = findEveryday(words, start, names);
  const length = everyday?.length ?? 0;
  const shortest = everyday?.readAs ? length : length + 1;
  return findInTable(words, start, shortest, names) ?? everyday;
}

/** Words that say that a food was weighed before it was cooked. */
export const dryWords: Record<FoodLanguage, ReadonlySet<string>> = {
  en: wordSet('dry uncooked raw'),
  sv: wordSet('okokt okokta torr torrt torra torrvikt'),
};

/** The first words of the names of dry foods in `EverydayNames`, such as `dry rice`. */
const dryNames: Record<FoodLanguage, string[]> = {
  en: ['dry'],
  sv: ['okokt', 'okokta'],
};

/**
 * Returns the dry food that a name means if a word such as `uncooked` is before or after the name.
 * `uncooked white rice` and `rice (dry weight)` mean `dry rice`. In `dry pasta with pesto`, only
 * `dry pasta` is the name, although `pasta with pesto` is a name too. Returns undefined if there is
 * no such word or no such dry food.
 */
function findDry(words: readonly string[], start: number, names: FoodNames): NamedFood | undefined {
  const { language, everyday } = names;
  const isDry = (index: number) => dryWords[language].has(words[index] ?? '');
  let at = start;
  if (isDry(at)) at++;
  while (at > start && ['weight', 'of'].includes(words[at] ?? '')) at++;
  const named = findEveryday(words, at, names);
  if (!named) return undefined;
  let end = at + named.length;
  if (at === start) {
    const after = words[end] === '(' ? end + 1 : end;
    if (!isDry(after)) return undefined;
    end = words[after + 1] === 'weight' ? after + 2 : after + 1;
    const next = words[end] ?? '';
    if (/^\p{L}/u.test(next) && !joiningWords.has(next) && !addingWords[language].has(next)) return undefined;
  }
  const kind = words.slice(at, at + named.length).map((word) => knownForms(word, names));
  const dryFood = (forms: string[][]) => combineForms([dryNames[language], ...forms], everyday.byName);
  const food = dryFood(kind) ?? dryFood(kind.slice(-1));
  if (food) return { food, length: end - start };
  const first = at > start ? dryFood(kind.slice(0, 1)) : undefined;
  return first && { food: first, length: at + 1 - start };
}

/**
 * Returns the food of the longest everyday name that starts at an index. The name may be misspelled or a Swedish
 * compound. Returns undefined if no everyday name starts there.
 */
function findEveryday(words: readonly string[], start: number, names: FoodNames): NamedFood | undefined {
  const { byName, longest } = names.everyday;
  const forms: string[][] = [];
  for (const word of words.slice(start, start + longest)) {
    const known = knownForms(word, names);
    if (known.length === 0) break;
    forms.push(known);
  }
  let exact: NamedFood | undefined;
  for (let length = forms.length; length > 0 && !exact; length--) {
    const food = combineForms(forms.slice(0, length), byName);
    if (food) exact = { food, length };
  }
  const joined = exact && exact.length > 1 ? undefined : findJoined(words, start, names);
  if (joined) return joined;
  if (exact?.length === 1) exact = findDescribed(words, start, forms[0] ?? [], names) ?? exact;
  const misspelled = findMisspelled(words, start, (exact?.length ?? 0) + 1, names);
  return misspelled ?? exact ?? splitCompound(words[start] ?? '', names);
}

const shortestJoined = 3;

/**
 * Returns the food of a one-word name that was written as two words: `protein bar` for `proteinbar`. Otherwise returns
 * undefined.
 */
function findJoined(words: readonly string[], start: number, names: FoodNames): NamedFood | undefined {
  const pair = words.slice(start, start + 2);
  if (pair.length < 2 || pair.some((word) => word.length < shortestJoined || !/^\p{L}+$/u.test(word)))
    return undefined;
  const food = combineForms([knownForms(pair.join(''), names)], names.everyday.byName);
  return food && { food, length: 2 };
}

/** Words for colours, which may follow the food: `coffee black`, `wine red`. */
const colours = wordSet('black white red green brown dark svart vitt vit rött röd grönt grön mörk mörkt');

/** Returns the food of a name whose word for a colour comes last, as in `coffee black`. Otherwise returns undefined. */
function findDescribed(
  words: readonly string[],
  start: number,
  forms: string[],
  names: FoodNames,
): NamedFood | undefined {
  const colour = words[start + 1] ?? '';
  if (!colours.has(colour) || findEveryday(words, start + 1, names)) return undefined;
  const food = combineForms([[colour], forms], names.everyday.byName);
  return food && { food, length: 2 };
}

/**
 * Returns the food of an everyday name that starts at an index. Some words of the name may be misspelled. The name has
 * at least `shortest` words and at most three words. Tries the longest name first. Returns undefined if no such name
 * starts there.
 */
function findMisspelled(
  words: readonly string[],
  start: number,
  shortest: number,
  names: FoodNames,
): NamedFood | undefined {
  for (let length = Math.min(longestMisspelledName, words.length - start); length >= shortest; length--) {
    const forms = words.slice(start, start + length).map((word) => {
      const known = knownForms(word, names);
      return known.length > 0 ? known : correctSpelling(word, names);
    });
    if (forms.some((options) => options.length === 0)) continue;
    const food = combineForms(forms, names.everyday.byName);
    if (food) return { food, length, readAs: forms.map((options) => options[0]).join(' ') };
  }
  return undefined;
}

/**
 * Returns a food from the food tables whose name consists of the next words, in any order and
 * inflection. The name has at least `shortest` and at most four words. Tries the longest name
 * first. The portion of the returned food is 0, so that `portionWeight` looks for a published
 * portion. Returns undefined if there is no such food.
 */
function findInTable(
  words: readonly string[],
  start: number,
  shortest: number,
  names: FoodNames,
): NamedFood | undefined {
  for (let length = Math.min(longestTableName, words.length - start); length >= shortest; length--) {
    const part = words.slice(start, start + length);
    if (part.some((word) => !/^\p{L}{3,30}$/u.test(word) || commonWords.has(word))) continue;
    const row = names.table.get(tableKey(part, names.language));
    if (row) return { food: { parts: [{ id: row.id, grams: 100 }], portion: 0, units: {} }, length };
  }
  return undefined;
}
