import { z } from 'zod';
import { storyMeasures } from '#domain/insights/week-story.ts';
import { measureNames } from '#domain/measures/catalogue.ts';
import { defineEndpoint, member, ownerIn } from './endpoint.ts';
import { day, id, idParam, language } from './inputs.ts';

export const getInsightReadiness = defineEndpoint({
  method: 'GET',
  path: '/api/insight-readiness',
  summary: 'Get the progress towards the first insights',
  description:
    'Returns the number of days, up to a date, on which each measure has a value. Also returns when the engine last looked for patterns, what it checked, and when it will look next.',
  access: member('insights'),
  revalidate: 'own-data',
  query: z.strictObject({ date: day }),
  response: z.object({
    days: z.object({
      mood: z.number(),
      energyLevel: z.number(),
      stressLevel: z.number(),
      sleepQuality: z.number(),
    }),
    needed: z.number(),
    percent: z.number(),
    /** The last day that the latest look included. Null before the first look. */
    lastLook: day.nullable(),
    /** The last day that the next look will include. Null before the first entry. */
    nextLook: day.nullable(),
    /** The number of tests of the latest look. It tests each pair of measures on the same day and on the next day. */
    pairsChecked: z.number(),
    /** The number of pairs that the latest look could not test, by reason. */
    skipped: z.record(z.string(), z.number()),
  }),
});

const measure = z.enum(measureNames);
const lag = z.union([z.literal(0), z.literal(1)]);

/**
 * An association between two measures in the person's days. `title` and `description` are in the requested language.
 * They are written from the other fields.
 */
const insight = z.object({
  id,
  type: z.enum(['pattern', 'recommendation', 'achievement', 'trend', 'other']),
  title: z.string(),
  description: z.string(),
  /**
   * The calibrated probability, in percent, that the effect is real and has this sign. 0 if the finding was withdrawn.
   */
  confidence: z.number(),
  exposure: measure,
  outcome: measure,
  /** 0 if the outcome is on the same day as the exposure, 1 if it is on the next day. */
  lag,
  /**
   * The difference in the outcome, in its unit, per unit of the exposure or between yes and no. `low` to `high` is the
   * 95% confidence interval.
   */
  effect: z.number(),
  low: z.number(),
  high: z.number(),
  /** The number of days on which both were known. */
  days: z.number(),
  /** How many of these days have yes. Null if the exposure is a number. */
  yesDays: z.number().nullable(),
  pairsChecked: z.number(),
  firstSeen: day,
  lastChecked: day,
  status: z.enum(['current', 'withdrawn']),
  rating: z.enum(['useful', 'notUseful']).nullable(),
  hidden: z.boolean(),
});

export type Insight = z.output<typeof insight>;

const listQuery = z.strictObject({ userId: idParam.optional(), language: language.default('en') });

export const listInsights = defineEndpoint({
  method: 'GET',
  path: '/api/ai-insights',
  summary: 'List current insights',
  description: 'Most certain first. Leaves out hidden pairs and withdrawn findings.',
  access: ownerIn('insights', 'query'),
  revalidate: 'own-data',
  query: listQuery,
  response: z.array(insight),
});

export const listPatterns = defineEndpoint({
  method: 'GET',
  path: '/api/patterns',
  summary: 'List insights, also hidden and withdrawn ones',
  description:
    'Current ones first, then those that a later look withdrew. Includes hidden pairs, which are marked.',
  access: ownerIn('insights', 'query'),
  revalidate: 'own-data',
  query: listQuery,
  response: z.array(insight),
});

/** A day with the value of the outcome. The exposure is from the same day or from the day before, as `lag` says. */
const pairedDay = z.object({ day, exposure: z.number(), outcome: z.number() });

export const listInsightDays = defineEndpoint({
  method: 'GET',
  path: '/api/ai-insights/:id/days',
  summary: 'List the daily values that an insight rests on',
  description:
    'Returns the values of the days that the last look used, oldest first. Each day is the day of the outcome.',
  access: member('insights'),
  params: z.strictObject({ id: idParam }),
  errors: ['not_found'],
  revalidate: 'own-data',
  response: z.array(pairedDay),
});

export const saveInsightFeedback = defineEndpoint({
  method: 'PUT',
  path: '/api/ai-insights/:id/feedback',
  summary: 'Save feedback on an insight',
  description:
    'Fields that are left out stay unchanged. A hidden pair stays hidden even if it is found again.',
  access: member('insights'),
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({
    rating: z.enum(['useful', 'notUseful']).nullable().optional(),
    hidden: z.boolean().optional(),
  }),
  errors: ['not_found'],
  response: z.object({ rating: insight.shape.rating, hidden: z.boolean() }),
});

export const explorePair = defineEndpoint({
  method: 'GET',
  path: '/api/insight-explorer',
  summary: 'List the days on which two measures have values',
  description:
    'Returns the days of the last two years on which both values are known. Nothing is tested, because this is only one of many pairs that a person could try.',
  access: member('insights'),
  revalidate: 'own-data',
  query: z.strictObject({
    exposure: measure,
    outcome: measure,
    lag: z.enum(['0', '1']).default('0'),
    /** The last day to include. */
    date: day,
  }),
  errors: ['module_off'],
  response: z.array(pairedDay),
});

export const getWeekStory = defineEndpoint({
  method: 'GET',
  path: '/api/insight-story',
  summary: 'Get a week compared with the earlier weeks',
  description: 'Each fact compares the seven days up to a date with the person’s earlier weeks.',
  access: member('insights'),
  revalidate: 'own-data',
  query: z.strictObject({ date: day }),
  response: z.object({
    from: day,
    to: day,
    facts: z.array(
      z.object({
        measure: z.enum(storyMeasures),
        value: z.number(),
        usual: z.number(),
        standing: z.enum(['below', 'usual', 'above']),
        days: z.number(),
      }),
    ),
  }),
});
