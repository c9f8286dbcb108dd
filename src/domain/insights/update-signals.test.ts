import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar-day.ts';
import { type MeasureName, measureNames, measures } from '../measures/catalogue.ts';
import { seededRandom } from '../seeded-random.ts';
import { noNumbersShown } from '../shown-numbers.ts';
import { catalogueMetric } from './catalogue-metrics.ts';
import type { Finding } from './finding.ts';
import type { MetricSeries } from './metric.ts';
import type { Signal } from './signal.ts';
import { type TellableSignal, tellExperiment, tellSignal } from './signal-text.ts';
import { type SignalInput, updateSignals } from './update-signals.ts';

const first = '2026-01-01';

/** Returns the series of a measure from day 0 to `length` - 1. The values are `level` plus white noise. */
function series(name: MeasureName, length: number, level: (day: number) => number, seed = 5): MetricSeries {
  const random = seededRandom(seed);
  const metric = catalogueMetric(name);
  if (!metric) throw new Error(name);
  const values = Array.from({ length }, (_, day) => ({
    day: addDays(first, day),
    value: level(day) + random() + random() - 1,
  }));
  return { ...metric, values };
}

const exact = (name: MeasureName, values: readonly number[]): MetricSeries => ({
  ...series(name, 0, () => 0),
  values: values.map((value, day) => ({ day: addDays(first, day), value })),
});

const run = (input: Partial<SignalInput> & { day: number }): Signal[] =>
  updateSignals({
    signals: [],
    checkedThrough: null,
    series: [],
    findings: [],
    through: addDays(first, input.day),
    ...input,
  });

const kinds = (signals: readonly Signal[]) => signals.map(({ kind, status }) => `${kind} ${status}`);

describe('trend', () => {
  const rising = series('mood', 200, (day) => 4 + day / 60);

  test('has the change in four weeks and keeps its first day', () => {
    const signals = run({ series: [rising], day: 150 });
    expect(signals).toMatchObject([
      { kind: 'trend', measure: 'mood', from: first, days: 151, firstSeen: addDays(first, 150) },
    ]);
    expect(signals[0]?.amount).toBeCloseTo(28 / 60, 1);
    const later = run({ series: [rising], day: 190, signals, checkedThrough: addDays(first, 150) });
    expect(later).toMatchObject([
      { kind: 'trend', firstSeen: addDays(first, 150), lastChecked: addDays(first, 190) },
    ]);
  });

  test('is withdrawn when later days contradict it, and stays withdrawn', () => {
    const signals = run({ series: [rising], day: 150 });
    const flat = series('mood', 500, () => 5, 8);
    const withdrawn = run({ series: [flat], day: 499, signals });
    expect(kinds(withdrawn)).toEqual(['trend withdrawn']);
    expect(kinds(run({ series: [flat], day: 499, signals: withdrawn }))).toEqual(['trend withdrawn']);
  });
});

test('a change of level has its day, and is current until it is no longer new', () => {
  const stepped = series('stressLevel', 300, (day) => (day < 120 ? 4 : 6));
  const signals = run({ series: [stepped], day: 150 }).filter(({ kind }) => kind === 'change');
  expect(signals).toMatchObject([{ measure: 'stressLevel', status: 'current' }]);
  expect(signals[0]?.amount).toBeGreaterThan(1.5);
  expect(Math.abs(Date.parse(signals[0]?.from ?? '') - Date.parse(addDays(first, 120)))).toBeLessThanOrEqual(
    3 * 86_400_000,
  );
  const later = run({ series: [stepped], day: 250, signals });
  expect(later.find(({ kind }) => kind === 'change')?.status).toBe('past');
});

