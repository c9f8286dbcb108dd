import type { DayValue, Usual } from '#domain/measures/usual.ts';
import { AxisTick } from './axis-tick.tsx';
import { type MeanGroup, MeanLine } from './mean-line.tsx';
import { QuartileBand } from './quartile-band.tsx';
import { verticalScale } from './vertical-scale.ts';

interface Props {
  /** The days from left to right. */
  days: readonly DayValue[];
  /** The values that have a tick on the vertical axis. The texts of the ticks are to the left of the drawing. */
  ticks?: readonly { value: number; text: string }[];
  /** Draws a band between the quartiles behind the days. */
  usual?: Usual;
  /** A CSS colour. */
  color: string;
  /** The smallest difference between two values that is worth noticing, in their unit. */
  smallestDifference: number;
  /** The days that are drawn as dots. All other days are rings. */
  dotDays: ReadonlySet<string>;
  dots: MeanGroup | undefined;
  rings: MeanGroup | undefined;
}

const height = 128;
/** The smallest distance between the texts of the two means, in pixels. */
const textDistance = 18;

/** Returns the width that the texts of the means need to the right of the drawing, as a CSS length. */
export const meanWidth = (groups: readonly (MeanGroup | undefined)[]): string =>
  `${Math.max(...groups.map((group) => group?.text.length ?? 0)) + 1}ch`;

/** Returns the horizontal position of a day, in percent of the drawing. */
const splitPlace = (index: number, count: number): number => 2 + (96 * index) / (count - 1);

/**
 * Draws two groups of days: one as dots, the other as rings. A solid line shows the mean of the dots, a dashed line the
 * mean of the rings. The texts of the means are to the right of the drawing (see `meanWidth`).
 */
export function SplitDrawing({ days, ticks = [], usual, color, smallestDifference, ...groups }: Props) {
  const { dotDays, dots, rings } = groups;
  const means = [dots, rings].flatMap((group) => group?.mean ?? []);
  const others = [...means, ...ticks.map(({ value }) => value)];
  const toY = verticalScale({ days, usual: usual ?? null, smallestDifference, height, others });
  const isDotsAbove = (dots?.mean ?? 0) >= (rings?.mean ?? 0);
  const middle = means.reduce((sum, mean) => sum + toY(mean), 0) / means.length;
  const textY = (mean: number, isAbove: boolean) => {
    if (means.length < 2) return toY(mean);
    const least = textDistance / 2;
    return isAbove ? Math.min(toY(mean), middle - least) : Math.max(toY(mean), middle + least);
  };
  return (
    <svg aria-hidden="true" className="my-2 block w-full overflow-visible" height={height}>
      {ticks.map(({ value, text }) => (
        <AxisTick key={value} text={text} y={toY(value)} end={100} />
      ))}
      {usual && <QuartileBand {...{ usual, toY, color }} />}
      {rings && (
        <MeanLine
          group={rings}
          y={toY(rings.mean)}
          textY={textY(rings.mean, !isDotsAbove)}
          color={color}
          isDashed
        />
      )}
      {dots && (
        <MeanLine group={dots} y={toY(dots.mean)} textY={textY(dots.mean, isDotsAbove)} color={color} />
      )}
      <DayMarks {...{ days, dotDays, color, toY }} />
    </svg>
  );
}

interface DayMarksProps extends Pick<Props, 'days' | 'dotDays' | 'color'> {
  toY: (value: number) => number;
}

function DayMarks({ days, dotDays, color, toY }: DayMarksProps) {
  return days.map(({ day, value }, index) => {
    if (value === null) return null;
    const isDot = dotDays.has(day);
    return (
      <circle
        key={day}
        cx={`${splitPlace(index, days.length).toFixed(2)}%`}
        cy={toY(value)}
        r={isDot ? 5 : 4}
        className={isDot ? 'max-sm:[r:3.5px]' : 'max-sm:[r:3px]'}
        fill={isDot ? color : 'var(--raised)'}
        stroke={isDot ? 'var(--raised)' : color}
        strokeWidth={isDot ? 1 : 2}
      />
    );
  });
}
