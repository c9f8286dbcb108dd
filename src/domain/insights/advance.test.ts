import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../calendar-day.ts';
import { seededRandom } from '../seeded-random.ts';
import { advance, emptyMemory, type InsightMemory } from './advance.ts';
import type { DayValue, MetricSeries } from './metric.ts';

const firstDay = '2024-03-01';
const dayAt = (index: number) => addDays(firstDay, index);
const today = (days: number) => dayAt(days - 1);
const seriesOf = (name: string, values: number[], more: Partial<MetricSeries> = {}): MetricSeries => ({
  name,
  kind: 'number',
  role: 'exposure',
  values: values.map((value, index) => ({ day: dayAt(index), value })),
  ...more,
});

/** Returns random numbers with a standard normal distribution. */
function noise(length: number, seed: number): number[] {
  const random = seededRandom(seed * 7919);
  return Array.from(
    { length },
    () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()),
  );
}

/**
 * Returns the values of a person whose mood is 2 lower on the day after alcohol, and 0.5 higher for each unit of
 * walking on the same day.
 */
function affectedPerson(days: number): MetricSeries[] {
  const alcohol = noise(days, 1).map((value) => (value > 0.6 ? 1 : 0));
  const walking = noise(days, 2).map((value) => 5 + 2 * value);
  const mood = noise(days, 3).map(
    (value, day) => 6 + value - 2 * (alcohol[day - 1] ?? 0) + 0.5 * (walking[day] ?? 0),
  );
  return [
    seriesOf('alcohol', alcohol, { kind: 'yesNo' }),
    seriesOf('walking', walking),
    seriesOf('reading', noise(days, 4)),
    seriesOf('mood', mood, { role: 'outcome' }),
    seriesOf('pain', noise(days, 5), { role: 'outcome' }),
  ];
}

const person = affectedPerson(200);

test('finds planted effects with their lag, size and interval, and nothing else', () => {
  const { memory, events } = advance(emptyMemory, person, today(200));
  expect(events.map(({ event, exposure, outcome, lag }) => [event, exposure, outcome, lag])).toEqual([
    ['found', 'alcohol', 'mood', 1],
    ['found', 'walking', 'mood', 0],
  ]);
  const alcohol = memory.findings.find(({ exposure }) => exposure === 'alcohol')!;
  expect(alcohol.low).toBeLessThan(-2);
  expect(alcohol.high).toBeGreaterThan(-2);
  expect(alcohol.effect).toBeCloseTo(-2, 0);
  expect(alcohol).toMatchObject({ status: 'current', pairsChecked: 12, days: 181, lastChecked: dayAt(181) });
  expect(memory.lookedAt).toBe(182);
});

test('daily runs and one run over the history give the same memory, also stored as JSON in between', () => {
  let memory: InsightMemory = emptyMemory;
  const events = [];
  for (let days = 1; days <= 130; days++) {
    const soFar = person.map((metric) => ({ ...metric, values: metric.values.slice(0, days) }));
    const run = advance(memory, soFar, today(days));
    memory = JSON.parse(JSON.stringify(run.memory));
    events.push(...run.events);
  }
  const whole = advance(emptyMemory, person, today(130));
  expect(memory).toEqual(JSON.parse(JSON.stringify(whole.memory)));
  expect(events).toEqual(whole.events);
  expect(advance(memory, person, today(130))).toEqual({ memory, events: [], skipped: [], tests: 0 });
});

test('a finding that later days contradict is withdrawn once', () => {
  const later = noise(364, 9);
  const mood = noise(364, 3).map((value, day) => value + (day < 100 ? 1.2 : -0.6) * (later[day] ?? 0));
  const turned = [seriesOf('walking', later), seriesOf('mood', mood, { role: 'outcome' })];
  const { events, memory } = advance(emptyMemory, turned, today(364));
  expect(events[0]).toMatchObject({ event: 'found', exposure: 'walking' });
  expect(events.filter(({ event }) => event === 'withdrawn')).toHaveLength(1);
  expect(events.find(({ event }) => event === 'withdrawn')).toMatchObject({ confidence: 0 });
  expect(memory.findings).toHaveLength(1);
});

const figures = (series: readonly MetricSeries[], days = 130) =>
  advance(emptyMemory, series, addDays(firstDay, days - 1)).memory.findings;

test('the effect scales with the outcome and inversely with the exposure', () => {
  const scaled = person.map((metric) => {
    const factor = metric.name === 'mood' ? 10 : metric.name === 'walking' ? 4 : 1;
    return { ...metric, values: metric.values.map(({ day, value }) => ({ day, value: value * factor })) };
  });
  const [before, after] = [figures(person), figures(scaled)];
  const effectOf = (name: string, list = before) => list.find(({ exposure }) => exposure === name)!.effect;
  expect(effectOf('alcohol', after)).toBeCloseTo(10 * effectOf('alcohol'), 6);
  expect(effectOf('walking', after)).toBeCloseTo(2.5 * effectOf('walking'), 6);
});

