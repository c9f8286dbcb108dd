import { useId } from 'react';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { type RibbonNight, ribbonAxis, type usualTimes } from '#domain/sleep-ribbon.ts';
import { areaColor } from '#web/ui/area.ts';
import { NightBar } from './night-bar.tsx';
import { QuartileBand } from './quartile-band.tsx';
import { RibbonDays, RibbonRatings, RibbonWeekdays } from './ribbon-days.tsx';
import { RibbonHours } from './ribbon-hours.tsx';

interface Props {
  /** The days from left to right. The last day is emphasised. */
  days: readonly CalendarDay[];
  /** The labels below the days. The default is the dates. */
  dayNames?: 'dates' | 'weekdays';
  /** The nights of these days, oldest first. */
  nights: readonly RibbonNight[];
  /**
   * The ratings by day, as short texts below the bars, the name of their row, and the nights with a star. Undefined
   * shows no ratings.
   */
  ratings?:
    | { label: string; texts: ReadonlyMap<CalendarDay, string>; starred: ReadonlySet<CalendarDay> }
    | undefined;
  /** The target bedtime and the target wake time, in minutes after noon. Undefined draws no lines. */
  goal?: { from: number; to: number };
  usual: ReturnType<typeof usualTimes>;
}

/** The height of the drawing in pixels. */
const height = 208;
const color = areaColor('sleep');

/**
 * Draws each night as a vertical bar from bedtime (top) to wake time (bottom), before a sky that is darkest in the
 * middle of the night. Bands show the usual bedtime and the usual wake time, and dashed lines the goals for both. The
 * ratings are a row of numbers below the bars.
 */
export function RibbonDrawing({ days, dayNames = 'dates', nights, ratings, goal, usual }: Props) {
  const goals = goal ? [goal.from, goal.to] : [];
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
      <div className="shrink-0">
        <RibbonHours {...{ ticks, toY, height }} />
        {ratings && <p className="mt-2 text-right text-small text-muted">{ratings.label}</p>}
      </div>
      <div className="min-w-0 grow">
        <svg aria-hidden="true" className="block w-full overflow-visible" height={height}>
          <NightSky />
          {ticks.map((tick) => (
            <line key={tick} x2="100%" y1={toY(tick)} y2={toY(tick)} stroke="var(--line)" />
          ))}
          {bands.map((band) => (
            <QuartileBand key={band.low} usual={band} {...{ toY, color }} opacity={0.3} />
          ))}
          {goals.map((edge) => (
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
              hasStar={ratings?.starred.has(night.day) ?? false}
            />
          ))}
        </svg>
        {ratings && <RibbonRatings days={days} texts={ratings.texts} />}
        {dayNames === 'dates' ? <RibbonDays days={days} /> : <RibbonWeekdays days={days} />}
      </div>
    </div>
  );
}

/** Fills the drawing with the colours of the sky from the evening to the morning. */
function NightSky() {
  const id = useId();
  return (
    <>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--night)" stopOpacity="0.04" />
        <stop offset="0.5" stopColor="var(--night)" stopOpacity="0.2" />
        <stop offset="0.8" stopColor="var(--apricot)" stopOpacity="0.12" />
        <stop offset="1" stopColor="var(--apricot)" stopOpacity="0.28" />
      </linearGradient>
      <rect width="100%" height="100%" rx="8" fill={`url(#${id})`} />
    </>
  );
}
