import type { CalendarDay } from '#domain/calendar-day.ts';
import { type RibbonNight, ribbonAxis, type usualTimes } from '#domain/sleep-ribbon.ts';
import { areaColor } from '#web/ui/area.ts';
import { NightBar } from './night-bar.tsx';
import { QuartileBand } from './quartile-band.tsx';
import { RibbonDays, RibbonRatings, RibbonWeekdays } from './ribbon-days.tsx';
import { RibbonHours } from './ribbon-hours.tsx';
import { RibbonSky } from './ribbon-sky.tsx';
import { nightScene } from './sky-gradient.tsx';

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

/** The heights of the sky above the hours, of the hours, and of the ground below them, in pixels. */
const space = { sky: 20, hours: 204, ground: 24 };

/** The height of the drawing in pixels. */
const height = space.sky + space.hours + space.ground;

const color = areaColor('sleep');

/** The smallest distance of the middle of a star from the line of a goal, in pixels. */
const starDistance = 9;

/** Returns the place of the star of a bar that begins at `top`: above the bar, and above the line of a goal there. */
function placeStar(top: number, goalLines: readonly number[]): number {
  const place = top - 10;
  const line = goalLines.find((y) => Math.abs(y - place) < starDistance);
  return line === undefined ? place : line - starDistance;
}

/**
 * Draws each night as a vertical bar from bedtime (top) to wake time (bottom), before a night sky above hills.
 * Bands show the usual bedtime and the usual wake time, and dashed lines the goals for both. The ratings are a row of
 * numbers below the bars.
 */
export function RibbonDrawing({ days, dayNames = 'dates', nights, ratings, goal, usual }: Props) {
  const goals = goal ? [goal.from, goal.to] : [];
  const bands = usual ? [usual.bedtime, usual.wakeTime] : [];
  const { from, to, ticks } = ribbonAxis([
    ...goals,
    ...nights.flatMap(({ bedtime, wakeTime }) => [bedtime, wakeTime]),
    ...bands.flatMap(({ low, high }) => [low, high]),
  ]);
  const toY = (minutes: number) => space.sky + ((minutes - from) / (to - from)) * space.hours;
  const columns = new Map(days.map((day, index) => [day, index]));
  const toColumn = (day: CalendarDay) => columns.get(day) ?? 0;
  return (
    <div aria-hidden="true" className="mt-5 flex gap-2">
      <div className="shrink-0">
        <RibbonHours {...{ ticks, toY, height }} />
        {ratings && <p className="mt-2 text-right text-small text-muted">{ratings.label}</p>}
      </div>
      <div className="min-w-0 grow">
        <svg aria-hidden="true" className={`block w-full overflow-visible ${nightScene}`} height={height}>
          <RibbonSky lines={ticks.map(toY)} height={height} />
          {bands.map((band) => (
            <QuartileBand key={band.low} usual={band} {...{ toY, color }} opacity={0.23} />
          ))}
          {goals.map((edge) => (
            <line
              key={edge}
              x2="100%"
              y1={toY(edge)}
              y2={toY(edge)}
              stroke="var(--muted)"
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
              starTop={
                ratings?.starred.has(night.day) ? placeStar(toY(night.bedtime), goals.map(toY)) : undefined
              }
            />
          ))}
        </svg>
        {ratings && <RibbonRatings days={days} texts={ratings.texts} />}
        {dayNames === 'dates' ? <RibbonDays days={days} /> : <RibbonWeekdays days={days} />}
      </div>
    </div>
  );
}
