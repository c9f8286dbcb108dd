import { z } from 'zod';
import { storyMeasures } from '#domain/insights/week-story.ts';
import { measureNames } from '#domain/measures/catalogue.ts';
import { defineEndpoint, member } from './endpoint.ts';
import { day, id, idParam, language } from './inputs.ts';

export const getInsightReadiness = defineEndpoint({
  operationId: 'getInsightReadiness',
  method: 'GET',
  path: '/api/insight-readiness',
  summary: 'Check if enough days are logged for the first insights',
  description:
    'Returns the number of days, up to a date, on which each measure has a value. Also returns which days the latest search for patterns covered, what it tested, and which days the next search will cover.',
  access: member('insights'),
  revalidate: 'own-data',
  query: z.object({ date: day }),
  response: z.object({
    days: z.object({
      mood: z.number(),
      energyLevel: z.number(),
      stressLevel: z.number(),
      sleepQuality: z.number(),
    }),
    needed: z.number(),
    percent: z.number(),
    /** The last day whose values were used by the latest analysis. Null before the first analysis. */
    lastLook: day.nullable(),
    /** The last day whose values will be used by the next analysis. Null if the person has not logged anything yet. */
    nextLook: day.nullable(),
    /**
     * The number of statistical tests in the latest analysis. A pair of measures has up to two tests: one with the
     * outcome of the same day, and one with the outcome of the next day.
     */
    pairsChecked: z.number(),
    /**
     * For each reason, how many pairs of measures the latest analysis did not test with the outcome of the same day.
     */
    skipped: z.record(z.string(), z.number()),
  }),
});

const measure = z.enum(measureNames);
const lag = z.union([z.literal(0), z.literal(1)]);

/**
 * The fields of every insight. `title` and `description` are generated from the other fields, in the requested
 * language.
 */
const told = {
  id,
  title: z.string(),
  description: z.string(),
  firstSeen: day,
  lastChecked: day,
  /** `withdrawn` if later days contradicted the insight, otherwise `current`. */
  status: z.enum(['current', 'withdrawn']),
  rating: z.enum(['useful', 'notUseful']).nullable(),
  hidden: z.boolean(),
};

/** An association between the daily values of two measures. */
const patternInsight = z.object({
  ...told,
  type: z.literal('pattern'),
  /**
   * The calibrated probability, in percent, that the association is real and has the sign of `effect`. 0 if a later
   * analysis withdrew the insight.
   */
  confidence: z.number(),
  exposure: measure,
  outcome: measure,
  /** The number of days from the exposure to the outcome: 0 for the same day, 1 for the next day. */
  lag,
  /**
   * The difference in the outcome, in the unit of the outcome. For a yes/no exposure, it is the mean outcome on days
   * with yes minus the mean outcome on days with no. For other exposures, it is the difference per unit of the
   * exposure. `low` to `high` is the 95% confidence interval.
   */
  effect: z.number(),
  low: z.number(),
  high: z.number(),
  /** The number of days on which the exposure and the outcome are both known. */
  days: z.number(),
  /** The number of days, out of `days`, on which the exposure is yes. Null if the exposure is a number. */
  yesDays: z.number().nullable(),
  pairsChecked: z.number(),
});

export type PatternInsight = z.output<typeof patternInsight>;

/** A suggestion to test a current pattern with an experiment. */
const recommendationInsight = z.object({
  ...told,
  type: z.literal('recommendation'),
  /** The confidence, in percent, of the pattern that the experiment would test. */
  confidence: z.number(),
  exposure: measure,
  outcome: measure,
  /** The id of the pattern that the experiment would test. */
  pattern: id,
  /** The number of days from which the pattern was found. Both measures have values on these days. */
  days: z.number(),
});

/** An insight about the daily values of one measure. */
const measureInsight = z.object({
  ...told,
  /** `achievement` for a streak, `trend` for a trend or a change of level, `other` for an unusual day. */
  type: z.enum(['achievement', 'trend', 'other']),
  kind: z.enum(['trend', 'change', 'anomaly', 'streak']),
  /**
   * 100 for a streak, because a streak is counted and not estimated. Null for a trend, a change of level and an unusual
   * day, because their probability is not known.
   */
  confidence: z.number().nullable(),
  measure,
  /**
   * For a trend, the change in 28 days. For a change of level, the new level minus the previous level. For an unusual
   * day, its value minus the usual value. For a streak, its length in days.
   */
  effect: z.number(),
  /**
   * For an unusual day, the usual value on that day of the week. For a streak, the length of the longest streak in
   * days. Null for the other kinds.
   */
  usual: z.number().nullable(),
  /** The first day of the trend, of the new level or of the streak. For an unusual day, the day itself. */
  from: day,
  /** The last day whose value the insight uses. */
  to: day,
  /** The number of days whose values the insight uses. */
  days: z.number(),
});

export type MeasureInsight = z.output<typeof measureInsight>;

const insight = z.discriminatedUnion('type', [patternInsight, recommendationInsight, measureInsight]);

export type Insight = z.output<typeof insight>;

const listQuery = z.object({ language: language.default('en') });

export const listInsights = defineEndpoint({
  operationId: 'listInsights',
  method: 'GET',
  path: '/api/ai-insights',
  summary: 'List current insights',
  description:
    'Patterns come first, sorted by confidence. Then come recommendations, trends, unusual days and achievements. Leaves out hidden and withdrawn insights.',
  access: member('insights'),
  revalidate: 'own-data',
  query: listQuery,
  response: z.array(insight),
});

