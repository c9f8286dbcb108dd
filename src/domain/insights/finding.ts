import type { CalendarDay } from '../calendar-day.ts';
import type { Lag } from './exposure-series.ts';

/** Something that goes with something else in one person's days. It says nothing about causes. */
export interface Finding {
  exposure: string;
  outcome: string;
  /** 0: on the same day. 1: on the day after the exposure. */
  lag: Lag;
  /** The difference in outcome units per unit of the exposure, or for yes against no. */
  effect: number;
  /** The 95 % interval of the effect. */
  low: number;
  high: number;
  /** The calibrated probability, 0 to 1, that the effect is real and has the right sign. */
  confidence: number;
  /** The days on which both values were known. */
  days: number;
  /** The tests made at the same look: pairs of metrics, each at both lags. About 1 in 10 findings is chance. */
  pairsChecked: number;
  /** The day of the look at which it was found. */
  firstSeen: CalendarDay;
  /** The day of the look that the figures are of. */
  lastChecked: CalendarDay;
  status: 'current' | 'withdrawn';
}

/** Returns the key under which a person has at most one finding. */
export const findingKey = ({ exposure, outcome }: { exposure: string; outcome: string }) =>
  JSON.stringify([exposure, outcome]);
