import { z } from 'zod';
import { bodyMeasureNames, bodyMeasures } from '#domain/measures/body.ts';
import { defineEndpoint, member } from './endpoint.ts';
import { day, dayRange } from './inputs.ts';

const { weight, bodyFat, waist } = bodyMeasures;

const series = z.object({
  points: z.array(
    z.object({
      date: day,
      value: z.number(),
      /** The source of the value, such as `self` or `device:<id>`. */
      source: z.string(),
      /** The value of the smoothed line on this day. Null if there are too few points for a trend. */
      smoothed: z.number().nullable(),
    }),
  ),
  /**
   * The change per week in the 28 days up to the query parameter `to`, in the unit of the values.
   * Null if there are too few points.
   */
  weeklyChange: z.number().nullable(),
});

export const getBody = defineEndpoint({
  operationId: 'getBody',
  method: 'GET',
  path: '/api/body',
  summary: 'Get body measurements and their trends',
  description:
    'Returns at most 3660 days, oldest first. Weight in kilograms, body fat in percent, waist in centimetres.',
  access: member('body'),
  revalidate: 'own-data',
  query: dayRange(3660),
  response: z.object({ weight: series, bodyFat: series, waist: series }),
});

export const saveBody = defineEndpoint({
  operationId: 'saveBody',
  method: 'POST',
  path: '/api/body',
  summary: 'Save the body measurements of a day',
  description:
    'Replaces earlier values that the person entered for the same day. Null removes such a value. Values that are left out stay unchanged.',
  access: member('body'),
  body: z
    .strictObject({
      /** If omitted, today in the person's time zone. */
      date: day.optional(),
      /** Weight in kilograms. */
      weight: z.number().min(weight.min).max(weight.max).nullish(),
      /** Body fat in percent. */
      bodyFat: z.number().min(bodyFat.min).max(bodyFat.max).nullish(),
      /** Waist circumference in centimetres. */
      waist: z.number().min(waist.min).max(waist.max).nullish(),
    })
    .refine((body) => bodyMeasureNames.some((name) => body[name] !== undefined), {
      path: ['weight'],
      message: 'Please enter at least one measurement.',
    }),
  response: z.object({
    date: day,
    weight: z.number().nullable(),
    bodyFat: z.number().nullable(),
    waist: z.number().nullable(),
  }),
});

export const deleteBody = defineEndpoint({
  operationId: 'deleteBody',
  method: 'DELETE',
  path: '/api/body/:date',
  summary: 'Delete the body measurements of a day',
  description: 'Deletes only values that the person entered. Values of devices stay.',
  access: member('body'),
  params: z.strictObject({ date: day }),
  errors: ['not_found'],
  response: z.object({ deleted: z.literal(true) }),
});
