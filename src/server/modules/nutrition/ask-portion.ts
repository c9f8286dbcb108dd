import type { ParsedItem } from '#contracts/foods.ts';

/**
 * The sizes that a person can choose, as factors of the estimated weight. More sizes are above the estimate than below
 * it, because weights are more often estimated too low.
 */
const sizes = [
  { factor: 0.5, en: 'Half as much', sv: 'Hälften så mycket' },
  { factor: 1, en: 'About this much', sv: 'Ungefär så här mycket' },
  { factor: 1.5, en: 'Half as much again', sv: 'En halv gång till' },
  { factor: 2, en: 'Twice as much', sv: 'Dubbelt så mycket' },
] as const;

/**
 * Returns the question about the weight of the food with the most energy, because an error in this
 * weight changes the energy of the meal most. `item` is the index of that food in `items`. Returns
 * null if no food has a known energy above 0.
 */
export function askPortion(items: readonly ParsedItem[], language: 'en' | 'sv') {
  let largest = -1;
  for (const [index, { kcal }] of items.entries())
    if ((kcal ?? 0) > (items[largest]?.kcal ?? 0)) largest = index;
  const item = items[largest];
  if (!item) return null;
  const choices = sizes.map(({ factor, [language]: label }) => ({
    label,
    grams: Math.max(1, Math.round(item.grams * factor)),
  }));
  return { item: largest, choices };
}
