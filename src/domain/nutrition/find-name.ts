import { commonWords } from './common-words.ts';
import { correctSpelling } from './correct-spelling.ts';
import { combineForms, type FoodNames, knownForms, type NamedFood } from './name-forms.ts';
import { splitCompound } from './split-compound.ts';
import { tableKey } from './table-names.ts';

const longestTableName = 4;
const longestMisspelledName = 3;

/** Returns the food with the longest name that starts at an index of the words, or undefined. */
export function findName(words: readonly string[], start: number, names: FoodNames): NamedFood | undefined {
  const everyday = findEveryday(words, start, names);
  const length = everyday?.length ?? 0;
  const shortest = everyday?.readAs ? length : length + 1;
  return findInTable(words, start, shortest, names) ?? everyday;
}

/** Returns the food of the longest everyday name: as written, then misspelled, then as a compound. */
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
  const misspelled = findMisspelled(words, start, (exact?.length ?? 0) + 1, names);
  return misspelled ?? exact ?? splitCompound(words[start] ?? '', names);
}

/** Returns the food of a name of up to three words of which some are misspelled, or undefined. */
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

/** Returns the table row whose complete name is in the words, in any order, or undefined. */
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
