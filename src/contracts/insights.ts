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
    'Returns the number of days, up to a date, on which each measure has a value. Says when the engine last looked for patterns, what it checked, and when it looks next.',
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
    /** The last day that the newest look covered. Null before the first look. */
    lastLook: day.nullable(),
    /** The last day that the next look will cover. Null before the first entry. */
    nextLook: day.nullable(),
    /** The tests that the last look made: pairs of measures, on the same and on the next day. */
    pairsChecked: z.number(),
    /** The number of pairs that the last look could not test, by reason. */
    skipped: z.record(z.string(), z.number()),
  }),
});

const measure = z.enum(measureNames);
const lag = z.union([z.literal(0), z.literal(1)]);

/**
 * Something that goes with something else in the person's days. `title` and `description` are in the language asked
 * for; the other fields are the figures they are written from.
 */
const insight = z.object({
  id,
  type: z.enum(['pattern', 'recommendation', 'achievement', 'trend', 'other']),
  title: z.string(),
  description: z.string(),
  /** Percent: the calibrated probability that the effect is real and has this sign. 0 if withdrawn. */
  confidence: z.number(),
  exposure: measure,
  outcome: measure,
  /** 0: the outcome of the same day. 1: that of the next day. */
  lag,
  /** In the outcome's unit, per unit of the exposure, or for yes against no. `low` to `high` is the 95 % interval. */
  effect: z.number(),
  low: z.number(),
  high: z.number(),
  /** The days on which both were known. */
  days: z.number(),
  /** The days with yes among them. Null if the exposure is a number. */
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
  description: 'Most certain first. Without hidden pairs and what was withdrawn.',
  access: ownerIn('insights', 'query'),
  revalidate: 'own-data',
  query: listQuery,
  response: z.array(insight),
});

export const listPatterns = defineEndpoint({
  method: 'GET',
  path: '/api/patterns',
  summary: 'List all patterns ever found',
  description: 'Current ones first, then those that a later look withdrew. Includes hidden pairs, marked.',
  access: ownerIn('insights', 'query'),
  revalidate: 'own-data',
  query: listQuery,
  response: z.array(insight),
});

/** A day of the outcome on which the exposure, on that day or the day before, is known too. */
const pairedDay = z.object({ day, exposure: z.number(), outcome: z.number() });

export const listInsightDays = defineEndpoint({
  method: 'GET',
  path: '/api/ai-insights/:id/days',
  summary: 'List the days behind an insight',
  description: 'The values of the days that its last look used, oldest first. A day is that of the outcome.',
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
  description: 'What is not given stays as it is. A hidden pair stays hidden, also if it is found again.',
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
  summary: 'List the days of any two measures',
  description:
    'The values of the last two years on the days on which both are known. Nothing is tested: this is one of many pairs that one could try.',
  access: member('insights'),
  revalidate: 'own-data',
  query: z.strictObject({
    exposure: measure,
    outcome: measure,
    lag: z.enum(['0', '1']).default('0'),
    /** The last day. */
    date: day,
  }),
  errors: ['module_off'],
  response: z.array(pairedDay),
});

export const getWeekStory = defineEndpoint({
  method: 'GET',
  path: '/api/insight-story',
  summary: 'Get what the last seven days were like',
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
