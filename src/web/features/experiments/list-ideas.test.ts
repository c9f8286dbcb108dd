import { expect, test } from 'vitest';
import type { Experiment } from '#contracts/experiments.ts';
import type { Insight } from '#contracts/insights.ts';
import { listIdeas } from './list-ideas.ts';

const insights = [
  { id: 4, type: 'pattern', description: 'On the 44 days with alcohol, mood was 1 lower.' },
  { id: 5, type: 'recommendation', exposure: 'alcoholConsumption', outcome: 'mood', pattern: 4 },
] as unknown as Insight[];

const experimentOf = (outcome: string, state: string, stoppedOn: string | null = null) =>
  ({
    state,
    stoppedOn,
    plan: { action: { measure: 'alcoholConsumption' }, outcome },
  }) as unknown as Experiment;

const pairsOf = (...parts: Parameters<typeof listIdeas>) =>
  listIdeas(...parts).map(({ habit, outcome }) => `${habit} ${outcome}`);

test('recommended experiments come first, with their pattern', () => {
  expect(listIdeas(insights, [])[0]).toEqual({
    habit: 'alcoholConsumption',
    outcome: 'mood',
    pattern: insights[0],
  });
  expect(pairsOf(insights, [])).toHaveLength(3);
  expect(pairsOf([], [])).toEqual([
    'alcoholConsumption sleepQuality',
    'selfCareActivity mood',
    'sugarIntake energyLevel',
  ]);
});

test('a tested pair and the outcome of a running experiment are left out', () => {
  expect(pairsOf(insights, [experimentOf('mood', 'running')])).toEqual([
    'alcoholConsumption sleepQuality',
    'sugarIntake energyLevel',
  ]);
  expect(pairsOf(insights, [experimentOf('mood', 'finished')])).not.toContain('alcoholConsumption mood');
});

test('a pair whose experiment was stopped early is not tested', () => {
  expect(pairsOf(insights, [experimentOf('mood', 'finished', '2026-03-10')])[0]).toBe(
    'alcoholConsumption mood',
  );
});

test('an idea that is not recommended has its pattern too', () => {
  const pattern = {
    id: 6,
    type: 'pattern',
    exposure: 'sugarIntake',
    outcome: 'energyLevel',
    description: 'Known.',
  };
  const ideas = listIdeas([pattern] as unknown as Insight[], []);
  expect(ideas.map((idea) => idea.pattern)).toEqual([undefined, undefined, pattern]);
});
