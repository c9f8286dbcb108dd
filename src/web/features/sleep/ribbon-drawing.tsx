import type { LoggedNight } from '#contracts/sleep.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { numberFormat } from '#domain/intl-formats.ts';
import type { SleepGoals } from '#domain/sleep.ts';
import {
  groupUnbroken,
  type RibbonNight,
  ribbonAxis,
  ribbonGoal,
  toRibbonNight,
} from '#domain/sleep-ribbon.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { areaColor } from '#web/ui/area.ts';
import { RibbonDays } from './ribbon-days.tsx';

interface Props {
  /** The days from left to right. The last day is today. */
  days: readonly CalendarDay[];
  /** The nights of these days, oldest first. */
  nights: readonly LoggedNight[];
  goals: SleepGoals;
}

/** The height of the drawing in pixels. */
const height = 240;
const color = areaColor('sleep');

/**
 * Draws each night as a vertical bar from bedtime (top) to wake time (bottom). Joins the bars of consecutive nights
 * into a ribbon. Draws a night without a rating as an outline.
 */
export function RibbonDrawing({ days, nights, goals }: Props) {
  const { language } = useLanguage();
  const placed = nights.map((night) => ({ ...toRibbonNight(night), isRated: night.quality !== null }));
  const goal = ribbonGoal(goals);
  const { from, to, ticks } = ribbonAxis(placed, goal);
  const toY = (minutes: number) => ((minutes - from) / (to - from)) * height;
  const columns = new Map(days.map((day, index) => [day, index]));
  const toColumn = (day: CalendarDay) => columns.get(day) ?? 0;
  return (
    <div aria-hidden="true" className="mt-5 flex gap-2">
      <div
        className="relative w-10 shrink-0 text-right text-small text-muted tabular-nums"
        style={{ height }}
      >
        {ticks.map((tick) => (
          <span key={tick} className="absolute right-0 -translate-y-1/2" style={{ top: toY(tick) }}>
            {formatTick(tick, language)}
          </span>
        ))}
      </div>
      <div className="min-w-0 grow">
        <svg aria-hidden="true" className="block w-full overflow-visible" height={height}>
          {ticks.map((tick) => (
            <line key={tick} x2="100%" y1={toY(tick)} y2={toY(tick)} stroke="var(--line)" />
          ))}
          <rect
            width="100%"
            y={toY(goal.from)}
            height={toY(goal.to) - toY(goal.from)}
            fill={color}
            opacity="0.1"
          />
          {[goal.from, goal.to].map((edge) => (
            <line key={edge} x2="100%" y1={toY(edge)} y2={toY(edge)} stroke={color} strokeDasharray="3 4" />
          ))}
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${days.length} ${height}`}
            preserveAspectRatio="none"
            width="100%"
            height={height}
          >
            {groupUnbroken(placed).map((group) => (
              <path key={group[0]?.day} d={ribbonPath(group, toColumn, toY)} fill={color} opacity="0.2" />
            ))}
          </svg>
          {placed.map((night) => (
            <NightBar
              key={night.day}
              column={toColumn(night.day)}
              columnCount={days.length}
              top={toY(night.bedtime)}
              bottom={toY(night.wakeTime)}
              isRated={night.isRated}
            />
          ))}
        </svg>
        <RibbonDays days={days} />
      </div>
    </div>
  );
}

interface BarProps {
  column: number;
  columnCount: number;
  /** The distances of the bedtime and the wake time from the upper edge, in pixels. */
  top: number;
  bottom: number;
  isRated: boolean;
}

function NightBar({ column, columnCount, top, bottom, isRated }: BarProps) {
  const width = 100 / columnCount;
  return (
    <rect
      x={`${(column + 0.26) * width}%`}
      width={`${0.48 * width}%`}
      y={top}
      height={Math.max(4, bottom - top)}
      rx="5"
      fill={isRated ? color : 'var(--raised)'}
      stroke={color}
      strokeWidth="1.5"
    />
  );
}

/**
 * Returns the SVG path of the ribbon around consecutive nights. Its x coordinates are in days, its y coordinates in
 * pixels.
 */
function ribbonPath(
  group: readonly RibbonNight[],
  toColumn: (day: CalendarDay) => number,
  toY: (minutes: number) => number,
): string {
  const upper = group.map(({ day, bedtime }) => ({ x: toColumn(day) + 0.5, y: toY(bedtime) }));
  const lower = group.map(({ day, wakeTime }) => ({ x: toColumn(day) + 0.5, y: toY(wakeTime) })).toReversed();
  return `M${curve(upper)}L${curve(lower)}Z`;
}

/** Returns the SVG path data of a smooth curve through the points. The curve is horizontal at each point. */
function curve(points: readonly { x: number; y: number }[]): string {
  return points
    .map(({ x, y }, index) => {
      const before = points[index - 1];
      if (!before) return `${x} ${y.toFixed(1)}`;
      const middle = (before.x + x) / 2;
      return `C${middle} ${before.y.toFixed(1)} ${middle} ${y.toFixed(1)} ${x} ${y.toFixed(1)}`;
    })
    .join('');
}

/** Formats a full hour, given in minutes after noon, as a time of day: 600 gives "22:00". */
function formatTick(minutes: number, language: string): string {
  const hour = (((minutes / 60 + 12) % 24) + 24) % 24;
  return `${numberFormat(language, { minimumIntegerDigits: 2 }).format(hour)}:00`;
}
