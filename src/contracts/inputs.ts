import { z } from 'zod';
import { isCalendarDay, isTimeZone, toDayNumber } from '#domain/calendar-day.ts';

/** An id in a body or a response. Ids are integers in PostgreSQL, which have this maximum. */
export const id = z.int().positive().max(2_147_483_647);

/** An id in a path or a query, which is written as text. */
export const idParam = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .pipe(id);

/** A calendar day, `YYYY-MM-DD`, from 1900-01-01 to 2199-12-31. */
export const day = z
  .string()
  .refine(
    (text) => isCalendarDay(text) && text >= '1900-01-01' && text < '2200-01-01',
    'Please enter a date as YYYY-MM-DD.',
  );

/** An instant in a response, as ISO 8601 in UTC. */
export const instant = z.date().transform((date) => date.toISOString());

/**
 * Any JSON value in a response. The schema does not check the value, because it comes from a JSON column of the
 * database.
 */
export const jsonValue = z.custom<z.output<ReturnType<typeof z.json>>>();

/** A language of the user interface and the emails. */
export const language = z.enum(['en', 'sv']);

/**
 * An instant in a request. `offset` is the UTC offset in the text, such as `+02:00`. `offset` is undefined for a text
 * with `Z` or `+00:00`, because programs often write UTC without knowing the local time.
 */
export const instantInput = z.iso
  .datetime({ offset: true })
  .transform((text) => ({ at: new Date(text), offset: /[+-](?!00:00)\d\d:\d\d$/.exec(text)?.[0] }));

export type InstantInput = z.output<typeof instantInput>;

/** A time of day, `HH:MM` in 24 hours. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time as HH:MM.');

/** A time zone: an IANA zone, or an offset such as `+02:00`. */
export const timeZone = z
  .string()
  .refine(
    (text) => text.length < 64 && isTimeZone(text),
    'Please enter a time zone, such as Europe/Stockholm or +02:00.',
  );

/**
 * Query parameters of a list that is read in pages. A page has at most `limit` rows. With `beforeId`, the page starts
 * after the row with this id.
 */
export const pageQuery = {
  limit: z.coerce.number().int().min(1).max(100).default(50),
  beforeId: idParam.optional(),
};

/**
 * Query parameters of a list that is sorted by time. `beforeTime` is the `timestamp` of the row
 * whose id is `beforeId`. With this time, the server finds the next page even if the row has been
 * deleted.
 */
export const eventPageQuery = { ...pageQuery, beforeTime: instantInput.optional() };

/** Query parameters that limit a list to the days from `from` to `to`, both included. Each can be omitted. */
export const dayLimits = { from: day.optional(), to: day.optional() };

/** The arguments of `refine` for a query with `dayLimits`: `from` must not be later than `to`. */
export const inDayOrder: [
  check: (query: { from?: string | undefined; to?: string | undefined }) => boolean,
  problem: { path: string[]; message: string },
] = [
  ({ from, to }) => !from || !to || from <= to,
  { path: ['to'], message: 'Please choose a last day that is not before the first.' },
];

/** Returns the schema of a range of days. The range includes `from` and `to` and has at most `most` days. */
export const dayRange = (most: number) =>
  z
    .object({ from: day, to: day })
    .refine(({ from, to }) => from <= to && toDayNumber(to) - toDayNumber(from) < most, {
      path: ['to'],
      message: `Please choose 1 to ${most} days.`,
    });
