import type { CalendarDay } from '../calendar-day.ts';

/**
 * The role in the analysis. An exposure is something that a person does. An outcome is something that an exposure may
 * affect. A metric with the role `none` is not compared with other metrics.
 */
type MetricRole = 'exposure' | 'outcome' | 'both' | 'none';

/** A daily measure with the properties that the analysis needs. */
export interface Metric {
  name: string;
  kind: 'yesNo' | 'number';
  role: MetricRole;
  /** What the values are computed from. Metrics that share an origin are never compared with each other. */
  origins?: readonly string[];
  /** The smallest difference that matters to a person, in the metric's unit. If omitted, any difference counts. */
  smallestDifference?: number;
}

/** The value of a day. If a day occurs twice, its last value is used. */
export interface DayValue {
  day: CalendarDay;
  value: number;
}

/** A metric with its values, in any order. A day without an entry is unknown. It does not count as 0 or no. */
export interface MetricSeries extends Metric {
  values: readonly DayValue[];
}
