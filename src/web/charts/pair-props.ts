interface Series {
  label: string;
  /** A CSS colour. */
  color: string;
  /** Returns the value with its unit. */
  formatValue: (value: number) => string;
}

interface PairPoint {
  /** The short name of the point, shown on the axis. */
  label: string;
  /** The full name of the point, shown in the table and the tooltip. */
  name: string;
  first: number;
  second: number;
}

export interface PairProps {
  points: readonly PairPoint[];
  first: Series;
  second: Series;
  /** The lowest and the highest number of the value axis, which both lines share. */
  domain: [number, number];
  ticks: number[];
}
