import { type MeasureName, measureNames, measures } from '../measures/catalogue.ts';

/** The fields that decide which of two mirrored pairs is kept. */
interface DirectedPair {
  exposure: MeasureName;
  outcome: MeasureName;
  lag: 0 | 1;
  status: 'current' | 'withdrawn';
}

const roleOrder = { exposure: 0, both: 1, outcome: 2, none: 3 };

/**
 * Returns the pairs, but keeps only one of two mirrored pairs. Mirrored pairs have the same two measures on the same
 * day, with exposure and outcome exchanged. Keeps a current pair rather than a withdrawn pair. If both have the same
 * status, keeps the pair whose exposure comes first in this order: by role (`roleOrder`), then measures of the night
 * before measures of the day, then by the order of the measure catalogue.
 */
export function withoutMirrored<Pair extends DirectedPair>(pairs: readonly Pair[]): Pair[] {
  return pairs.filter((pair) => {
    const mirrored = pairs.find((other) => isMirrored(pair, other));
    if (!mirrored) return true;
    if (pair.status !== mirrored.status) return pair.status === 'current';
    return compareOrder(pair.exposure, mirrored.exposure) < 0;
  });
}

const isMirrored = (one: DirectedPair, other: DirectedPair): boolean =>
  one.lag === 0 && other.lag === 0 && one.exposure === other.outcome && one.outcome === other.exposure;

function compareOrder(one: MeasureName, other: MeasureName): number {
  const nightFirst = (name: MeasureName) => (measures[name].dayRule === 'wokeUp' ? 0 : 1);
  return (
    roleOrder[measures[one].role] - roleOrder[measures[other].role] ||
    nightFirst(one) - nightFirst(other) ||
    measureNames.indexOf(one) - measureNames.indexOf(other)
  );
}
