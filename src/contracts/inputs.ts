import { z } from 'zod';
import { dayNumber, isCalendarDay } from '#domain/calendar-day.ts';

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

/** An instant as a caller sends it; kept only if the product's own clock has come that far. */
export const instantInput = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/** A time of day, `HH:MM` of 24 hours. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Not a time (HH:MM)');

/** How a list is read by key: at most `limit`, those after `beforeId` in the list's order. */
export const page = {
  limit: z.coerce.number().int().min(1).max(100).default(50),
  beforeId: idText.optional(),
};

/** The days from one to another, both included, at most so many. */
export const daySpan = (most: number) =>
  z
    .strictObject({ from: day, to: day })
    .refine(({ from, to }) => from <= to && dayNumber(to) - dayNumber(from) < most, {
      path: ['to'],
      message: `Not 1 to ${most} days`,
    });
