import type { DayValue, findUsual } from '#domain/measures/usual.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
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
/** The number of weeks beside a label in which a second label of the same height would touch it. */
const labelWeeks = 2;
/** The height of a label, in pixels. */
const labelHeight = 18;

/** Returns the colour of weeks below the goal. It is opaque, so that the band does not show through the bars. */
const paleColor = (area: Area): string => `color-mix(in oklab, ${areaColor(area)} 58%, var(--raised))`;

/**
 * Draws the bars of `WeekBars`, with the line at the goal and the band for the usual values. Only two bars have a
 * label: the highest, the newest if there are several, and the last complete week. A phone has no room for the second
 * label.
 */
export function WeekBarDrawing({ weeks, goal, area, usual, height, toY: y, format }: Props) {
  const { language } = useLanguage();
  const highest = Math.max(...weeks.map(({ value }) => value ?? 0));
  const named = findNamedWeek(weeks);
  const last = weeks.length - 2;
  const lastValue = weeks[last]?.value ?? 0;
  const isTouching = Math.abs(last - named) <= labelWeeks && y(lastValue) - y(highest) < labelHeight;
  const step = 100 / weeks.length;
  return (
    <svg aria-hidden="true" className="block w-full overflow-visible" height={height}>
      {usual && <QuartileBand usual={usual} toY={y} color={areaColor(area)} opacity={0.12} hasEdges />}
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
      {lastValue > 0 && !isTouching && (
        <text
          x={`${(last + 0.5) * step}%`}
          y={y(lastValue) - 6}
          textAnchor="middle"
          className="fill-(--ink) stroke-(--raised) stroke-4 text-small tabular-nums [paint-order:stroke] max-sm:hidden"
        >
          {formatNumber(lastValue, language, 1)}
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
      // Separates the bar from the band, whose colour is similar.
      stroke="var(--raised)"
      strokeWidth="2"
      paintOrder="stroke"
    />
  );
}

/** Returns the index of the week whose bar has a label: the newest of the highest. */
function findNamedWeek(weeks: readonly DayValue[]): number {
  const highest = Math.max(...weeks.map(({ value }) => value ?? 0));
  return weeks.findLastIndex(({ value }) => value === highest);
}

/** Returns where the label of a bar is: above the middle of the bar, or aligned with the edge if the bar is near it. */
function placeLabel(index: number, count: number) {
  if (index < edgeWeeks) return { x: 0, textAnchor: 'start' } as const;
  if (index >= count - edgeWeeks) return { x: '100%', textAnchor: 'end' } as const;
  return { x: `${((index + 0.5) * 100) / count}%`, textAnchor: 'middle' } as const;
}
