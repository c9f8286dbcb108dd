import { z } from 'zod';
import { type CalendarDay, firstLoggableDay, isCalendarDay } from '#domain/calendar-day.ts';

/** Returns a schema for a day that is not before `firstLoggableDay` and not in the future. */
export const loggableDay = (today: CalendarDay) =>
  z
    .string()
    .refine((text) => isCalendarDay(text) && text >= firstLoggableDay && text <= today, 'invalid_input');
