import type { Experiment } from '#contracts/experiments.ts';
import type { Insight } from '#contracts/insights.ts';
import {
  type ExperimentHabit,
  type ExperimentOutcome,
  experimentHabits,
  experimentOutcomes,
} from '#domain/experiments/choices.ts';

/** An experiment that the person could plan. */
export interface Idea {
  habit: ExperimentHabit;
  outcome: ExperimentOutcome;
  /** What the person's own days say so far. Undefined if no pattern was found. */
  known?: string;
}

/** Ideas for people without a pattern that an experiment could test. */
const starters: readonly Idea[] = [
  { habit: 'alcoholConsumption', outcome: 'sleepQuality' },
  { habit: 'selfCareActivity', outcome: 'mood' },
  { habit: 'sugarIntake', outcome: 'energyLevel' },
];

const mostIdeas = 3;

/**
 * Returns up to three ideas. Those that the insights recommend come first, and an idea that matches a pattern has
 * the text of the pattern. Leaves out
 * what the person has already tested, and outcomes of running experiments, because an outcome can have only one
 * experiment at a time.
 */
export function listIdeas(insights: readonly Insight[], experiments: readonly Experiment[]): Idea[] {
  const recommended = insights.flatMap((insight): Idea[] => {
    if (insight.type !== 'recommendation') return [];
    const { exposure, outcome, pattern } = insight;
    if (!(exposure in experimentHabits && outcome in experimentOutcomes)) return [];
    const known = insights.find(({ id, type }) => type === 'pattern' && id === pattern)?.description;
    const pair = { habit: exposure as ExperimentHabit, outcome: outcome as ExperimentOutcome };
    return [known === undefined ? pair : { ...pair, known }];
  });
  const withKnown = (idea: Idea): Idea => {
    const pattern = insights.find(
      (one) => one.type === 'pattern' && one.exposure === idea.habit && one.outcome === idea.outcome,
    );
    return pattern ? { ...idea, known: pattern.description } : idea;
  };
  const isRecommended = (idea: Idea) => recommended.some((one) => isSamePair(one, idea));
  const isTaken = (idea: Idea) =>
    experiments.some(({ state, plan: { action, outcome } }) =>
      state === 'finished' ? isSamePair({ habit: action.measure, outcome }, idea) : outcome === idea.outcome,
    );
  return [...recommended, ...starters.filter((idea) => !isRecommended(idea)).map(withKnown)]
    .filter((idea) => !isTaken(idea))
    .slice(0, mostIdeas);
}

interface Pair {
  habit: ExperimentHabit | null;
  outcome: ExperimentOutcome;
}

const isSamePair = (one: Pair, other: Pair) => one.habit === other.habit && one.outcome === other.outcome;
