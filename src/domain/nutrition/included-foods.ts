import type { Mention } from './mention.ts';

/** Foods that are eaten beside a filled dish such as a burrito, not in it. */
const separate =
  /fries|chips|crisps|pommes|soup|soppa|coffee|kaffe|tea|te$|cola|coke|beer|öl$|juice|water|vatten|wine|vin$|milk|mjölk|läsk|soda|cake|kaka|cookie|salad$|sallad$/;

/** Sides that a dish can include, by the key of the everyday lists that says so: a kebab in pita includes bread. */
const includedSides: Record<string, RegExp> = {
  bread: /(?:bread|bun|pitt?a|roll|tortilla|wrap|naan|wheat|rye|bröd|bröde[tn])s?$/,
  noodles: /(?:noodle|nudla?r?)s?$/,
  rice: /(?:^|\b)(?:rice|ris|riset)$/,
  fries: /(?:fries|chips|pommes|strips)$/,
};

/** Returns whether a food is part of the dish that it is added to, as a side or a filling. */
export function isIncluded({ isAdded, amount, host, words }: Mention): boolean {
  if (!isAdded || !host || amount?.unit) return false;
  const { units } = host.named.food;
  if (units.filled !== undefined && !amount && !separate.test(words)) return true;
  return Object.entries(includedSides).some(([key, side]) => units[key] !== undefined && side.test(words));
}
