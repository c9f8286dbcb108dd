export interface ChartPoint {
  /** On the axis, in short. */
  label: string;
  /** In the table and when pointed at, in full. */
  name: string;
  value: number;
  /** Where on the axis, in days, for points that lie unevenly; all points have it or none. */
  at?: number;
  /** The smoothed line at this point. Where there is one the values are dots. */
  trend?: number | undefined;
}

export interface ChartProps {
  points: ChartPoint[];
  /** A CSS colour. */
  color: string;
  /** Of the value axis: lowest, highest. */
  domain: [number, number];
  ticks?: number[];
  /** Of the value axis, in short: '%', 'of 10'. */
  unit: string;
  /** The value with its unit, as it is read. */
  formatValue: (value: number) => string;
  /** What the smoothed line is called, if the points have one. */
  trendHeading?: string;
}
