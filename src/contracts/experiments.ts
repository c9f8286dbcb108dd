import { z } from 'zod';
import { experimentHabitNames, experimentOutcomeNames } from '#domain/experiments/choices.ts';
import { experimentLengths } from '#domain/experiments/schedule.ts';
import { defineEndpoint, member } from './endpoint.ts';
import { day, id, idParam, instant } from './inputs.ts';

const outcome = z.enum(experimentOutcomeNames);
const lag = z.union([z.literal(0), z.literal(1)]);
const length = z.literal(experimentLengths);

/** The most characters of a habit that a person describes in their own words. */
export const habitWordsLength = 60;

const action = z
  .strictObject({
    measure: z.enum(experimentHabitNames).nullable(),
    words: z.string().trim().max(habitWordsLength),
    form: z.enum(['with', 'without']),
  })
  .refine(({ measure, words }) => (measure === null) === (words !== ''), {
    path: ['words'],
    message: 'Please choose a habit or name your own.',
  });

const plan = z.strictObject({
  version: z.literal(1),
  action,
  outcome,
  /** Days from the action to its outcome. */
  lag,
  length,
  better: z.enum(['higher', 'lower']),
  start: day,
  /** One character per day: 1 if the action is on, 0 if it is off. */
  schedule: z.string().regex(/^(?:10|01){14,28}$/),
  /** The smallest improvement that matters, in the unit of the outcome. */
  smallestThatMatters: z.number().positive(),
  alpha: z.literal(0.05),
  draws: z.literal(999),
  seed: z.int().nonnegative(),
});

const experimentDay = z.strictObject({
  day,
  done: z.boolean().nullable(),
  /** The outcome for the day's action. With lag 1 it is the value of the next day. */
  outcome: z.number().nullable(),
});

const comparison = {
  /** The mean of the days with the action on, minus the mean of the days with it off. */
  effect: z.number(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  onDays: z.number(),
  offDays: z.number(),
};

const result = z.strictObject({
  conclusion: z.enum(['helps', 'noSign', 'cannotSay']),
  reason: z.enum(['stopped', 'fewDays', 'constant', 'wide']).nullable(),
  isOpposite: z.boolean(),
  asDrawn: z.strictObject({ ...comparison, p: z.number() }).nullable(),
  asDone: z.strictObject(comparison).nullable(),
});

/** An exported experiment. `npm run experiment` computes its result again from it. */
export const experimentFile = z.strictObject({
  format: z.literal('lagom-experiment-1'),
  plan,
  planSha256: z.string().regex(/^[0-9a-f]{64}$/),
  days: z.array(experimentDay),
  stoppedOn: day.nullable(),
  result: result.nullable(),
});

const experiment = z.object({
  id,
  plan,
  planSha256: z.string(),
  days: z.array(experimentDay),
  /** `over` means that every day has passed and the result can be computed. */
  state: z.enum(['running', 'over', 'finished']),
  stoppedOn: day.nullable(),
  result: result.nullable(),
  createdAt: instant,
});

export type Experiment = z.output<typeof experiment>;

export const listExperiments = defineEndpoint({
  method: 'GET',
  path: '/api/experiments',
  summary: 'List experiments',
  description: 'Newest first, with their days. The result is null until the experiment is finished.',
  access: member('insights'),
  revalidate: 'own-data',
  response: z.array(experiment),
});

export const proposeExperiment = defineEndpoint({
  method: 'GET',
  path: '/api/experiment-proposal',
  summary: 'Get the power that an experiment would have',
  description:
    "Computed from the person's own values of the outcome in the last 84 days. Power is the probability that the experiment finds an effect.",
  access: member('insights'),
  revalidate: 'own-data',
  query: z.strictObject({ outcome }),
  response: z.object({
    /** Why the power cannot be computed: too few values, or values that are all equal. Null if it can. */
    refusal: z.enum(['fewValues', 'constant']).nullable(),
    /** The number of values found, and the number needed. */
    values: z.number(),
    valuesNeeded: z.number(),
    /** The standard deviation of the outcome's daily variation, in its unit. Null if unknown. */
    deviation: z.number().nullable(),
    smallestThatMatters: z.number().nullable(),
    /** The sizes of effect for which the power is given, in units of the outcome. */
    effects: z.array(z.number()),
    lengths: z.array(z.object({ length, power: z.array(z.number()), canAnswer: z.boolean() })),
  }),
});

export const startExperiment = defineEndpoint({
  method: 'POST',
  path: '/api/experiments',
  summary: 'Start an experiment',
  description:
    'Draws the schedule. The plan never changes afterwards. Rejected if the power is too low, or if an experiment with the same outcome is unfinished.',
  access: member('insights'),
  body: z.strictObject({
    action,
    outcome,
    lag,
    length,
    /** Must be today or one of the next seven days. */
    start: day,
  }),
  errors: ['experiment_cannot_answer', 'experiment_running'],
  response: experiment,
});

export const answerExperimentDay = defineEndpoint({
  method: 'PUT',
  path: '/api/experiments/:id/days/:day',
  summary: 'Save whether an experiment was followed on a day',
  description: 'Null deletes the answer.',
  access: member('insights'),
  params: z.strictObject({ id: idParam, day }),
  body: z.strictObject({ done: z.boolean().nullable() }),
  errors: ['not_found', 'experiment_day_unknown', 'experiment_day_future', 'experiment_finished'],
  response: experiment,
});

export const finishExperiment = defineEndpoint({
  method: 'POST',
  path: '/api/experiments/:id/finish',
  summary: 'Complete an experiment and keep its result',
  description: 'Afterwards its days and its result do not change.',
  access: member('insights'),
  params: z.strictObject({ id: idParam }),
  errors: ['not_found', 'experiment_not_over', 'experiment_finished'],
  response: experiment,
});

export const stopExperiment = defineEndpoint({
  method: 'POST',
  path: '/api/experiments/:id/stop',
  summary: 'End an experiment early',
  description: 'An experiment that was stopped early always has the conclusion `cannotSay`.',
  access: member('insights'),
  params: z.strictObject({ id: idParam }),
  errors: ['not_found', 'experiment_finished'],
  response: experiment,
});

export const deleteExperiment = defineEndpoint({
  method: 'DELETE',
  path: '/api/experiments/:id',
  summary: 'Delete an experiment',
  access: member('insights'),
  params: z.strictObject({ id: idParam }),
  errors: ['not_found'],
  response: z.object({ deleted: z.literal(true) }),
});

export const exportExperiment = defineEndpoint({
  method: 'GET',
  path: '/api/experiments/:id/file',
  summary: 'Download an experiment with its plan and days',
  access: member('insights'),
  revalidate: 'own-data',
  params: z.strictObject({ id: idParam }),
  errors: ['not_found'],
  response: experimentFile,
});
