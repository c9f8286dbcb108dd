import type { CalendarDay } from '#domain/calendar-day.ts';

/** The props of a row of `UsualNights`. */
export interface RowProps {
  /** The last day of the drawing. */
  last: CalendarDay;
}
