export interface DayPoint {
  /** The short name of the day, shown below the point. A line break in it is kept. */
  label: string;
  /** The full name of the day, shown in the table. */
  name: string;
  value: number;
  /** The number of days from 1970-01-01 to the day (see `toDayNumber`). */
  at: number;
  /** Whether the value was estimated instead of measured. The bar of an estimated value is an outline. */
  isEstimated?: boolean;
  /** Whether the value is a total that can still grow today. Its bar is an outline without dashes. */
  isUnfinished?: boolean;
}

interface Props {
  kind: 'line' | 'bar';
  point: DayPoint;
  /** The middle of the point's column, as an SVG length. */
  x: string;
  /** The left edge and the width of a bar, as SVG lengths. */
  left: string;
  width: string;
  /** The distance of the value from the upper edge, in pixels. */
  y: number;
  /** A CSS colour. */
  color: string;
  /** The value as text. Undefined draws no text. */
  text: string | undefined;
  isTextBelow: boolean;
}

/** Draws the value of a day as a bar or as a dot, with its text above or below it. */
export function DayMark({ kind, point, x, left, width, y, color, text, isTextBelow }: Props) {
  return (
    <g>
      {kind === 'bar' ? (
        <Bar {...{ point, left, width, y, color }} />
      ) : (
        <circle cx={x} cy={y} r="5.5" fill={color} stroke="var(--raised)" strokeWidth="2" />
      )}
      {text !== undefined && (
        <text
          x={x}
          y={isTextBelow ? y + 22 : y - 12}
          textAnchor="middle"
          className="fill-(--ink) text-small font-semibold tabular-nums"
        >
          {text}
        </text>
      )}
    </g>
  );
}

/** The height of the drawing in pixels. */
export const columnsHeight = 172;

type BarProps = Pick<Props, 'point' | 'left' | 'width' | 'y' | 'color'>;

/** Draws a filled bar for a measured value, and an outline for an estimated value and for an unfinished total. */
function Bar({ point, left, width, y, color }: BarProps) {
  const style = point.isEstimated
    ? { fill: 'transparent', stroke: color, strokeWidth: 1.5, strokeDasharray: '4 3' }
    : point.isUnfinished
      ? { fill: 'var(--raised)', stroke: color, strokeWidth: 2 }
      : { fill: color };
  return <rect x={left} width={width} y={y} height={Math.max(3, columnsHeight - y)} rx="5" {...style} />;
}
