import type { EverydayFood } from './everyday-foods.ts';
import { combineForms, type FoodNames, knownForms, type NamedFood } from './name-forms.ts';

const shortestPart = 3;
const shortestCompound = 8;
const longestCompound = 40;
const maxFillingGrams = 80;

/**
 * First parts of Swedish compounds that are accepted in addition to the words of everyday foods, such as `grill` in
 * `grillkorv`.
 */
const modifiers = new Set(
  `dill grill sourcream fullkorns surdegs barn jul påsk sommar vinter mini super hem hus stek ugns eko vego vegan kall varm lunch
  frukost kvälls fredags lördags söndags midsommar lyx snabb special protein lätt färsk laktosfri kryddad krydd stor små rostad
  ört örta havssalt salt stekt kokt rök gravad`.split(/\s+/),
);

/** Foods that are filled with the first part of a Swedish compound: a `kalkonmacka` is bread with turkey. */
const filledFoods = new Set(['macka', 'smörgås', 'fralla', 'toast', 'sallad', 'mackor', 'smörgåsar']);

/**
 * Returns the food of a Swedish compound of two known words, such as `laxsallad` (salmon salad). The food is the food
 * of the last word. If the last word is in `filledFoods`, the food is filled with the food of the first word. Returns
 * undefined if the word is not such a compound.
 */
export function splitCompound(word: string, names: FoodNames): NamedFood | undefined {
  if (names.language !== 'sv' || word.length < shortestCompound || word.length > longestCompound)
    return undefined;
  for (let split = shortestPart; split <= word.length - shortestPart; split++) {
    const modifier = modifierForms(word.slice(0, split)).find(
      (form) => names.everyday.words.has(form) || modifiers.has(form),
    );
    if (modifier === undefined) continue;
    const head = knownForms(word.slice(split), names);
    const food = head.length > 0 ? combineForms([head], names.everyday.byName) : undefined;
    if (!food) continue;
    const filling = head.some((form) => filledFoods.has(form))
      ? names.everyday.byName.get(modifier)
      : undefined;
    if (filling) return { food: fill(food, filling), length: 1, readAs: `${head[0]} + ${modifier}` };
    return { food, length: 1, readAs: head[0] ?? word };
  }
  return undefined;
}

/**
 * Returns the words from which the first part of a compound can be formed: `jordgubb` can be formed from `jordgubbe`,
 * and `fisks` from `fisk`.
 */
function modifierForms(part: string): string[] {
  return part.endsWith('s') ? [part, part.slice(0, -1)] : [part, `${part}a`, `${part}e`];
}

/** Returns a food filled with the usual amount of another food, at most 80 g. */
function fill(food: EverydayFood, filling: EverydayFood): EverydayFood {
  const { add, skiva } = filling.units;
  const usual = add ?? (skiva === undefined ? filling.portion : 2 * skiva);
  const grams = Math.min(usual, maxFillingGrams);
  const share = grams / filling.portion;
  const fillings = filling.parts.map((part) => ({ id: part.id, grams: part.grams * share }));
  return { parts: [...food.parts, ...fillings], portion: food.portion + grams, units: {} };
}
