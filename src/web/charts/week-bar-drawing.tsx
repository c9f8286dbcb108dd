import { numberFormat } from '#domain/intl-formats.ts';
import type { DayValue, findUsual } from '#domain/measures/usual.ts';
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
}

/** Returns the colour of weeks below the goal. It is opaque, so that the band does not show through the bars. */
const paleColor = (area: Area): string => `color-mix(in oklab, ${areaColor(area)} 58%, var(--raised))`;

/** Draws the bars of `WeekBars`, with the line at the goal and the band for the usual values. */
export function WeekBarDrawing({ weeks, goal, area, usual, height, toY: y }: Props) {
  const { language } = useLanguage();
  const highest = Math.max(...weeks.map(({ value }) => value ?? 0));
  const step = 100 / weeks.length;
  const number = numberFormat(language, { maximumFractionDigits: 1 });
  return (
    <svg aria-hidden="true" className="block w-full overflow-visible" height={height}>
      {usual && <QuartileBand usual={usual} toY={y} color={areaColor(area)} />}
      <line x2="100%" y1={height - 0.5} y2={height - 0.5} stroke="var(--line)" />
      <line x2="100%" y1={y(goal)} y2={y(goal)} stroke="var(--control)" strokeDasharray="3 5" />
      {weeks.map(({ day, value }, index) => {
        const place = { x: `${index * step + step * 0.18}%`, width: `${step * 0.64}%` };
        const isCurrent = index === weeks.length - 1;
        const isNamed = isCurrent || value === highest;
        const middle = `${(index + 0.5) * step}%`;
        if (value === null) {
          return (
            <line key={day} x1={middle} x2={middle} y1={height - 6} y2={height} stroke="var(--control)" />
          );
        }
        if (value === 0) {
          return (
            <circle
              key={day}
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
          <g key={day}>
            <rect
              {...place}
              y={Math.min(y(value), height - 3)}
              height={Math.max(3, height - y(value))}
              rx="4"
              fill={value >= goal ? areaColor(area) : paleColor(area)}
            />
            {isNamed && (
              <text
                x={middle}
                y={y(value) - 6}
                textAnchor="middle"
                className="fill-(--ink) text-small font-semibold tabular-nums"
              >
                {number.format(value)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
