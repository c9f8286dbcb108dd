import { z } from 'zod';
import { experimentHabitNames, experimentOutcomeNames } from '#domain/experiments/choices.ts';
import { experimentLengths } from '#domain/experiments/schedule.ts';
import { defineEndpoint, member } from './endpoint.ts';
import { day, id, idParam, instant } from './inputs.ts';

const outcome = z.enum(experimentOutcomeNames);
const lag = z.union([z.literal(0), z.literal(1)]);
const length = z.literal(experimentLengths);

/** The maximum length, in characters, of a habit that a person describes in their own words. */
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
  /** The number of days from the action to its outcome: 0 for the same day, 1 for the next day. */
  lag,
  length,
  better: z.enum(['higher', 'lower']),
  start: day,
  /** One character per day of the plan: 1 if the person should carry out the action on this day, otherwise 0. */
  schedule: z.string().regex(/^(?:10|01){14,28}$/),
  /** The smallest improvement that matters to the person, in the unit of the outcome. */
  smallestThatMatters: z.number().positive(),
  alpha: z.literal(0.05),
  draws: z.literal(999),
  seed: z.int().nonnegative(),
});

const experimentDay = z.strictObject({
  day,
  done: z.boolean().nullable(),
  /**
   * The outcome that belongs to the action of this day. With `lag` 1, it was measured on the next day. Null if there is
   * no value.
   */
  outcome: z.number().nullable(),
});

const comparison = {
  /**
   * The estimated mean outcome on days with the action minus the estimated mean outcome on days without it. The
   * estimate is in the unit of the outcome, and is adjusted for a trend and weekends. `low` to `high` is the confidence
   * interval. `low` and `high` are null if there are too few pairs of days.
   */
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

/** The file of an exported experiment. `npm run experiment` recomputes the result from the file. */
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
  /**
   * `over` means that every day has passed and the result can be computed, but the person has not completed the
   * experiment.
   */
  state: z.enum(['running', 'over', 'finished']),
  stoppedOn: day.nullable(),
  result: result.nullable(),
  createdAt: instant,
});

export type Experiment = z.output<typeof experiment>;

export const listExperiments = defineEndpoint({
  operationId: 'listExperiments',
  method: 'GET',
  path: '/api/experiments',
  summary: 'List experiments',
  description:
    'Newest first. Each experiment has its days. Its result is null until the experiment is finished.',
  access: member('insights'),
  revalidate: 'own-data',
  response: z.array(experiment),
});

export const proposeExperiment = defineEndpoint({
  operationId: 'proposeExperiment',
  method: 'GET',
  path: '/api/experiment-proposal',
  summary: 'Estimate how likely an experiment is to find an effect',
  description:
    "Statistical power is the probability that the experiment finds an effect of a given size. It is computed from the person's own values of the outcome in the last 84 days.",
  access: member('insights'),
  revalidate: 'own-data',
  query: z.object({ outcome }),
  response: z.object({
    /**
     * Why the power cannot be computed: there are too few values, or all values are equal. Null if the power is
     * computed.
     */
    refusal: z.enum(['fewValues', 'constant']).nullable(),
    /** The number of values of the outcome that the person has in the last 84 days, without today. */
    values: z.number(),
    /** Whether today has a value of the outcome. It counts from tomorrow. */
    hasToday: z.boolean(),
    /** The number of values that are needed to compute the power. */
    valuesNeeded: z.number(),
    /**
     * The standard deviation of the outcome's day-to-day variation, in the unit of the outcome. Null if the power
     * cannot be computed.
     */
    deviation: z.number().nullable(),
    /**
     * The smallest improvement that an experiment with this outcome looks for, in the unit of the outcome. Null if the
     * power cannot be computed.
     */
    smallestThatMatters: z.number().nullable(),
    /**
     * The effect sizes, in the unit of the outcome. `power[i]` in `lengths` is the power to find an effect of
     * `effects[i]`.
     */
    effects: z.array(z.number()),
    lengths: z.array(z.object({ length, power: z.array(z.number()), canAnswer: z.boolean() })),
  }),
});

export const startExperiment = defineEndpoint({
  operationId: 'startExperiment',
  method: 'POST',
  path: '/api/experiments',
  summary: 'Start an experiment',
  description:
    'Decides at random on which days the person follows the habit. The plan cannot be changed afterwards. Fails if the statistical power is too low, or if an experiment with the same outcome is unfinished.',
  access: member('insights'),
  body: z.strictObject({
    action,
    outcome,
    lag,
    length,
    /** The first day: today or one of the next seven days. */
    start: day,
  }),
  errors: ['experiment_cannot_answer', 'experiment_running'],
  response: experiment,
});

export const answerExperimentDay = defineEndpoint({
  operationId: 'answerExperimentDay',
  method: 'PUT',
  path: '/api/experiments/:id/days/:day',
  summary: "Record whether an experiment's habit was done on a day",
  description: 'The value null deletes an earlier answer.',
  access: member('insights'),
  params: z.strictObject({ id: idParam, day }),
  body: z.strictObject({ done: z.boolean().nullable() }),
  errors: ['not_found', 'experiment_day_unknown', 'experiment_day_future', 'experiment_finished'],
  response: experiment,
});

export const finishExperiment = defineEndpoint({
  operationId: 'finishExperiment',
  method: 'POST',
  path: '/api/experiments/:id/finish',
  summary: 'Complete an experiment and compute its result',
  description: 'Computes the result after the last day. Afterwards the days and the result do not change.',
  access: member('insights'),
  params: z.strictObject({ id: idParam }),
  errors: ['not_found', 'experiment_not_over', 'experiment_finished'],
  response: experiment,
});

export const stopExperiment = defineEndpoint({
  operationId: 'stopExperiment',
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
  operationId: 'deleteExperiment',
  method: 'DELETE',
  path: '/api/experiments/:id',
  summary: 'Delete an experiment',
  access: member('insights'),
  params: z.strictObject({ id: idParam }),
  errors: ['not_found'],
  response: z.object({ deleted: z.literal(true) }),
});

export const exportExperiment = defineEndpoint({
  operationId: 'exportExperiment',
  method: 'GET',
  path: '/api/experiments/:id/file',
  summary: 'Download an experiment with its plan, days and result',
  access: member('insights'),
  revalidate: 'own-data',
  params: z.strictObject({ id: idParam }),
  errors: ['not_found'],
  response: experimentFile,
});
