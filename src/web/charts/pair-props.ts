interface Series {
  label: string;
  /** A CSS colour. */
  color: string;
  /** The value with its unit, as it is read. */
  formatValue: (value: number) => string;
}

interface PairPoint {
  /** On the axis, in short. */
  label: string;
  /** In the table and when pointed at, in full. */
  name: string;
  first: number;
  second: number;
}

export interface PairProps {
  points: readonly PairPoint[];
  first: Series;
  second: Series;
  /** Of the value axis both share: lowest, highest. */
  domain: [number, number];
  ticks: number[];
}
