import { z } from 'zod';
import { type CalendarDay, isCalendarDay } from '#domain/calendar-day.ts';

/** Returns a schema for a calendar day that is not in the future. */
export const dayUpTo = (today: CalendarDay) =>
  z.string().refine((text) => isCalendarDay(text) && text <= today, 'invalid_input');
