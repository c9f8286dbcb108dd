import type { CalendarDay } from '../calendar-day.ts';

/**
 * The role in the analysis: something that a person does (exposure), something it may affect (outcome), both, or none.
 */
type MetricRole = 'exposure' | 'outcome' | 'both' | 'none';

/** A daily measure as the insight engine sees it. */
export interface Metric {
  name: string;
  kind: 'yesNo' | 'number';
  role: MetricRole;
  /** Metrics that share an origin are never paired: one is computed from the other, or both come from one answer. */
  origins?: readonly string[];
  /** The smallest difference that matters to a person, in the metric's unit. If omitted, any difference counts. */
  smallestDifference?: number;
}

/** The value of a day. If a day occurs twice, the last value counts. */
export interface DayValue {
  day: CalendarDay;
  value: number;
}

/** A metric with its values, in any order. A day without an entry is unknown, which differs from 0 or no. */
export interface MetricSeries extends Metric {
  values: readonly DayValue[];
}
