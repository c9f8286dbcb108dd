import type { Mention } from './mention.ts';

/** Matches foods that are eaten beside a filled dish such as a burrito, and not as its filling. */
const separate =
  /fries|chips|crisps|pommes|soup|soppa|coffee|kaffe|tea|te$|cola|coke|beer|öl$|juice|water|vatten|wine|vin$|milk|mjölk|läsk|soda|cake|kaka|cookie|salad$|sallad$/;

/** Patterns for sides that a dish can include, by the key in `EverydayFood.units`. A kebab in pita includes `bread`. */
const includedSides: Record<string, RegExp> = {
  bread: /(?:bread|bun|pitt?a|roll|tortilla|wrap|naan|wheat|rye|bröd|bröde[tn])s?$/,
  noodles: /(?:noodle|nudla?r?)s?$/,
  rice: /(?:^|\b)(?:rice|ris|riset)$/,
  fries: /(?:fries|chips|pommes|strips)$/,
};

/** Returns whether a food is already included in the dish to which it is added, as a side or as a filling. */
export function isIncluded({ isAdded, amount, host, words }: Mention): boolean {
  if (!isAdded || !host || amount?.unit) return false;
  const { units } = host.named.food;
  if (units.filled !== undefined && !amount && !separate.test(words)) return true;
  return Object.entries(includedSides).some(([key, side]) => units[key] !== undefined && side.test(words));
}
