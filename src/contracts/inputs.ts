import { z } from 'zod';
import { isCalendarDay } from '#domain/calendar-day.ts';

/** An id as it stands in a body or an answer: what PostgreSQL's integer holds. */
export const id = z.int().positive().max(2_147_483_647);

/** The same where it comes as text, in a path or a query. */
export const idText = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .pipe(id);

/** A calendar day, `YYYY-MM-DD`, between 1900 and 2200. */
export const day = z
  .string()
  .refine(
    (text) => isCalendarDay(text) && text >= '1900-01-01' && text < '2200-01-01',
    'Not a day (YYYY-MM-DD)',
  );

/** An instant as it stands in an answer, in UTC. */
export const instant = z.date().transform((date) => date.toISOString());

export const language = z.enum(['en', 'sv']);
