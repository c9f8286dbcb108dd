import type { Experiment } from '#contracts/experiments.ts';
import type { Insight, PatternInsight } from '#contracts/insights.ts';
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
  /** The pattern in the person's own days. Undefined if no pattern was found. */
  pattern?: PatternInsight;
}

/** Ideas for people without a pattern that an experiment could test. */
const starters: readonly Idea[] = [
  { habit: 'alcoholConsumption', outcome: 'sleepQuality' },
  { habit: 'selfCareActivity', outcome: 'mood' },
  { habit: 'sugarIntake', outcome: 'energyLevel' },
];

const mostIdeas = 3;

/**
 * Returns up to three ideas. Those that the insights recommend come first, and an idea that matches a pattern has the
 * pattern. Leaves out what the person has already tested, except in experiments that were stopped early, because these
 * have no answer. Also leaves out outcomes of running experiments, because an outcome can have only one experiment at a
 * time.
 */
export function listIdeas(insights: readonly Insight[], experiments: readonly Experiment[]): Idea[] {
  const patterns = insights.filter((insight) => insight.type === 'pattern');
  const recommended = insights.flatMap((insight): Idea[] => {
    if (insight.type !== 'recommendation') return [];
    const { exposure, outcome, pattern } = insight;
    if (!(exposure in experimentHabits && outcome in experimentOutcomes)) return [];
    const found = patterns.find(({ id }) => id === pattern);
    const pair = { habit: exposure as ExperimentHabit, outcome: outcome as ExperimentOutcome };
    return [found ? { ...pair, pattern: found } : pair];
  });
  const withPattern = (idea: Idea): Idea => {
    const pattern = patterns.find(
      ({ exposure, outcome }) => exposure === idea.habit && outcome === idea.outcome,
    );
    return pattern ? { ...idea, pattern } : idea;
  };
  const isRecommended = (idea: Idea) => recommended.some((one) => isSamePair(one, idea));
  const isTaken = (idea: Idea) =>
    experiments.some(({ state, stoppedOn, plan: { action, outcome } }) =>
      state === 'finished'
        ? stoppedOn === null && isSamePair({ habit: action.measure, outcome }, idea)
        : outcome === idea.outcome,
    );
  return [...recommended, ...starters.filter((idea) => !isRecommended(idea)).map(withPattern)]
    .filter((idea) => !isTaken(idea))
    .slice(0, mostIdeas);
}

interface Pair {
  habit: ExperimentHabit | null;
  outcome: ExperimentOutcome;
}

const isSamePair = (one: Pair, other: Pair) => one.habit === other.habit && one.outcome === other.outcome;
