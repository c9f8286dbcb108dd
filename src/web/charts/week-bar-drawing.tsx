import { numberFormat } from '#domain/intl-formats.ts';
import type { DayValue, findUsual } from '#domain/measures/usual.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { type Area, areaColor } from '#web/ui/area.ts';
import { QuartileBand } from './quartile-band.tsx';

/** The height of the drawing, in pixels. */
export const weekBarHeight = 148;

interface Props {
  weeks: DayValue[];
  goal: number;
  area: Area;
  usual: ReturnType<typeof findUsual>;
  /** Returns the distance of a value from the upper edge of the drawing, in pixels. */
  toY: (value: number) => number;
}

/** Returns the colour of earlier weeks. It is opaque, so that the band and the goal do not show through the bars. */
const earlierColor = (area: Area): string => `color-mix(in oklab, ${areaColor(area)} 58%, var(--raised))`;

/** Draws the bars of `WeekBars`, with the line at the goal and the band for the usual values. */
export function WeekBarDrawing({ weeks, goal, area, usual, toY: y }: Props) {
  const { language } = useLanguage();
  const highest = Math.max(...weeks.map(({ value }) => value ?? 0));
  const step = 100 / weeks.length;
  const number = numberFormat(language, { maximumFractionDigits: 1 });
  return (
    <svg aria-hidden="true" className="block w-full overflow-visible" height={weekBarHeight}>
      {usual && <QuartileBand usual={usual} toY={y} color={areaColor(area)} />}
      <line x2="100%" y1={weekBarHeight - 0.5} y2={weekBarHeight - 0.5} stroke="var(--line)" />
      <line x2="100%" y1={y(goal)} y2={y(goal)} stroke="var(--control)" strokeDasharray="3 5" />
      {weeks.map(({ day, value }, index) => {
        const place = { x: `${index * step + step * 0.18}%`, width: `${step * 0.64}%` };
        if (value === null) return <OutlinedBar key={day} {...place} area={area} />;
        const isCurrent = index === weeks.length - 1;
        const isNamed = isCurrent || value === highest;
        const middle = `${(index + 0.5) * step}%`;
        if (value === 0) {
          return (
            <circle
              key={day}
              cx={middle}
              cy={weekBarHeight - 5}
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
              y={Math.min(y(value), weekBarHeight - 3)}
              height={Math.max(3, weekBarHeight - y(value))}
              rx="4"
              fill={isCurrent ? areaColor(area) : earlierColor(area)}
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

interface OutlineProps extends Pick<Props, 'area'> {
  x: string;
  width: string;
}

/** The height of the outline, in pixels. It is low, so that it does not look like a value near the goal. */
const outlineHeight = 22;

/** Outlines the place of a week without a value, so that a few bars do not look lost. */
const OutlinedBar = ({ x, width, area }: OutlineProps) => (
  <rect
    x={x}
    width={width}
    y={weekBarHeight - outlineHeight - 3}
    height={outlineHeight}
    rx="4"
    fill="none"
    stroke={areaColor(area)}
    strokeWidth="1.5"
    strokeDasharray="1 5"
    strokeLinecap="round"
    opacity="0.6"
  />
);
