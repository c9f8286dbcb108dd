import { z } from 'zod';
import type { EndpointInput } from '#contracts/endpoint.ts';
import { habitWordsLength, type startExperiment } from '#contracts/experiments.ts';
import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import {
  type ExperimentHabit,
  type ExperimentOutcome,
  experimentHabitNames,
  experimentHabits,
  experimentOutcomeNames,
  outcomeRule,
} from '#domain/experiments/choices.ts';

/** The value of the field `habit` if the person describes the habit in the field `words`. */
export const ownHabit = 'own';

const isHabit = (text: string): text is ExperimentHabit => experimentHabitNames.some((name) => name === text);
export const isOutcome = (text: string): text is ExperimentOutcome =>
  experimentOutcomeNames.some((name) => name === text);

export const experimentSchema = z
  .object({
    habit: z.string().min(1, 'missing'),
    words: z.string().trim().max(habitWordsLength),
    form: z.enum(['with', 'without']),
    outcome: z.string().refine(isOutcome, 'missing'),
    lag: z.enum(['0', '1']),
    length: z
      .enum(['28', '42', '56'])
      .or(z.literal(''))
      .refine((length) => length !== '', 'missing'),
    begin: z.enum(['today', 'tomorrow']),
  })
  .refine(({ habit, words }) => habit !== ownHabit || words !== '', { path: ['words'], message: 'missing' });

export type ExperimentValues = z.input<typeof experimentSchema>;
export type ExperimentInput = z.output<typeof experimentSchema>;

/** Returns the default values of the form, with this habit and outcome selected. Ignores unknown names. */
export function experimentValues(habit = '', outcome = ''): ExperimentValues {
  return {
    habit: isHabit(habit) ? habit : '',
    words: '',
    form: isHabit(habit) ? experimentHabits[habit] : 'with',
    outcome: isOutcome(outcome) ? outcome : '',
    lag: isOutcome(outcome) && outcomeRule(outcome).lags[0] === 1 ? '1' : '0',
    length: '',
    begin: 'tomorrow',
  };
}

/**
 * Returns the value of the field `form` that is selected when the person chooses a habit. `with` means that the person
 * tries to do the habit. `without` means that the person tries to go without the habit. Returns `with` for unknown
 * habits and for `ownHabit`.
 */
export const usualForm = (habit: string) => (isHabit(habit) ? experimentHabits[habit] : 'with');

/**
 * Returns the request body. `lag` is the number of days from the action to its outcome. If the outcome can only be
 * measured on the next day, `lag` is 1 regardless of the input.
 */
export function toExperiment(
  { habit, words, form, outcome, lag, length, begin }: ExperimentInput,
  today: CalendarDay,
): EndpointInput<typeof startExperiment>['body'] {
  const { lags } = outcomeRule(outcome);
  const chosenLag = Number(lag) as 0 | 1;
  return {
    action: { measure: isHabit(habit) ? habit : null, words: isHabit(habit) ? '' : words, form },
    outcome,
    lag: lags.includes(chosenLag) ? chosenLag : 1,
    length: Number(length) as 28 | 42 | 56,
    start: begin === 'today' ? today : addDays(today, 1),
  };
}
