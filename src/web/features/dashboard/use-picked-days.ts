import { useState } from 'react';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { canPick, type MonthCell } from './month-cells.ts';

/**
 * Returns the days that can be picked, and the picked ones: `pointed` with the pointer and `chosen` with the keyboard.
 * The two are separate, so that a mouse that leaves the drawing does not change what the keyboard has chosen. A picked
 * day is undefined if it cannot be picked any more, which happens when the measure changes.
 */
export function usePickedDays(cells: readonly MonthCell[]) {
  const [pointed, setPointed] = useState<CalendarDay>();
  const [chosen, setChosen] = useState<CalendarDay>();
  const days = cells.filter(canPick).map(({ day }) => day);
  const find = (picked: CalendarDay | undefined) => days.find((day) => day === picked);
  return {
    days,
    pointed: find(pointed),
    chosen: find(chosen),
    setPointed,
    setChosen: (day: CalendarDay | undefined) => {
      setPointed(undefined);
      setChosen(day);
    },
  };
}
