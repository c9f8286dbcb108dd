import { quantile } from './quantile.ts';

/** A day on which both measures of a pair are known. */
interface PairedDay {
  exposure: number;
  outcome: number;
}

/** The outcome on one side of a pair: the days with yes, or the third of days with the least or most. */
export interface PairGroup {
  days: number;
  median: number;
  /** The middle half of the values. */
  low: number;
  high: number;
}

/** A description of a pair's days. It claims nothing: it has no test, and weekdays and trends are not adjusted for. */
interface PairSummary {
  days: number;
  /** The days without, or with the least of, the exposure. Undefined if there are none. */
  less: PairGroup | undefined;
  /** The days with, or with the most of, the exposure. Undefined if there are none. */
  more: PairGroup | undefined;
}

/**
 * Returns the outcome's median and middle half on both sides of a pair. A yes/no exposure is split into no and yes, a
 * number into the lowest and the highest third of its days.
 */
export function summarisePair(days: readonly PairedDay[], isYesNo: boolean): PairSummary {
  const ordered = days.toSorted((a, b) => a.exposure - b.exposure);
  const third = Math.floor(ordered.length / 3);
  const less = isYesNo ? ordered.filter(({ exposure }) => exposure < 0.5) : ordered.slice(0, third);
  const more = isYesNo
    ? ordered.filter(({ exposure }) => exposure >= 0.5)
    : ordered.slice(ordered.length - third);
  return { days: days.length, less: summarise(less), more: summarise(more) };
}

function summarise(days: readonly PairedDay[]): PairGroup | undefined {
  if (days.length === 0) return undefined;
  const values = days.map(({ outcome }) => outcome).sort((a, b) => a - b);
  return {
    days: values.length,
    median: quantile(values, 0.5),
    low: quantile(values, 0.25),
    high: quantile(values, 0.75),
  };
}
