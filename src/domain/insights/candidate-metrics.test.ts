import { expect, test } from 'vitest';
import { measureNames } from '../measures/catalogue.ts';
import { chooseCandidates, mostExposures, mostOutcomes, shareOrigin } from './candidate-metrics.ts';
import { catalogueMetric } from './catalogue-metrics.ts';
import type { Metric } from './metric.ts';

const metricOf = (name: string): Metric => catalogueMetric(name)!;

test('measures that are computed from the same thing are never paired', () => {
  expect(shareOrigin(metricOf('bedtime'), metricOf('sleepHours'))).toBe(true);
  expect(shareOrigin(metricOf('deepSleepHours'), metricOf('sleepEfficiency'))).toBe(true);
  expect(shareOrigin(metricOf('activeCalories'), metricOf('weight'))).toBe(true);
  expect(shareOrigin(metricOf('workoutMinutes'), metricOf('vo2Max'))).toBe(true);
  expect(shareOrigin(metricOf('mood'), metricOf('mood'))).toBe(true);
  expect(shareOrigin(metricOf('sleepHours'), metricOf('sleepQuality'))).toBe(false);
  expect(shareOrigin(metricOf('alcoholConsumption'), metricOf('mood'))).toBe(false);
});

test('counts of logged entries have no role, and every numeric outcome has a smallest difference', () => {
  expect([metricOf('checkinAnswers').role, metricOf('nights').role]).toEqual(['none', 'none']);
  const outcomes = measureNames
    .map(metricOf)
    .filter(({ role, kind }) => role === 'outcome' && kind === 'number');
  const silent = outcomes.filter(({ smallestDifference }) => !smallestDifference).map(({ name }) => name);
  expect(silent).toEqual([]);
});

test('if there are too many metrics, those with the most days are tested', () => {
  const metrics = Array.from({ length: 1000 }, (_, index) => ({
    name: `m${index}`,
    kind: 'number' as const,
    role: 'both' as const,
    daysWithValue: index,
  }));
  const { exposures, outcomes } = chooseCandidates(metrics);
  expect([exposures.length, outcomes.length]).toEqual([mostExposures, mostOutcomes]);
  expect([exposures[0]?.name, exposures.at(-1)?.name]).toEqual(['m999', 'm940']);
});

test('a name outside the catalogue has no metric', () => {
  expect([catalogueMetric('unknown'), catalogueMetric('toString')]).toEqual([undefined, undefined]);
});
