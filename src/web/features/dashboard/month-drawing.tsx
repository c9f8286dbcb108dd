import { getWeekday } from '#domain/calendar-day.ts';
import type { HorizonMeasure } from '#domain/horizon.ts';
import type { YearDay } from '#domain/year-horizon.ts';
import { useFirstWeekday } from '#web/i18n/first-weekday.ts';
import { areaColor } from '#web/ui/area.ts';
import { hillPath, hillTop, skyPath, tile, tileCorner } from './day-tile.ts';
import { horizonDisplay } from './horizon-display.ts';

interface Props {
  days: readonly YearDay[];
  shown: readonly HorizonMeasure[];
}

/**
 * Draws the days as a page of a calendar. A past day with values has a sky and a hill for each
 * value. A past day without values is a line on the ground. Today is a sun, because its values can
 * still change. A later day is a dot.
 */
export function MonthDrawing({ days, shown }: Props) {
  const firstWeekday = useFirstWeekday();
  const firstCell = days[0] ? (getWeekday(days[0].day) - firstWeekday + 7) % 7 : 0;
  const cells = days.map((day, index) => ({ ...day, corner: tileCorner(firstCell + index) }));
  const measured = cells.filter(({ state }) => state === 'measured');
  return (
    <svg
      aria-hidden="true"
      className="block w-full"
      viewBox={`0 0 ${7 * tile.width - tile.space} ${6 * tile.height - tile.space}`}
    >
      <path d={measured.map(({ corner }) => skyPath(corner)).join('')} fill="var(--sky)" />
      {shown.map((measure, order) => (
        <path
          key={measure}
          d={measured
            .map(({ heights: { [measure]: height }, corner }) =>
              height === undefined ? '' : hillPath(corner, hillTop(height, order, shown.length), order),
            )
            .join('')}
          fill={hillColor(measure, order, shown.length)}
        />
      ))}
      {cells.map(({ day, state, corner: { x, y } }) => (
        <Mark
          key={day}
          state={state}
          x={x + (tile.width - tile.space) / 2}
          ground={y + tile.height - tile.space}
        />
      ))}
    </svg>
  );
}

/** Returns the colour of a measure's hills. Hills that are farther away contain more of the colour of the sky. */
function hillColor(measure: HorizonMeasure, order: number, count: number): string {
  const nearness = count === 1 ? 1 : order / (count - 1);
  return `color-mix(in oklab, ${areaColor(horizonDisplay[measure].area)} ${Math.round(50 + nearness * 40)}%, var(--sky))`;
}

/** Draws the mark of a day without hills. `x` is the middle of the day's tile, and `ground` the tile's lower edge. */
function Mark({ state, x, ground }: { state: YearDay['state']; x: number; ground: number }) {
  if (state === 'gap')
    return <rect x={x - 12} y={ground - 3} width="24" height="2.5" rx="1.25" fill="var(--control)" />;
  if (state === 'today') return <circle cx={x} cy={ground - 11} r="9" fill="var(--apricot)" />;
  if (state === 'future') return <circle cx={x} cy={ground - 4} r="2" fill="var(--control)" />;
  return null;
}
