import { expect, test } from 'vitest';
import { scoreAlarms } from './alarms.ts';
import { basePopulation, type Population } from './population.ts';
import { scorePerson } from './score-person.ts';
import { expectedCalibrationError, summarise } from './summarise.ts';

/**
 * These tests simulate fewer people than `npm run bench:insights`, so their results vary more. Their limits are
 * therefore wider than the limits of the benchmark, by this number of standard errors (99%, one-sided).
 */
const widening = 2.33;
const seconds = 1000;

function measure(change: Partial<Population>, people: number, seed: number) {
  const population = { ...basePopulation, ...change };
  return summarise(
    Array.from({ length: people }, (_, index) => scorePerson(population, seed + index, ['engine']).engine!),
  );
}

const atMost = (bar: number, count: number) => bar + widening * Math.sqrt((bar * (1 - bar)) / count);
const atLeast = (bar: number, count: number) => bar - widening * Math.sqrt((bar * (1 - bar)) / count);

test.each<[string, Partial<Population>, number]>([
  ['nobody has effects', { effects: 0 }, 100],
  ['phi up to 0.9 and a yearly season', { effects: 0, phi: [0.1, 0.9], season: true }, 60],
  ['check-ins on half of the days', { effects: 0, missing: 0.5 }, 60],
  [
    'answers are bounded, tied and in runs',
    { effects: 0, answers: 'clustered', exposurePhi: [0.6, 0.95] },
    60,
  ],
])(
  'at most one person in ten gets a false claim in a year: %s',
  (_, change, people) => {
    const { anyFalse } = measure(change, people, 71_000_000);
    expect(anyFalse.value).toBeLessThanOrEqual(atMost(0.1, people));
  },
  60 * seconds,
);

test(
  'effects of 0.4 SD are found in time, at the right lag and with the right sign, and few findings are false',
  () => {
    const people = 60;
    const { recall, falseShare, rightLag, wrongSign, calibrationError } = measure({}, people, 72_000_000);
    const [atDay91, atDay182, atDay364] = recall.map(({ value }) => value);
    const effects = 4 * people;
    expect(atDay91).toBeGreaterThanOrEqual(atLeast(0.25, effects));
    expect(atDay182).toBeGreaterThanOrEqual(atLeast(0.75, effects));
    expect(atDay364).toBeGreaterThanOrEqual(atLeast(0.98, effects));
    expect(falseShare.value).toBeLessThanOrEqual(0.1 + (falseShare.high - falseShare.value));
    expect(rightLag).toBeGreaterThanOrEqual(atLeast(0.95, effects));
    expect(wrongSign).toBeLessThanOrEqual(atMost(0.01, effects));
    expect(calibrationError).toBeLessThanOrEqual(atMost(0.05, effects));
  },
  60 * seconds,
);

test(
  'a person with four ratings has at most one false trend, change or unusual day in two years',
  () => {
    const people = 12;
    const scores = Array.from({ length: people }, (_, index) => scoreAlarms(73_000_000 + index, 4));
    const alarms = scores.reduce(
      (sum, { trends, changes, anomalies }) => sum + trends + changes + anomalies,
      0,
    );
    // The standard error of a count is the square root of its expected value, as for a Poisson distribution.
    expect(alarms).toBeLessThanOrEqual(0.5 * people + widening * Math.sqrt(0.5 * people));
    expect(scores.filter(({ delay }) => delay !== null).length).toBeGreaterThan(people / 4);
  },
  60 * seconds,
);

test('the summary counts false claims, missed effects and too high confidence', () => {
  const score = { effects: 2, hits: [0, 1, 1], rightLag: 1, wrongSign: 0, time: 1 };
  const { anyFalse, falseShare, recall } = summarise([
    { ...score, claims: 2, falseClaims: 1, confidences: [] },
    { ...score, claims: 1, falseClaims: 0, confidences: [] },
  ]);
  expect([anyFalse.value, falseShare.value]).toEqual([0.5, 0.25]);
  expect(recall.map(({ value }) => value)).toEqual([0, 0.5, 0.5]);
  expect(
    expectedCalibrationError([
      [0.9, true],
      [0.9, false],
      [0.3, false],
    ]),
  ).toBeCloseTo((0.8 + 0.3) / 3, 9);
});