test('an unusual day is current for two weeks, also if runs were missed', () => {
  const spiked = exact(
    'heartRate',
    series('heartRate', 120, () => 55).values.map(({ value }, day) => (day === 100 ? 90 : value)),
  );
  const missed = run({ series: [spiked], day: 105, checkedThrough: addDays(first, 98) });
  expect(missed).toMatchObject([
    { kind: 'anomaly', from: addDays(first, 100), firstSeen: addDays(first, 100) },
  ]);
  const daily = run({ series: [spiked], day: 100, checkedThrough: addDays(first, 99) });
  expect(run({ series: [spiked], day: 105, signals: daily, checkedThrough: addDays(first, 100) })).toEqual(
    missed,
  );
  expect(
    kinds(run({ series: [spiked], day: 119, signals: missed, checkedThrough: addDays(first, 105) })),
  ).toEqual(['anomaly past']);
});

describe('streak', () => {
  test('counts days without a habit that people avoid, until a day without an answer', () => {
    const sober = exact('alcoholConsumption', [1, ...Array.from({ length: 9 }, () => 0)]);
    expect(run({ series: [sober], day: 9 })).toMatchObject([
      {
        kind: 'streak',
        amount: 9,
        usual: 9,
        from: addDays(first, 1),
        to: addDays(first, 9),
        firstSeen: addDays(first, 7),
      },
    ]);
    const gap = { ...sober, values: sober.values.filter(({ day }) => day !== addDays(first, 5)) };
    expect(run({ series: [gap], day: 9 })).toEqual([]);
  });

  test('ends without being withdrawn', () => {
    const kind = exact('selfCareActivity', [1, 1, 1, 1, 1, 1, 1, 0]);
    const signals = run({ series: [kind], day: 6 });
    expect(kinds(signals)).toEqual(['streak current']);
    expect(kinds(run({ series: [kind], day: 7, signals }))).toEqual(['streak past']);
  });
});

describe('experiment', () => {
  const finding: Finding = {
    exposure: 'alcoholConsumption',
    outcome: 'sleepQuality',
    lag: 1,
    effect: -0.9,
    low: -1.5,
    high: -0.3,
    confidence: 0.9,
    days: 80,
    pairsChecked: 84,
    firstSeen: addDays(first, 90),
    lastChecked: addDays(first, 90),
    status: 'current',
  };

  test('follows only from a current finding that an experiment can test', () => {
    const signals = run({ findings: [finding], day: 95 });
    expect(signals).toMatchObject([
      { kind: 'experiment', exposure: 'alcoholConsumption', measure: 'sleepQuality' },
    ]);
    expect(run({ findings: [], day: 95 })).toEqual([]);
    expect(kinds(run({ findings: [{ ...finding, status: 'withdrawn' }], signals, day: 95 }))).toEqual([
      'experiment past',
    ]);
    expect(run({ findings: [{ ...finding, exposure: 'sleepHours' }], day: 95 })).toEqual([]);
    // At lag 0, the outcome is the night that ended on the morning of the exposure's day. The exposure cannot affect
    // that night.
    expect(run({ findings: [{ ...finding, lag: 0 }], day: 95 })).toEqual([]);
  });

  test('is told as a test, in both languages', () => {
    const told = {
      ...finding,
      exposure: 'alcoholConsumption',
      outcome: 'sleepQuality',
      yesDays: 11,
    } as const;
    expect(tellExperiment(told, 'en')).toEqual({
      title: 'Alcohol and sleep quality',
      description:
        'This follows from a pattern in your days: alcohol goes with lower sleep quality. You chose those days yourself, so something else may be behind it. Trying it on random days can tell you.',
    });
    expect(tellExperiment(told, 'sv').title).toBe('Alkohol och sömnkvalitet');
  });
});

test('a second run for the same day returns the same', () => {
  const both = [
    series('mood', 160, (day) => 4 + day / 40),
    exact(
      'alcoholConsumption',
      Array.from({ length: 160 }, () => 0),
    ),
  ];
  const signals = run({ series: both, day: 159 });
  expect(signals.length).toBeGreaterThan(1);
  expect(run({ series: both, day: 159, signals, checkedThrough: addDays(first, 159) })).toEqual(signals);
});

test('body mass, exposures and series with too few days are not checked', () => {
  expect(run({ series: [series('weight', 200, (day) => 70 + day / 20)], day: 199 })).toEqual([]);
  expect(run({ series: [series('waterIntake', 200, (day) => 3 + day / 20)], day: 199 })).toEqual([]);
  expect(run({ series: [series('mood', 30, (day) => 3 + day / 10)], day: 29 })).toEqual([]);
});

