import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import type { DayValue, Usual } from '#domain/measures/usual.ts';
import { QuartileBand } from './quartile-band.tsx';
import { verticalScale } from './vertical-scale.ts';

interface Props {
  /** The days from left to right. The last day is today. */
  days: readonly DayValue[];
  usual: Usual | null;
  /** A CSS colour. */
  color: string;
  /** The smallest difference between two values that is worth noticing, in their unit (see `verticalScale`). */
  smallestDifference: number;
  /** Whether today's value is a total that can still grow, so that it cannot be compared with whole days. */
  growsDuringDay?: boolean;
  /** The height of the drawing in pixels. */
  height?: number;
  /** Whether the values fill the height (see `verticalScale`). Then the points and the lines are bolder. */
  fillsHeight?: boolean;
  /** Whether higher values are lower, as later times of a night are in its drawing. */
  isInverted?: boolean;
  /** Whether dashed lines join the points on both sides of days without a value. */
  bridgesGaps?: boolean;
  /** The days with a vertical line, as indexes, so that drawings below each other can be compared. */
  marks?: readonly number[];
  /**
   * Returns a value with its unit. If given, the highest and the lowest point have a text. Leaves out today if today's
   * value can still grow.
   */
  format?: (value: number) => string;
}

/** The free space above and below the values if two of them have a text, in pixels. */
const labelledPadding = 26;

/** The smallest share of days with a value whose points are joined. Lines between fewer points would be fragments. */
const minJoinedShare = 0.8;

/** Returns the horizontal position of a day, in percent of the drawing. */
export const usualPlace = (index: number, count: number): number => 2 + (96 * index) / (count - 1);

/**
 * Draws a measure's days as points over the band between the quartiles of the usual values. Lines join the points of
 * consecutive days, unless many days have no value (see `minJoinedShare`). A day without a value is a gap, which
 * `bridgesGaps` fills with a dashed line. The point of today is larger, and a ring if today's value can still grow. In
 * a narrow container, the points of the other days are smaller if they are joined and many. With `format`, texts at the
 * highest and at the lowest point take the place of a vertical axis.
 */
export function UsualDrawing({
  days,
  usual,
  color,
  smallestDifference,
  growsDuringDay = false,
  fillsHeight = false,
  isInverted = false,
  bridgesGaps = false,
  marks = [],
  format,
  height = format ? 104 : 72,
}: Props) {
  const scale = verticalScale({
    ...{ days, usual, smallestDifference, height, fillsHeight },
    ...(format && { padding: labelledPadding }),
  });
  const toY = (value: number) => (isInverted ? height - scale(value) : scale(value));
  const toX = (index: number) => `${usualPlace(index, days.length).toFixed(2)}%`;
  const points = days.map(({ day, value }, index) => ({
    day,
    x: toX(index),
    y: value === null ? null : toY(value),
  }));
  const known = points.filter((point): point is KnownPoint => point.y !== null);
  const isJoined = bridgesGaps || known.length >= minJoinedShare * days.length;
  const areDense = isJoined && days.length > 7;
  return (
    <svg aria-hidden="true" className="my-2 block w-full overflow-visible" height={height}>
      {marks.map((index) => (
        <line key={index} x1={toX(index)} x2={toX(index)} y2="100%" stroke="var(--line)" />
      ))}
      {usual && <QuartileBand {...{ usual, toY, color }} />}
      {isJoined && (
        <Lines
          points={growsDuringDay ? known.filter(({ day }) => day !== days.at(-1)?.day) : known}
          {...{ color, fillsHeight, bridgesGaps }}
        />
      )}
      {points.map(({ day, x, y }, index) => {
        if (y === null) return null;
        const isToday = index === points.length - 1;
        return isToday ? (
          <circle
            key={day}
            cx={x}
            cy={y}
            r={fillsHeight ? 5.5 : areDense ? 4.5 : growsDuringDay ? 5 : 6}
            fill={growsDuringDay ? 'var(--raised)' : color}
            stroke={growsDuringDay ? color : 'var(--raised)'}
            strokeWidth={areDense && !growsDuringDay ? 1.5 : 2}
          />
        ) : (
          <circle
            key={day}
            cx={x}
            cy={y}
            r={fillsHeight ? 3 : areDense ? 2.25 : 3.5}
            fill={color}
            opacity={fillsHeight ? 0.9 : 0.75}
            className={areDense ? '@max-[11rem]:[r:1.4px]' : undefined}
          />
        );
      })}
      {format && (
        <Extremes
          days={growsDuringDay ? days.slice(0, -1) : days}
          {...{ toY, format, isInverted }}
          count={days.length}
        />
      )}
    </svg>
  );
}

interface KnownPoint {
  day: CalendarDay;
  x: string;
  y: number;
}

/** Joins the points of consecutive days, and with `bridgesGaps` also the other points, by dashed lines. */
const Lines = ({
  points,
  color,
  fillsHeight,
  bridgesGaps,
}: { points: KnownPoint[] } & Pick<Props, 'color' | 'fillsHeight' | 'bridgesGaps'>) =>
  points.slice(1).map((point, index) => {
    const before = points[index];
    if (!before) return null;
    const isGap = addDays(before.day, 1) !== point.day;
    if (isGap && !bridgesGaps) return null;
    return (
      <line
        key={point.day}
        x1={before.x}
        y1={before.y}
        x2={point.x}
        y2={point.y}
        stroke={color}
        strokeWidth={(isGap ? 1 : 1.5) + (fillsHeight ? 0.5 : 0)}
        strokeDasharray={isGap ? '2 3' : undefined}
        opacity={fillsHeight ? 0.7 : 0.5}
      />
    );
  });

interface ExtremesProps extends Required<Pick<Props, 'days' | 'format' | 'isInverted'>> {
  toY: (value: number) => number;
  /** The number of days in the drawing. */
  count: number;
}

/** Writes the values of the highest and of the lowest point above and below them. Equal texts are written once. */
function Extremes({ days, toY, format, isInverted, count }: ExtremesProps) {
  const known = days.flatMap(({ value }, index) => (value === null ? [] : [{ value, index }]));
  const most = known.toSorted((one, other) => other.value - one.value)[0];
  const least = known.toSorted((one, other) => one.value - other.value)[0];
  if (!most || !least) return null;
  const [highest, lowest] = isInverted ? [least, most] : [most, least];
  const isFlat = format(most.value) === format(least.value);
  return [
    { ...highest, offset: -10 },
    { ...lowest, offset: 19 },
  ]
    .slice(0, isFlat ? 1 : 2)
    .map(({ value, index, offset }) => (
      <text
        key={offset}
        x={`${usualPlace(index, count)}%`}
        y={toY(value) + offset}
        textAnchor={anchorAt((index + 0.5) / count)}
        fontSize="13"
        fill="var(--muted)"
        className="tabular-nums"
      >
        {format(value)}
      </text>
    ));
}

/** Keeps a text near an edge inside the drawing. `place` is from 0 at the left edge to 1 at the right edge. */
const anchorAt = (place: number) => (place < 0.15 ? 'start' : place > 0.85 ? 'end' : 'middle');
