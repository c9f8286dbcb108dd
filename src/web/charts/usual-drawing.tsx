import type { DayValue, Usual } from '#domain/measures/usual.ts';

interface Props {
  /** The days from left to right. The last day is today. */
  days: readonly DayValue[];
  usual: Usual | null;
  /** A CSS colour. */
  color: string;
  /**
   * The smallest difference between two values that is worth noticing, in their unit. The height of the drawing covers
   * at least ten times this difference.
   */
  smallestDifference: number;
  /**
   * If given, divides the days into two groups: the days in this set are dots, and all other days are rings. The points
   * are then not joined, and the point of today is not larger.
   */
  dots?: ReadonlySet<string>;
  /** Whether today's value is a total that can still grow, so that it cannot be compared with whole days. */
  growsDuringDay?: boolean;
}

/** The height of the drawing in pixels. */
const height = 72;
/** The free space above and below the values, in pixels. */
const padding = 10;

/** Returns the horizontal position of a day, in percent of the drawing. */
export const usualPlace = (index: number, count: number): number => 2 + (96 * index) / (count - 1);

/**
 * Draws a measure's days as points over the band between the quartiles of the usual values. Lines join the points of
 * consecutive days. A day without a value is a gap. The point of today is larger, and a ring if today's value can still
 * grow.
 */
export function UsualDrawing({
  days,
  usual,
  color,
  smallestDifference,
  dots,
  growsDuringDay = false,
}: Props) {
  const toY = verticalScale(days, usual, smallestDifference);
  const toX = (index: number) => `${usualPlace(index, days.length).toFixed(2)}%`;
  const points = days.map(({ day, value }, index) => ({
    day,
    x: toX(index),
    y: value === null ? null : toY(value),
  }));
  return (
    <svg aria-hidden="true" className="my-2 block w-full overflow-visible" height={height}>
      {usual && (
        <rect
          width="100%"
          y={toY(usual.high) - 1}
          height={toY(usual.low) - toY(usual.high) + 2}
          rx="4"
          fill={color}
          opacity="0.22"
        />
      )}
      {points.map((point, index) => {
        const before = points[index - 1];
        const isUnfinished = growsDuringDay && index === points.length - 1;
        if (dots || isUnfinished || !before || before.y === null || point.y === null) return null;
        return (
          <line
            key={point.day}
            x1={before.x}
            y1={before.y}
            x2={point.x}
            y2={point.y}
            stroke={color}
            strokeWidth="1.5"
            opacity="0.5"
          />
        );
      })}
      {points.map(({ day, x, y }, index) => {
        if (y === null) return null;
        if (dots) return <SplitPoint key={day} {...{ x, y, color }} isDot={dots.has(day)} />;
        const isToday = index === points.length - 1;
        return isToday ? (
          <circle
            key={day}
            cx={x}
            cy={y}
            r={growsDuringDay ? 5 : 6}
            fill={growsDuringDay ? 'var(--raised)' : color}
            stroke={growsDuringDay ? color : 'var(--raised)'}
            strokeWidth="2"
          />
        ) : (
          <circle key={day} cx={x} cy={y} r={days.length > 7 ? 2.25 : 3.5} fill={color} opacity="0.75" />
        );
      })}
    </svg>
  );
}

interface SplitPointProps {
  x: string;
  y: number;
  color: string;
  isDot: boolean;
}

const SplitPoint = ({ x, y, color, isDot }: SplitPointProps) => (
  <circle
    cx={x}
    cy={y}
    r={isDot ? 5 : 4}
    fill={isDot ? color : 'var(--raised)'}
    stroke={isDot ? 'var(--raised)' : color}
    strokeWidth={isDot ? 1 : 2}
  />
);

/**
 * Returns a function that converts a value to its distance from the upper edge of the drawing, in pixels. All values
 * and the band fit into the drawing, and the band fills at most half of the drawing's height. The scale does not start
 * at zero.
 */
function verticalScale(days: readonly DayValue[], usual: Usual | null, smallestDifference: number) {
  const values = days.flatMap(({ value }) => (value === null ? [] : [value]));
  const all = usual ? [...values, usual.low, usual.high] : values;
  const [lowest, highest] = all.length === 0 ? [0, 0] : [Math.min(...all), Math.max(...all)];
  const bandHeight = usual ? usual.high - usual.low : 0;
  const span = Math.max(highest - lowest, bandHeight * 2, smallestDifference * 10) || 1;
  const middle = (lowest + highest) / 2;
  return (value: number) => height / 2 - ((value - middle) / span) * (height - 2 * padding);
}
