import type { CalendarDay } from '../calendar-day.ts';
import type { Lag } from './exposure-series.ts';

/** An association between two measures in one person's days. It does not show a cause. */
export interface Finding {
  exposure: string;
  outcome: string;
  /** 0 if the outcome is on the same day as the exposure, 1 if it is on the next day. */
  lag: Lag;
  /** The difference in the outcome, in its unit, per unit of the exposure, or between yes and no. */
  effect: number;
  /** The ends of the 95% confidence interval of the effect. */
  low: number;
  high: number;
  /** The calibrated probability, 0 to 1, that the effect is real and has the right sign. */
  confidence: number;
  /** The number of days on which both values were known. */
  days: number;
  /**
   * The number of tests at the same look: each pair of metrics is tested at two lags. On average 1 in 10 findings is
   * due to chance.
   */
  pairsChecked: number;
  /** The day of the look that first found it. */
  firstSeen: CalendarDay;
  /** The day of the look that computed these numbers. */
  lastChecked: CalendarDay;
  status: 'current' | 'withdrawn';
}

/** Returns a key of the pair. A person has at most one finding per key. */
export const findingKey = ({ exposure, outcome }: { exposure: string; outcome: string }) =>
  JSON.stringify([exposure, outcome]);
