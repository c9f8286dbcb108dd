import { quantile } from './quantile.ts';

/** A day on which both measures of a pair are known. */
interface PairedDay {
  exposure: number;
  outcome: number;
}

/** A summary of the outcome in a group of days. */
export interface PairGroup {
  /** The number of days. */
  days: number;
  mean: number;
  /** The lower quartile. */
  low: number;
  /** The upper quartile. */
  high: number;
}

/** A descriptive summary of a pair. It has no statistical test and is not adjusted for weekdays and trends. */
interface PairSummary {
  /** The number of days on which both measures are known. */
  days: number;
  /**
   * For a yes/no exposure, the days with no. For a numeric exposure, the third of all days on which the exposure was
   * lowest. Undefined if there are no such days.
   */
  less: PairGroup | undefined;
  /**
   * For a yes/no exposure, the days with yes. For a numeric exposure, the third of all days on which the exposure was
   * highest. Undefined if there are no such days.
   */
  more: PairGroup | undefined;
}

/**
 * Returns the mean and the quartiles of the outcome for two groups of days. For a yes/no exposure, the groups are
 * the days with no and the days with yes. For a numeric exposure, the groups are the third of all days on which the
 * exposure was lowest and the third on which it was highest.
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
    mean: values.reduce((sum, value) => sum + value, 0) / values.length,
    low: quantile(values, 0.25),
    high: quantile(values, 0.75),
  };
}
