import { z } from 'zod';
import { deviceMeasures } from '#domain/measures/devices.ts';
import { defineEndpoint, member } from './endpoint.ts';
import { day } from './inputs.ts';
import { healthMetric } from './measures.ts';

const { heartRate, steps } = deviceMeasures;

const vitals = {
  /** The resting heart rate in beats per minute. */
  heartRate: z.number().min(heartRate.min).max(heartRate.max).nullable(),
  steps: z.int().min(steps.min).max(steps.max).nullable(),
};

export const saveHealthMetrics = defineEndpoint({
  operationId: 'saveHealthMetrics',
  method: 'POST',
  path: '/api/health-metrics',
  summary: 'Save the heart rate and the steps of a day',
  description:
    'The date defaults to today. Replaces earlier values that the person entered for the same day. Null removes such a value. Values that are left out stay unchanged.',
  access: member('measures'),
  // Only programs send these values, because no page has a form for them. Unlike the web app, a
  // program does not store a write to send it later.
  onlineOnly: true,
  body: z.strictObject({ date: day.optional(), ...vitals }).partial(),
  record: healthMetric,
  /**
   * The day and its values, as they are after the write. A value can differ from the body, because a device can have
   * priority over the person's entries.
   */
  response: z.object({ date: day, ...vitals }),
});
