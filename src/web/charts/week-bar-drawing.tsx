import { useTranslation } from 'react-i18next';
import type { DayValue, findUsual } from '#domain/measures/usual.ts';
import { type Area, areaColor } from '#web/ui/area.ts';
import { QuartileBand } from './quartile-band.tsx';

interface Props {
  weeks: DayValue[];
  goal: number;
  area: Area;
  usual: ReturnType<typeof findUsual>;
  /** The height of the drawing, in pixels. */
  height: number;
  /** Returns the distance of a value from the upper edge of the drawing, in pixels. */
  toY: (value: number) => number;
  /** Returns a value with its unit. */
  format: (value: number) => string;
}

/** The number of weeks at each end whose bar is too close to the edge for a label in its middle. */
const edgeWeeks = 2;
/** The number of weeks that the label of the goal covers at most. */
const goalWeeks = 5;

/** Returns the colour of weeks below the goal. It is opaque, so that the band does not show through the bars. */
const paleColor = (area: Area): string => `color-mix(in oklab, ${areaColor(area)} 58%, var(--raised))`;

/**
 * Draws the bars of `WeekBars`, with the line at the goal and the band for the usual values. Only the highest bar has a
 * label, the newest if there are several, because a label of a lower bar would cover the bars beside it.
 */
export function WeekBarDrawing({ weeks, goal, area, usual, height, toY: y, format }: Props) {
  const { t } = useTranslation('charts');
  const highest = Math.max(...weeks.map(({ value }) => value ?? 0));
  const named = findNamedWeek(weeks);
  const goalEnd = findGoalEnd(weeks, goal);
  const step = 100 / weeks.length;
  return (
    <svg aria-hidden="true" className="block w-full overflow-visible" height={height}>
      {usual && <QuartileBand usual={usual} toY={y} color={areaColor(area)} />}
      <line x2="100%" y1={height - 0.5} y2={height - 0.5} stroke="var(--line)" />
      <line x2="100%" y1={y(goal)} y2={y(goal)} stroke="var(--control)" strokeDasharray="3 5" />
      {weeks.map((week, index) => (
        <Week
          key={week.day}
          week={week}
          area={area}
          isMet={(week.value ?? 0) >= goal}
          {...{ index, step, height, y }}
        />
      ))}
      {highest > 0 && (
        <text
          {...placeLabel(named, weeks.length)}
          y={y(highest) - 6}
          className="fill-(--ink) text-small font-semibold tabular-nums"
        >
          {format(highest)}
        </text>
      )}
      {goalEnd && (
        <text
          {...(goalEnd === 'left' ? { x: 0 } : { x: '100%', textAnchor: 'end' })}
          y={y(goal) - 6}
          className="fill-(--muted) text-small"
        >
          {t('weeks.goal', { goal: format(goal) })}
        </text>
      )}
    </svg>
  );
}

interface WeekProps extends Pick<Props, 'area' | 'height'> {
  week: DayValue;
  /** Whether the week reached the goal. */
  isMet: boolean;
  index: number;
  /** The width of a week, in percent of the drawing. */
  step: number;
  y: (value: number) => number;
}

/** Draws a week: a bar, a ring for 0, or a tick if it has no value. */
function Week({ week: { value }, isMet, index, step, area, height, y }: WeekProps) {
  const middle = `${(index + 0.5) * step}%`;
  if (value === null) {
    return <line x1={middle} x2={middle} y1={height - 6} y2={height} stroke="var(--control)" />;
  }
  if (value === 0) {
    return (
      <circle
        cx={middle}
        cy={height - 5}
        r="3.5"
        fill="var(--raised)"
        stroke={areaColor(area)}
        strokeWidth="1.5"
      />
    );
  }
  return (
    <rect
      x={`${index * step + step * 0.18}%`}
      width={`${step * 0.64}%`}
      y={Math.min(y(value), height - 3)}
      height={Math.max(3, height - y(value))}
      rx="4"
      fill={isMet ? areaColor(area) : paleColor(area)}
    />
  );
}

/** Returns the index of the week whose bar has a label: the newest of the highest. */
function findNamedWeek(weeks: readonly DayValue[]): number {
  const highest = Math.max(...weeks.map(({ value }) => value ?? 0));
  return weeks.findLastIndex(({ value }) => value === highest);
}

/**
 * Returns the end of the line at the goal that has room for a label, the right one if both have. Returns undefined if
 * bars, or the label of the highest bar, are in the way at both ends.
 */
export function findGoalEnd(weeks: readonly DayValue[], goal: number): 'left' | 'right' | undefined {
  const named = findNamedWeek(weeks);
  const isFree = (from: number, to: number) =>
    !(named >= from && named < to) && weeks.slice(from, to).every(({ value }) => (value ?? 0) < goal);
  if (isFree(Math.max(0, weeks.length - goalWeeks), weeks.length)) return 'right';
  return isFree(0, goalWeeks) ? 'left' : undefined;
}

/** Returns where the label of a bar is: above the middle of the bar, or aligned with the edge if the bar is near it. */
function placeLabel(index: number, count: number) {
  if (index < edgeWeeks) return { x: 0, textAnchor: 'start' } as const;
  if (index >= count - edgeWeeks) return { x: '100%', textAnchor: 'end' } as const;
  return { x: `${((index + 0.5) * 100) / count}%`, textAnchor: 'middle' } as const;
}
