import { at } from './vector.ts';

/** Returns the ranks of the values, from 1. Equal values share their average rank. */
export function averageRanks(values: ArrayLike<number>): Float64Array {
  const order = Array.from(values, (_, index) => index).sort((a, b) => at(values, a) - at(values, b));
  const ranks = new Float64Array(order.length);
  for (let start = 0; start < order.length; ) {
    let end = start + 1;
    while (end < order.length && at(values, at(order, end)) === at(values, at(order, start))) end++;
    for (let i = start; i < end; i++) ranks[at(order, i)] = (start + 1 + end) / 2;
    start = end;
  }
  return ranks;
}
