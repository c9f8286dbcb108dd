import type { CalendarDay } from '#domain/calendar-day.ts';

interface Props {
  label: string;
  /** The days of a month that can be picked. */
  days: readonly CalendarDay[];
  /** The day that the slider is at. If undefined, the slider is at the last day. */
  chosen: CalendarDay | undefined;
  sayDay: (day: CalendarDay) => string;
  onChoose: (day: CalendarDay | undefined) => void;
}

/**
 * Lets the keyboard and screen readers go through the days of a month. The slider is not visible, because the drawing
 * marks the chosen day. Renders nothing if no day can be picked.
 */
export function DaySlider({ label, days, chosen, sayDay, onChoose }: Props) {
  const last = days.at(-1);
  if (last === undefined) return null;
  const day = chosen ?? last;
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={sayDay(day)}
      max={days.length - 1}
      value={days.indexOf(day)}
      onChange={({ target }) => onChoose(days[Number(target.value)])}
      onFocus={() => onChoose(day)}
      onBlur={() => onChoose(undefined)}
      className="visually-hidden"
    />
  );
}
