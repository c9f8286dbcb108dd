import { z } from 'zod';
import { sessionTypes } from '#domain/mindfulness.ts';
import { defineEndpoint, member } from './endpoint.ts';
import {
  day,
  dayLimits,
  dayRange,
  eventPageQuery,
  id,
  idParam,
  inDayOrder,
  instant,
  instantInput,
} from './inputs.ts';

const mood = z.int().min(1).max(10).nullish();

/** A type of session. A type that is not in `sessionTypes` is stored as `other`. */
const typeInput = z
  .string()
  .min(1)
  .max(50)
  .transform((text) => sessionTypes.find((type) => type === text) ?? 'other');

const session = z.object({
  id,
  userId: id,
  type: z.enum(sessionTypes),
  duration: z.number(),
  completed: z.boolean(),
  moodBefore: z.number().nullable(),
  moodAfter: z.number().nullable(),
  timestamp: instant,
  date: day,
  zone: z.string(),
  source: z.string(),
  /** The id that the caller created for the session. Null if the session was sent without one. */
  clientId: z.string().nullable(),
});

export type MeditationSession = z.output<typeof session>;
export type MeditationSessionRow = z.input<typeof session>;

export const listMeditationSessions = defineEndpoint({
  operationId: 'listMeditationSessions',
  method: 'GET',
  path: '/api/meditation-sessions',
  summary: 'List meditation sessions',
  description:
    'Newest first. With a date, returns only the sessions of that day. `from` and `to` limit the days.',
  access: member('mindfulness'),
  revalidate: 'own-data',
  query: z.object({ date: day.optional(), ...dayLimits, ...eventPageQuery }).refine(...inDayOrder),
  errors: ['not_found'],
  response: z.array(session),
});

export const createMeditationSession = defineEndpoint({
  operationId: 'createMeditationSession',
  method: 'POST',
  path: '/api/meditation-sessions',
  summary: 'Create a meditation session',
  description: 'If a session with the same `clientId` exists, returns it and stores nothing.',
  access: member('mindfulness'),
  body: z.strictObject({
    type: typeInput,
    /** Duration in minutes. A session of less than one minute cannot be stored. */
    duration: z.number().min(1).max(600),
    completed: z.boolean(),
    moodBefore: mood,
    moodAfter: mood,
    timestamp: instantInput.optional(),
    /** An id that the caller creates for each session. A session whose id is already stored is not stored again. */
    clientId: z.uuid().optional(),
  }),
  response: session,
});

export const rateMeditationSession = defineEndpoint({
  operationId: 'rateMeditationSession',
  method: 'PATCH',
  path: '/api/meditation-sessions/:id',
  summary: 'Save the mood before or after a meditation session',
  access: member('mindfulness'),
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({ moodBefore: mood, moodAfter: mood }),
  errors: ['not_found'],
  record: session,
  response: session,
});

export const deleteMeditationSession = defineEndpoint({
  operationId: 'deleteMeditationSession',
  method: 'DELETE',
  path: '/api/meditation-sessions/:id',
  summary: 'Delete a meditation session',
  access: member('mindfulness'),
  params: z.strictObject({ id: idParam }),
  errors: ['not_found'],
  response: z.object({ deleted: z.literal(true) }),
});

export const getMindfulnessSummary = defineEndpoint({
  operationId: 'getMindfulnessSummary',
  method: 'GET',
  path: '/api/mindfulness-summary',
  summary: 'Get meditation totals, streak and weekly minutes',
  description:
    'Returns the minutes and sessions of all time, the streak of consecutive days up to a date, and the minutes of the week of that date. A week starts on Sunday.',
  access: member('mindfulness'),
  revalidate: 'own-data',
  query: z.object({ date: day }),
  response: z.object({
    totalMinutes: z.number(),
    sessions: z.number(),
    streak: z.number(),
    week: z.object({ minutes: z.number(), goal: z.number() }),
  }),
});

export const listMeditationDays = defineEndpoint({
  operationId: 'listMeditationDays',
  method: 'GET',
  path: '/api/meditation-days',
  summary: 'List the meditation minutes of each day',
  description:
    'Returns only days with a session, oldest first. Includes the minutes of sessions that were stopped early.',
  access: member('mindfulness'),
  revalidate: 'own-data',
  query: dayRange(400),
  response: z.array(z.object({ date: day, minutes: z.number() })),
});
