import type { Amount } from './weigh.ts';

/**
 * Combines two amounts of one food: `2 x 40 g` is 80 g, and `a 330 ml can` is 330 ml. An amount in brackets (`isAside`)
 * replaces the first amount: `3 slices (90 g)` is 90 g.
 */
export function combineAmounts(first: Amount | undefined, second: Amount, isAside: boolean): Amount {
  if (Number.isNaN(second.count))
    return first ? { ...first, unit: second.unit } : { count: 1, unit: second.unit };
  if (!first || isAside) return second;
  if (isMeasured(first) && !isMeasured(second)) return first;
  const count = first.count * second.count;
  if (!first.unit && second.unit) return { ...second, count, range: first.range };
  return { ...second, count };
}

/** Returns whether an amount has a unit of mass or volume. */
const isMeasured = ({ unit }: Amount) => Boolean(unit?.grams ?? unit?.millilitres);