test('the sentences have a figure, a day and no cause, for every outcome and in both languages', () => {
  const causal = /\b(cause|because|due to|leads? to|makes?|orsakar|beror|leder till|gör att)\b/i;
  const outcomes = measureNames.filter((name) => ['outcome', 'both'].includes(measures[name].role));
  const base = {
    amount: -0.5,
    usual: 6,
    from: first,
    to: addDays(first, 9),
    days: 90,
    firstSeen: first,
    lastChecked: first,
  };
  for (const measure of outcomes)
    for (const kind of ['trend', 'change', 'anomaly'] as const)
      for (const language of ['en', 'sv'] as const) {
        const signal: TellableSignal = { ...base, kind, measure, status: 'current' };
        const { title, description } = tellSignal(signal, language);
        expect(`${title} ${description}`).not.toMatch(causal);
        expect(`${title} ${description}`).not.toMatch(/undefined|NaN| {2}|null/);
        expect(description).toMatch(language === 'sv' ? /1 januari 2026/ : /1 January 2026/);
      }
});

test('a streak and a trend read naturally', () => {
  const streak: TellableSignal = {
    kind: 'streak',
    measure: 'alcoholConsumption',
    amount: 9,
    usual: 21,
    from: '2026-03-01',
    to: '2026-03-09',
    days: 9,
    firstSeen: '2026-03-07',
    lastChecked: '2026-03-09',
    status: 'current',
  };
  expect(tellSignal(streak, 'en')).toEqual({
    title: '9 days in a row without alcohol',
    description:
      'Each day from 1 to 9 March 2026, by your own answers. Your longest streak in the last two years is 21 days.',
  });
  expect(tellSignal({ ...streak, usual: 9 }, 'sv')).toEqual({
    title: '9 dagar i rad utan alkohol',
    description:
      'Varje dag från den 1 till den 9 mars 2026, enligt dina egna svar. Så många har det inte varit tidigare de senaste två åren.',
  });
  const trend: TellableSignal = {
    ...streak,
    kind: 'trend',
    measure: 'sleepHours',
    amount: 0.25,
    usual: null,
    days: 120,
  };
  expect(tellSignal(trend, 'en').description).toMatch(
    /^Time asleep has risen by about 15\u00a0min every four weeks since 1 March 2026, over 120 days\./,
  );
  expect(tellSignal(trend, 'sv').description).toMatch(
    /^Sömntiden har stigit med ungefär 15\u00a0min var fjärde vecka sedan den 1 mars 2026/,
  );
});

test('without the numbers of its measure, a signal says only the direction', () => {
  const signal: Omit<TellableSignal, 'kind'> = {
    measure: 'mood',
    amount: -0.5,
    usual: 6.4,
    from: '2026-03-01',
    to: '2026-03-09',
    days: 90,
    firstSeen: '2026-03-07',
    lastChecked: '2026-03-09',
    status: 'current',
  };
  const tell = (kind: 'trend' | 'change' | 'anomaly', language: 'en' | 'sv') =>
    tellSignal({ ...signal, kind }, language, noNumbersShown).description.split('. ')[0];
  expect(tell('trend', 'en')).toBe('Mood has fallen slowly since 1 March 2026, over 90 days');
  expect(tell('trend', 'sv')).toBe('Humöret har sjunkit långsamt sedan den 1 mars 2026, sett över 90 dagar');
  expect(tell('change', 'en')).toBe(
    'Since about 1 March 2026, mood has been lower than before, over 90 days',
  );
  expect(tell('change', 'sv')).toBe(
    'Sedan ungefär den 1 mars 2026 har humöret legat lägre än tidigare, sett över 90 dagar',
  );
  expect(tell('anomaly', 'en')).toBe('On 1 March 2026, mood was lower than usual for you on that weekday');
  expect(tell('anomaly', 'sv')).toBe(
    'Den 1 mars 2026 var humöret lägre än vad som är vanligt för dig den veckodagen',
  );
});
