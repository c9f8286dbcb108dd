import type { PointerEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { formatDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { type MonthCell, weekCount } from './month-cells.ts';
import type { ShownYear } from './shown-year.ts';
import { useFormatHorizonValue } from './use-horizon.ts';

/** Returns a function that says the value of a day: "Fri 15 May: 8 h 52 min". */
export function useSayDay(measure: ShownYear['measure'], values: ShownYear['values']) {
  const { t } = useTranslation('year');
  const { language } = useLanguage();
  const today = useToday();
  const format = useFormatHorizonValue();
  return (day: CalendarDay): string => {
    const value = values.get(day);
    const name = formatDay(day, language, today);
    return value === undefined
      ? t('dayWithout', { day: name })
      : t('dayValue', { day: name, value: format(measure, value) });
  };
}

interface Props {
  /** See `placeMonth`. */
  cells: readonly MonthCell[];
  onPick: (day: CalendarDay | undefined) => void;
}

/** Returns whether a day can be picked: a day from the first value to today. */
const canPick = ({ state }: MonthCell) => state !== 'before' && state !== 'future';

interface SliderProps extends Props {
  label: string;
  picked: CalendarDay | undefined;
  sayDay: (day: CalendarDay) => string;
}

/**
 * Lets the keyboard and screen readers go through the days of a month. The slider is not visible, because the drawing
 * marks the picked day. Renders nothing if no day can be picked.
 */
export function DaySlider({ label, cells, picked, sayDay, onPick }: SliderProps) {
  const days = cells.filter(canPick).map(({ day }) => day);
  const last = days.at(-1);
  if (last === undefined) return null;
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={sayDay(picked ?? last)}
      max={days.length - 1}
      value={days.indexOf(picked ?? last)}
      onChange={({ target }) => onPick(days[Number(target.value)])}
      onFocus={() => onPick(picked ?? last)}
      onBlur={() => onPick(undefined)}
      className="visually-hidden"
    />
  );
}

/** Picks the day under the pointer. After a tap, the day stays picked until another one is tapped. */
export function PointedDay({ cells, onPick, children }: Props & { children: ReactNode }) {
  const handlePointer = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const column = Math.floor((7 * (clientX - left)) / width);
    const row = Math.floor((weekCount(cells) * (clientY - top)) / height);
    onPick(cells.find((cell) => cell.cell === 7 * row + column && canPick(cell))?.day);
  };
  const handleLeave = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && onPick(undefined);
  return (
    <div onPointerDown={handlePointer} onPointerMove={handlePointer} onPointerLeave={handleLeave}>
      {children}
    </div>
  );
}
