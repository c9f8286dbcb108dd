import { z } from 'zod';
import { cycleBounds, cyclePhases, cycleSymptoms } from '#domain/cycle.ts';
import { phaseSources } from '#domain/cycle-phase.ts';
import { noPredictionReasons } from '#domain/cycle-prediction.ts';
import { defineEndpoint, member } from './endpoint.ts';
import { day, dayLimits, dayRange, id, idParam, inDayOrder, pageQuery } from './inputs.ts';

const within = ({ min, max }: { min: number; max: number }) => z.int().min(min).max(max).nullish();

const fields = {
  cycleDay: within(cycleBounds.cycleDay),
  /** An empty text means no phase, as it means no notes. */
  phase: z.enum(['', ...cyclePhases]).nullish(),
  flowIntensity: within(cycleBounds.flowIntensity),
  mood: within(cycleBounds.score),
  energyLevel: within(cycleBounds.score),
  pain: within(cycleBounds.score),
  symptoms: z
    .array(z.enum(cycleSymptoms))
    .refine((symptoms) => new Set(symptoms).size === symptoms.length, 'Each symptom can be listed once.')
    .nullish(),
  notes: z.string().trim().max(cycleBounds.notes).nullish(),
  /** If omitted, a new entry gets today's date and an existing entry keeps its date. */
  date: day.optional(),
  /** True if a period starts on this day. A new cycle then starts too. */
  periodStart: z.boolean().default(false),
  /** If true, predictions leave out the cycle that contains this entry. */
  atypical: z.boolean().default(false),
};

const number = z.number().nullable();
const phase = z.enum(cyclePhases);

const entry = z.object({
  id,
  userId: id,
  date: day,
  cycleDay: number,
  phase: phase.nullable(),
  flowIntensity: number,
  mood: number,
  energyLevel: number,
  pain: number,
  symptoms: z.array(z.enum(cycleSymptoms)),
  notes: z.string().nullable(),
  periodStart: z.boolean(),
  atypical: z.boolean(),
  source: z.string(),
});

export type CycleEntry = z.output<typeof entry>;

export const listCycleEntries = defineEndpoint({
  operationId: 'listCycleEntries',
  method: 'GET',
  path: '/api/menstrual-cycle',
  summary: 'List menstrual cycle entries',
  description: 'Newest first. `from` and `to` limit the days.',
  access: member('cycle'),
  revalidate: 'own-data',
  query: z
    .object({
      ...dayLimits,
      ...pageQuery,
      /**
       * The `date` of the row whose id is `beforeId`. With this date, the server finds the next page
       * even if the row has been deleted.
       */
      beforeDate: day.optional(),
    })
    .refine(...inDayOrder),
  errors: ['module_off', 'not_found'],
  response: z.array(entry),
});

export const createCycleEntry = defineEndpoint({
  operationId: 'createCycleEntry',
  method: 'POST',
  path: '/api/menstrual-cycle',
  summary: 'Create a menstrual cycle entry',
  access: member('cycle'),
  body: z.strictObject(fields),
  errors: ['module_off'],
  response: entry,
});

export const updateCycleEntry = defineEndpoint({
  operationId: 'updateCycleEntry',
  method: 'PUT',
  path: '/api/menstrual-cycle/:id',
  summary: 'Update a menstrual cycle entry',
  access: member('cycle'),
  params: z.strictObject({ id: idParam }),
  body: z.strictObject(fields),
  errors: ['module_off', 'not_found'],
  record: entry,
  response: entry,
});

export const deleteCycleEntry = defineEndpoint({
  operationId: 'deleteCycleEntry',
  method: 'DELETE',
  path: '/api/menstrual-cycle/:id',
  summary: 'Delete a menstrual cycle entry',
  access: member('cycle'),
  params: z.strictObject({ id: idParam }),
  errors: ['module_off', 'not_found'],
  response: z.object({ deleted: z.literal(true) }),
});

export const getCycleCalendar = defineEndpoint({
  operationId: 'getCycleCalendar',
  method: 'GET',
  path: '/api/cycle-calendar',
  summary: 'Get the cycle calendar and the next predicted period',
  description:
    'Returns the entries, period days and phases of at most 400 days, and when the next period is likely to start.',
  access: member('cycle'),
  revalidate: 'own-data',
  query: dayRange(400),
  errors: ['module_off'],
  response: z.object({
    entries: z.array(entry),
    periodDays: z.array(day),
    /**
     * The phase of each day. Leaves out days whose phase is not known. `basis` says what the phase is based on (see
     * `phaseSources`).
     */
    phases: z.array(z.object({ date: day, phase, basis: z.enum(phaseSources) })),
    /** The cycles that overlap the requested days. The prediction uses only the cycles whose `counted` is true. */
    cycles: z.array(z.object({ start: day, length: number, atypical: z.boolean(), counted: z.boolean() })),
    prediction: z
      .object({
        nextStart: day,
        earliest: day,
        latest: day,
        cycles: z.number(),
        averageLength: z.number(),
        chance: z.number(),
        daysLate: z.number(),
      })
      .nullable(),
    /** Why there is no prediction. Null if there is a prediction. */
    reason: z.enum(noPredictionReasons).nullable(),
  }),
});
