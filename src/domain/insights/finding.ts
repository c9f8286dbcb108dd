import type { CalendarDay } from '../calendar-day.ts';
import type { Lag } from './exposure-series.ts';

/**
 * An association between two measures in one person's days. The association does not show a cause.
 */
export interface Finding {
  exposure: string;
  outcome: string;
  /** 0 if the outcome is on the same day as the exposure, 1 if it is on the next day. */
  lag: Lag;
  /**
   * The difference in the outcome, in the outcome's unit, per unit of the exposure. For a yes/no exposure, the outcome
   * on days with yes minus the outcome on days with no.
   */
  effect: number;
  /** The lower end of the 95% confidence interval of the effect. */
  low: number;
  /** The upper end of the 95% confidence interval of the effect. */
  high: number;
  /** The calibrated probability, 0 to 1, that the effect is real and has the right sign. */
  confidence: number;
  /** The number of days on which both values were known. */
  days: number;
  /**
   * The number of tests in the analysis that last updated this finding. The analysis tests a pair of metrics up to
   * twice: with the outcome on the same day, and with the outcome on the next day.
   */
  pairsChecked: number;
  /** The day of the analysis that first found the association. */
  firstSeen: CalendarDay;
  /** The day of the analysis that last updated this finding. */
  lastChecked: CalendarDay;
  status: 'current' | 'withdrawn';
}

/** Returns a key for a pair of metrics. A person has at most one finding per key. */
export const findingKey = ({ exposure, outcome }: { exposure: string; outcome: string }) =>
  JSON.stringify([exposure, outcome]);
