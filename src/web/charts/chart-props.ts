export interface ChartPoint {
  /** The full name of the point, shown in the table and the tooltip. */
  name: string;
  value: number;
  /** The position on the horizontal axis in days. */
  at: number;
  /** The smoothed value at this point. If the points have smoothed values, the raw values are drawn as dots. */
  trend?: number | undefined;
}

/** A labelled day of a horizontal axis. `at` is its position, in the same unit as `at` of `ChartPoint`. */
export interface AxisDay {
  at: number;
  label: string;
}

export interface ChartProps {
  points: ChartPoint[];
  /** A CSS colour. */
  color: string;
  /** The labelled days of the horizontal axis, from its first to its last day. */
  axisDays: readonly AxisDay[];
  /** The positions at which the line is interrupted, in the unit of `at`. Each position is between two points. */
  breaks?: readonly number[];
  /** The lowest and highest number on the value axis. */
  domain: [number, number];
  ticks?: number[];
  /** The short unit on the value axis, such as '%' or 'of 10'. */
  unit: string;
  /** Returns the value with its unit. */
  formatValue: (value: number) => string;
  /** The name of the smoothed line, if the points have a trend. */
  trendHeading?: string;
}
