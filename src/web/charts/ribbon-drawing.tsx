import type { CalendarDay } from '#domain/calendar-day.ts';
import { formatClock } from '#domain/format-clock.ts';
import { type RibbonNight, ribbonAxis, type usualTimes } from '#domain/sleep-ribbon.ts';
import { areaColor } from '#web/ui/area.ts';
import { AwaitedNight } from './awaited-night.tsx';
import { NightBar } from './night-bar.tsx';
import { QuartileBand } from './quartile-band.tsx';
import { RibbonDays, RibbonWeekdays } from './ribbon-days.tsx';

export interface DrawnNight extends RibbonNight {
  isRated: boolean;
}

interface Props {
  /** The days from left to right. The last day is emphasised. */
  days: readonly CalendarDay[];
  /** The labels below the days. The default is the dates. */
  dayNames?: 'dates' | 'weekdays';
  /** The nights of these days, oldest first. */
  nights: readonly DrawnNight[];
  /** The target bedtime and the target wake time, in minutes after noon. Undefined draws no lines. */
  goal?: { from: number; to: number };
  usual: ReturnType<typeof usualTimes>;
  /** The name of the last night. Draws a night sky in place of the days and the goals, for a person without nights. */
  awaitedNight?: string;
}

/** The height of the drawing in pixels. */
const height = 240;
const color = areaColor('sleep');

/**
 * Draws each night as a vertical bar from bedtime (top) to wake time (bottom). A night without a rating is paler.
 * Bands show the usual bedtime and the usual wake time, and dashed lines the goals for both.
 */
export function RibbonDrawing({ days, dayNames = 'dates', nights, goal, usual, awaitedNight }: Props) {
  const goals = goal ? [goal.from, goal.to] : [];
  const goalLines = awaitedNight ? [] : goals;
  const bands = usual ? [usual.bedtime, usual.wakeTime] : [];
  const { from, to, ticks } = ribbonAxis([
    ...goals,
    ...nights.flatMap(({ bedtime, wakeTime }) => [bedtime, wakeTime]),
    ...bands.flatMap(({ low, high }) => [low, high]),
  ]);
  const toY = (minutes: number) => ((minutes - from) / (to - from)) * height;
  const columns = new Map(days.map((day, index) => [day, index]));
  const toColumn = (day: CalendarDay) => columns.get(day) ?? 0;
  return (
    <div aria-hidden="true" className="mt-5 flex gap-2">
      <Hours ticks={ticks} toY={toY} />
      <div className="min-w-0 grow">
        <svg aria-hidden="true" className="block w-full overflow-visible" height={height}>
          {ticks.map((tick) => (
            <line key={tick} x2="100%" y1={toY(tick)} y2={toY(tick)} stroke="var(--line)" />
          ))}
          {goal && awaitedNight && (
            <AwaitedNight top={toY(goal.from)} bottom={toY(goal.to)} height={height} name={awaitedNight} />
          )}
          {bands.map((band) => (
            <QuartileBand key={band.low} usual={band} {...{ toY, color }} />
          ))}
          {goalLines.map((edge) => (
            <line
              key={edge}
              x2="100%"
              y1={toY(edge)}
              y2={toY(edge)}
              stroke="var(--control)"
              strokeWidth="1.5"
              strokeDasharray="3 5"
            />
          ))}
          {nights.map((night) => (
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
        {!awaitedNight &&
          (dayNames === 'dates' ? <RibbonDays days={days} /> : <RibbonWeekdays days={days} />)}
      </div>
    </div>
  );
}

/** Shows the hours beside the lines of the drawing. */
function Hours({ ticks, toY }: { ticks: readonly number[]; toY: (minutes: number) => number }) {
  return (
    <div className="relative w-10 shrink-0 text-right text-small text-muted tabular-nums" style={{ height }}>
      {ticks.map((tick) => (
        <span key={tick} className="absolute right-0 -translate-y-1/2" style={{ top: toY(tick) }}>
          {formatClock(tick + 12 * 60)}
        </span>
      ))}
    </div>
  );
}
