import { z } from 'zod';
import { deviceSummaryMeasures } from '#domain/devices/device-summary.ts';
import { measureNames, measures } from '#domain/measures/catalogue.ts';
import { defineEndpoint, member } from './endpoint.ts';
import { day, id, instant, pageQuery } from './inputs.ts';

/** All measures except those of the menstrual cycle, because only the cycle module may show them. */
const measure = z.enum(measureNames).refine((name) => measures[name].sensitivity === 'normal', 'Not allowed');

export const listSourceValues = defineEndpoint({
  operationId: 'listSourceValues',
  method: 'GET',
  path: '/api/source-values',
  summary: 'List the values of a measure on a day, by source',
  description: 'Returns the value that counts first. Leaves out suggested values.',
  access: member('measures'),
  revalidate: 'own-data',
  query: z.object({ measure, date: day }),
  response: z.array(
    z.object({
      source: z.string(),
      value: z.number(),
      /** When the value was recorded. Null if the value is a total of events, such as the minutes of workouts. */
      recordedAt: instant.nullable(),
      /** Whether the product uses this value. For each measure and day, it uses the value of only one source. */
      counts: z.boolean(),
    }),
  ),
});

const source = z.object({
  source: z.string(),
  /** The number of stored values and events. */
  values: z.number(),
  from: day,
  to: day,
  /** The measures for which the source has values. Leaves out measures of the cycle. */
  measures: z.array(z.enum(measureNames)),
  /** The days of at least the last 30 with a value, oldest first. */
  recentDays: z.array(day),
  /** Whether the values are invented by the simulator of devices. */
  isSimulated: z.boolean(),
});

export type SourceRow = z.input<typeof source>;

export const listSources = defineEndpoint({
  operationId: 'listSources',
  method: 'GET',
  path: '/api/sources',
  summary: 'List the devices and imports that have stored data',
  access: member('measures'),
  revalidate: 'own-data',
  response: z.array(source),
});

export const deleteSource = defineEndpoint({
  operationId: 'deleteSource',
  method: 'DELETE',
  path: '/api/sources/:source',
  summary: 'Delete all data of a device or an import',
  description: 'Keeps what the person entered. A connected device stays connected.',
  access: member('measures'),
  params: z.strictObject({ source: z.string().regex(/^(?:device|import):/) }),
  errors: ['not_found'],
  response: z.object({ deletedValues: z.number() }),
});

export const listRejectedValues = defineEndpoint({
  operationId: 'listRejectedValues',
  method: 'GET',
  path: '/api/rejected-values',
  summary: 'List values rejected from devices and imports, with reasons',
  description: 'Newest first. The newest 1,000 are kept.',
  access: member('devices'),
  revalidate: 'own-data',
  query: z.object(pageQuery),
  response: z.array(
    z.object({
      id,
      source: z.string(),
      /** What was rejected: the name of a measure, the kind of a record, or the name that the source gives the data. */
      what: z.string(),
      day: z.string().nullable(),
      value: z.number().nullable(),
      reason: z.string(),
      receivedAt: instant,
    }),
  ),
});

const counted = z.object({ value: z.number(), source: z.string() });

export const getDeviceSummary = defineEndpoint({
  operationId: 'getDeviceSummary',
  method: 'GET',
  path: '/api/device-summary',
  summary: 'Get a week of steps, distance, energy use and heart rate',
  description:
    'Returns steps, distance, active energy and resting heart rate of the seven days up to a date, with their sources. If several sources have a value, returns the value of the preferred source.',
  access: member('measures'),
  revalidate: 'own-data',
  query: z.object({ date: day }),
  response: z.array(
    z.object({
      measure: z.enum(deviceSummaryMeasures),
      /** The value on the date. Null if nothing was measured on that date. */
      current: counted.nullable(),
      /**
       * The usual value: the median of the newest 28 days with a value in the 90 days before the date. Null with fewer
       * than seven values.
       */
      usual: z.number().nullable(),
      /** The values of the seven days up to the date, oldest first. Leaves out days without a value. */
      days: z.array(counted.extend({ date: day })),
    }),
  ),
});