export const listPatterns = defineEndpoint({
  operationId: 'listPatterns',
  method: 'GET',
  path: '/api/patterns',
  summary: 'List all insights, including hidden and withdrawn ones',
  description:
    'Current insights first, then withdrawn ones. Hidden insights are marked. A pattern between two measures on the same day is listed in one direction only.',
  access: member('insights'),
  revalidate: 'own-data',
  query: listQuery,
  response: z.array(insight),
});

/** A day of a pair of measures. `day` is the day of the outcome. With `lag` 1, the exposure is from the day before. */
const pairedDay = z.object({ day, exposure: z.number(), outcome: z.number() });

/** A day whose values an insight uses. `exposure` is null if the insight is about one measure. */
const insightDay = pairedDay.extend({ exposure: z.number().nullable() });

export const listInsightDays = defineEndpoint({
  operationId: 'listInsightDays',
  method: 'GET',
  path: '/api/ai-insights/:id/days',
  summary: 'List the daily values that an insight is based on',
  description:
    'Returns the values of the days that were used, oldest first. Each day is the day of the outcome.',
  access: member('insights'),
  params: z.strictObject({ id: idParam }),
  errors: ['not_found'],
  revalidate: 'own-data',
  response: z.array(insightDay),
});

export const saveInsightFeedback = defineEndpoint({
  operationId: 'saveInsightFeedback',
  method: 'PUT',
  path: '/api/ai-insights/:id/feedback',
  summary: 'Save feedback on an insight',
  description:
    'Fields that are left out stay unchanged. A hidden insight stays hidden even if it is found again.',
  access: member('insights'),
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({
    rating: z.enum(['useful', 'notUseful']).nullable().optional(),
    hidden: z.boolean().optional(),
  }),
  errors: ['not_found'],
  response: z.object({ rating: told.rating, hidden: told.hidden }),
});

export const explorePair = defineEndpoint({
  operationId: 'explorePair',
  method: 'GET',
  path: '/api/insight-explorer',
  summary: 'Get the values of two measures, matched by day',
  description:
    'Returns the days of the last two years on which both values are known. Makes no statistical claim, because a person could try many pairs until one looks related by chance.',
  access: member('insights'),
  revalidate: 'own-data',
  query: z.object({
    exposure: measure,
    outcome: measure,
    lag: z.enum(['0', '1']).default('0'),
    /** The last day that the response includes. */
    date: day,
  }),
  errors: ['module_off'],
  response: z.array(pairedDay),
});

export const listExploredMeasures = defineEndpoint({
  operationId: 'listExploredMeasures',
  method: 'GET',
  path: '/api/insight-explorer/measures',
  summary: 'List the measures that have values',
  description:
    'Returns the measures with a value on a day of the last two years. Leaves out the measures of the menstrual cycle.',
  access: member('insights'),
  revalidate: 'own-data',
  query: z.object({
    /** The last day whose values count. */
    date: day,
  }),
  response: z.array(measure),
});

export const getWeekStory = defineEndpoint({
  operationId: 'getWeekStory',
  method: 'GET',
  path: '/api/insight-story',
  summary: 'Compare the measures of a week with earlier weeks',
  description: 'Each fact compares the seven days up to a date with the person’s earlier weeks.',
  access: member('insights'),
  revalidate: 'own-data',
  query: z.object({ date: day }),
  response: z.object({
    from: day,
    to: day,
    facts: z.array(
      z.object({
        measure: z.enum(storyMeasures),
        value: z.number(),
        usual: z.number(),
        low: z.number(),
        high: z.number(),
        standing: z.enum(['below', 'usual', 'above']),
        days: z.number(),
      }),
    ),
  }),
});

const narrativeInput = { date: day, language: language.default('en') };

const weekNarrative = z.object({
  /** The Monday of the week. */
  from: day,
  /** The Sunday of the week. */
  to: day,
  /** Empty if too little is known about the week. */
  text: z.string(),
  /** The host name of the AI service that wrote the text. Null if no AI service wrote it. */
  writtenBy: z.string().nullable(),
  /**
   * Whether the caller may ask an AI service to write the text. The service writes at most one text a week. If the
   * service fails, the caller may ask again, within the daily limit.
   */
  mayAsk: z.boolean(),
});

export const getWeekNarrative = defineEndpoint({
  operationId: 'getWeekNarrative',
  method: 'GET',
  path: '/api/insight-narrative',
  summary: 'Get the text summary of the last week',
  description: 'Returns a text about the last week that ended on a Sunday before the date.',
  access: member('insights'),
  query: z.object(narrativeInput),
  response: weekNarrative,
});

export const writeWeekNarrative = defineEndpoint({
  operationId: 'writeWeekNarrative',
  method: 'POST',
  path: '/api/insight-narrative',
  summary: 'Request a text summary of the last week from the AI',
  description:
    'Asks the service if it has not written a text about the week. Returns the template if the service fails, or if its text does not pass the check. The service gets the names of measures and their directions, but no figures.',
  access: member('insights'),
  onlineOnly: true,
  body: z.strictObject(narrativeInput),
  errors: ['ai_not_configured', 'consent_needed', 'ai_quota_used'],
  response: weekNarrative,
});