test('shifting all days shifts the scheduled analyses, and the order of metrics and of days changes nothing', () => {
  const shifted = person.map((metric) => ({
    ...metric,
    values: metric.values.map(({ day, value }) => ({ day: addDays(day, 70), value })),
  }));
  const moved = figures(shifted, 200).map((finding) => ({
    ...finding,
    firstSeen: addDays(finding.firstSeen, -70),
    lastChecked: addDays(finding.lastChecked, -70),
  }));
  expect(moved).toEqual(figures(person));
  const mixed = person.toReversed().map((metric) => ({ ...metric, values: metric.values.toReversed() }));
  expect(figures(mixed)).toEqual(figures(person));
});

test('other names of the metrics change nothing but the names', () => {
  const names = new Map(person.map(({ name }, index) => [name, `z${(index * 7) % 5}`]));
  const renamed = figures(person.map((metric) => ({ ...metric, name: names.get(metric.name)! })));
  const expected = figures(person).map((finding) => ({
    ...finding,
    exposure: names.get(finding.exposure)!,
    outcome: names.get(finding.outcome)!,
  }));
  expect(renamed).toEqual(expected);
});

test('if a day has two values, the last one is used', () => {
  const doubled = person.map((metric) => ({
    ...metric,
    values: [...metric.values.map(({ day }) => ({ day, value: 0 })), ...metric.values],
  }));
  expect(figures(doubled)).toEqual(figures(person));
});

test('each pair that is not tested has a reason', () => {
  const mood = person.find(({ name }) => name === 'mood')!;
  const values = mood.values.map(({ value }) => value);
  const rare = values.map((_, day) => (day % 30 === 0 ? 1 : 0));
  const series = [
    mood,
    seriesOf('constant', values.fill(3, 0)),
    seriesOf('rare', rare, { kind: 'yesNo' }),
    seriesOf('short', noise(41, 8)),
    seriesOf('empty', []),
    { ...mood, name: 'copy', role: 'exposure' as const },
    { ...mood, name: 'derived', role: 'exposure' as const, origins: ['x'] },
  ].map((metric) => (metric.name === 'mood' ? { ...metric, origins: ['x'] } : metric));
  const { skipped, events } = advance(emptyMemory, series, today(130));
  expect(events).toEqual([]);
  expect(Object.fromEntries(skipped.map(({ exposure, reason }) => [exposure, reason]))).toEqual({
    constant: 'constant',
    copy: 'sameValues',
    derived: 'sharedOrigin',
    empty: 'tooFewDays',
    rare: 'tooFewInEachArm',
    short: 'tooFewDays',
  });
});

test('of two identical exposures only one becomes a finding', () => {
  const twice = [...person, { ...person[1]!, name: 'walking too' }];
  expect(figures(twice).filter(({ outcome }) => outcome === 'mood')).toHaveLength(2);
});

test('no values, one day, an impossible day and values that are not finite are ignored', () => {
  const nothing = { memory: emptyMemory, events: [], skipped: [], tests: 0 };
  expect(advance(emptyMemory, [], today(130))).toEqual(nothing);
  expect(advance(emptyMemory, person, 'yesterday')).toEqual(nothing);
  expect(advance(emptyMemory, person, today(1)).memory).toEqual({ firstDay, lookedAt: 0, findings: [] });
  const bad: DayValue[] = [
    { day: '2024-02-30', value: 1 },
    { day: dayAt(3), value: Number.NaN },
    { day: dayAt(4), value: Number.POSITIVE_INFINITY },
  ];
  const series = person.map((metric) => ({ ...metric, values: [...metric.values, ...bad.slice(0, 1)] }));
  expect(figures(series)).toEqual(figures(person));
  expect(advance(emptyMemory, [{ ...person[0]!, values: bad }], today(130))).toEqual(nothing);
});

test('any series give finite figures with the effect inside its interval', () => {
  const value = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constant(Number.NaN), fc.double());
  const values = fc.array(value, { minLength: 45, maxLength: 100 });
  fc.assert(
    fc.property(values, values, values, (a, b, c) => {
      const series = [
        seriesOf('a', a, { role: 'both' }),
        seriesOf('b', b, { role: 'both' }),
        seriesOf('c', c),
      ];
      for (const { effect, low, high, confidence } of figures(series, 100)) {
        expect([effect, low, high, confidence].every(Number.isFinite)).toBe(true);
        expect(low <= effect && effect <= high && confidence >= 0 && confidence <= 1).toBe(true);
      }
    }),
    { seed: 7, numRuns: 60 },
  );
});

test('the number of tests is bounded for a thousand metrics and ten years', () => {
  const many = Array.from({ length: 1000 }, (_, index) =>
    seriesOf(`m${index}`, noise(63, index + 50), { role: 'both' }),
  );
  const { tests, memory } = advance(emptyMemory, many, today(63));
  // 30 of the 60 exposures are also outcomes. These 30 metrics are not paired with themselves.
  expect(tests).toBe(2 * (60 * 30 - 30));
  expect(memory.findings.every(({ pairsChecked }) => pairsChecked <= 3600)).toBe(true);
  const long = [seriesOf('a', noise(3650, 60)), seriesOf('b', noise(3650, 61), { role: 'outcome' })];
  expect(advance(emptyMemory, long, today(3650))).toMatchObject({ memory: { lookedAt: 3640 }, tests: 2 });
});
