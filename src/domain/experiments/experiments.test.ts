import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  calmWorld,
  drawNullWorld,
  isRejected,
  simulateExperiment,
  type World,
} from '../../../bench/insights/simulate-experiment.ts';
import { addDays } from '../calendar-day.ts';
import { canonicalJson } from '../canonical-json.ts';
import { seededRandom } from '../seeded-random.ts';
import { analyse, type ExperimentDay } from './analyse.ts';
import { conclude } from './conclude.ts';
import { type ExperimentFile, recompute } from './experiment-file.ts';
import { estimateNoise } from './noise.ts';
import { lastOutcomeDay, plannedDays } from './plan.ts';
import { computePower } from './power.ts';
import { proposeLengths, smallestDifference } from './proposal.ts';
import { drawSchedule } from './schedule.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const simulate = (world: Partial<World>, seed: number) =>
  simulateExperiment({ ...calmWorld, ...world }, seededRandom(seed));

describe('the schedule', () => {
  it('has one day on and one day off in each pair, decided by a fair coin and the seed', () => {
    const schedules = Array.from({ length: 500 }, (_, seed) => drawSchedule(28, seed));
    for (const schedule of schedules) expect(schedule).toMatch(/^(?:10|01){14}$/);
    const firstOn =
      schedules
        .join('')
        .match(/../g)
        ?.filter((pair) => pair === '10').length ?? 0;
    // 500 schedules of 14 pairs are 7,000 coin tosses. The standard deviation of the number of heads is 42, and 125 is
    // three standard deviations.
    expect(Math.abs(firstOn - 3500)).toBeLessThan(125);
    expect(drawSchedule(28, 1)).toBe(schedules[1]);
    expect(new Set(schedules).size).toBeGreaterThan(450);
  });

  it('covers the length of the plan, and outcomes end a day later with lag 1', () => {
    const { plan } = simulate({ length: 28 }, 1);
    expect(plannedDays(plan)).toHaveLength(28);
    expect(plannedDays(plan)[27]).toBe(addDays(plan.start, 27));
    expect(lastOutcomeDay(plan)).toBe(addDays(plan.start, 27));
    expect(lastOutcomeDay({ ...plan, lag: 1 })).toBe(addDays(plan.start, 28));
  });
});

describe('the conclusion', () => {
  const rules = { better: 'higher', alpha: 0.05, smallestThatMatters: 0.5 } as const;
  const whole = { isStopped: false, isConstant: false };
  const compared = (effect: number, half: number, p: number) => ({
    effect,
    low: effect - half,
    high: effect + half,
    p,
    onDays: 20,
    offDays: 20,
  });

  it.each([
    ['an effect for the better', compared(1, 0.5, 0.001), 'helps', null, false],
    ['no effect, and none that matters is possible', compared(0, 0.4, 0.9), 'noSign', null, false],
    ['an effect for the worse', compared(-1, 0.5, 0.001), 'noSign', null, true],
    ['an interval with an effect that matters', compared(0.2, 0.4, 0.3), 'cannotSay', 'wide', false],
    ['too few days', null, 'cannotSay', 'fewDays', false],
  ] as const)('follows from %s', (_name, asDrawn, conclusion, reason, isOpposite) => {
    expect(conclude(rules, asDrawn, whole)).toEqual({ conclusion, reason, isOpposite });
  });

  it('is reversed if lower is better', () => {
    const lower = { ...rules, better: 'lower' } as const;
    expect(conclude(lower, compared(-1, 0.5, 0.001), whole).conclusion).toBe('helps');
    expect(conclude(lower, compared(1, 0.5, 0.001), whole)).toMatchObject({
      conclusion: 'noSign',
      isOpposite: true,
    });
  });

  it('is not an effect if the experiment was stopped early or the interval is unbounded', () => {
    const stopped = { isStopped: true, isConstant: false };
    expect(conclude(rules, compared(2, 0.1, 0.001), stopped).reason).toBe('stopped');
    const endless = { ...compared(0, 0.4, 0.5), low: null, high: null };
    expect(conclude(rules, endless, whole).reason).toBe('wide');
  });
});

describe('the analysis', () => {
  it('finds a large effect, and none in days without an effect', () => {
    const { plan, days } = simulate({ effect: 1.5, length: 56 }, 3);
    const result = analyse(plan, days, null);
    expect(result).toMatchObject({ conclusion: 'helps', reason: null });
    expect(result.asDrawn?.p).toBe(0.001);
    expect(Math.abs((result.asDrawn?.effect ?? 0) - 1.5)).toBeLessThan(0.7);
    expect(result.asDone).toMatchObject({ onDays: result.asDrawn?.onDays });
    expect(analyse(plan, simulate({ length: 56 }, 3).days, null).conclusion).not.toBe('helps');
  });

  it('scales with the outcome and does not change with its level', () => {
    const { plan, days } = simulate({ effect: 1 }, 4);
    const before = analyse(plan, days, null).asDrawn;
    const scaled = days.map((day) => ({
      ...day,
      outcome: day.outcome === null ? null : 10 * day.outcome + 500,
    }));
    const after = analyse(plan, scaled, null).asDrawn;
    expect(after?.p).toBe(before?.p);
    expect(after?.effect).toBeCloseTo(10 * (before?.effect ?? 0), 3);
    expect(after?.low).toBeCloseTo(10 * (before?.low ?? 0), 2);
  });

  it('compares days by the schedule, and separately by what was done', () => {
    const { plan, days } = simulate({ effect: 2, forgotten: 0.4, unanswered: 0.1, length: 56 }, 5);
    const { asDrawn, asDone } = analyse(plan, days, null);
    expect(asDone!.effect).toBeGreaterThan(asDrawn!.effect);
    expect(asDone!.onDays).toBeLessThan(asDrawn!.onDays);
    const silent = days.map((day) => ({ ...day, done: null }));
    expect(analyse(plan, silent, null)).toEqual({ ...analyse(plan, days, null), asDone: null });
  });

  it('ignores days after a stop and draws no conclusion', () => {
    const { plan, days } = simulate({ effect: 2 }, 6);
    const stop = days[29]!.day;
    const result = analyse(plan, days, stop);
    expect(result).toMatchObject({ conclusion: 'cannotSay', reason: 'stopped' });
    expect(analyse(plan, days.slice(0, 30), stop)).toEqual(result);
  });

  it.each([
    ['nothing known', (): ExperimentDay[] => [], 'fewDays'],
    ['one day', (days: ExperimentDay[]) => days.slice(0, 1), 'fewDays'],
    ['ten days', (days: ExperimentDay[]) => days.slice(0, 10), 'fewDays'],
    ['a constant', (days: ExperimentDay[]) => days.map((day) => ({ ...day, outcome: 5 })), 'constant'],
    ['NaN', (days: ExperimentDay[]) => days.map((day) => ({ ...day, outcome: Number.NaN })), 'fewDays'],
  ] as const)('gives the reason for no conclusion with %s', (_name, change, reason) => {
    const { plan, days } = simulate({ missing: 0 }, 7);
    const result = analyse(plan, change(days), null);
    expect(result).toEqual({
      conclusion: 'cannotSay',
      reason,
      isOpposite: false,
      asDrawn: null,
      asDone: null,
    });
  });

  it('accepts days in any order, uses the last of two equal days, and ignores days outside the plan', () => {
    const { plan, days } = simulate({ effect: 1 }, 8);
    const first = { ...days[0]!, outcome: 99 };
    const outside = { day: addDays(plan.start, -1), done: true, outcome: 50 };
    const mixed = [outside, first, ...days].toReversed();
    expect(analyse(plan, [first, ...days, outside], null)).toEqual(analyse(plan, days, null));
    expect(analyse(plan, mixed.toReversed(), null)).toEqual(analyse(plan, days, null));
  });
});

describe('an exported experiment', () => {
  const { plan, days } = simulate({ effect: 1, forgotten: 0.2 }, 9);
  const file: ExperimentFile = {
    format: 'lagom-experiment-1',
    plan,
    planSha256: sha256(canonicalJson(plan)),
    days,
    stoppedOn: null,
    result: analyse(plan, days, null),
  };

  it('has the same canonical JSON for any order of keys', () => {
    const reordered = Object.fromEntries(Object.entries(plan).toReversed()) as typeof plan;
    const read: ExperimentFile = JSON.parse(JSON.stringify({ ...file, plan: reordered }));
    const { result, problems } = recompute(read, sha256);
    expect(problems).toEqual([]);
    expect(canonicalJson(result)).toBe(canonicalJson(file.result));
  });

  it('reports a changed plan, schedule or result', () => {
    const swapped = plan.schedule.startsWith('10')
      ? `01${plan.schedule.slice(2)}`
      : `10${plan.schedule.slice(2)}`;
    const changed = { ...plan, schedule: swapped };
    expect(recompute({ ...file, plan: changed }, sha256).problems).toHaveLength(3);
    const rehashed = { ...file, plan: changed, planSha256: sha256(canonicalJson(changed)) };
    expect(recompute(rehashed, sha256).problems[0]).toContain('seed');
    const better = { ...file.result!, conclusion: 'noSign' as const };
    expect(recompute({ ...file, result: better }, sha256).problems).toEqual([
      'The result in the file is a different one.',
    ]);
  });
});

describe('the published figures', () => {
  it('without an effect, about 5% of 500 experiments find one', () => {
    const random = seededRandom(10);
    let rejected = 0;
    for (let i = 0; i < 500; i += 1)
      if (isRejected(simulateExperiment(drawNullWorld(random), random))) rejected += 1;
    // 0.029 is three standard errors of a share of 0.05 in 500 experiments.
    expect(Math.abs(rejected / 500 - 0.05)).toBeLessThan(0.029);
  });

  it.each([
    [42, [0.35, 0.6, 0.87]],
    [28, [0.23, 0.41, 0.65]],
  ] as const)('the computed power over %i days matches simulated experiments', (length, expected) => {
    const computed = computePower({ phi: 0.4, missing: 0.1 }, length, [0.4, 0.6, 0.8]);
    expected.forEach((power, index) => {
      expect(Math.abs((computed[index] ?? 0) - power)).toBeLessThan(0.06);
    });
  });

  it('finds a large effect as often as computed', () => {
    const random = seededRandom(11);
    const world = { ...calmWorld, effect: 0.8 };
    let found = 0;
    for (let i = 0; i < 300; i += 1) if (isRejected(simulateExperiment(world, random))) found += 1;
    const [computed = 0] = computePower(world, world.length, [0.8]);
    // The tolerance of 0.1 is the sum of two errors. About 0.06 is three standard errors of a share in 300 experiments.
    // The formula is wrong by at most 0.04, because it assumes that the autocorrelation is known.
    expect(Math.abs(found / 300 - computed)).toBeLessThan(0.1);
  });

  it('the interval contains the effect in about 95% of experiments', () => {
    const random = seededRandom(12);
    const world = { ...calmWorld, effect: 0.6, length: 28 as const };
    let covered = 0;
    for (let i = 0; i < 60; i += 1) {
      const { plan, days } = simulateExperiment(world, random);
      const drawn = analyse(plan, days, null).asDrawn;
      if (drawn && drawn.low! <= 0.6 && drawn.high! >= 0.6) covered += 1;
    }
    // If each interval contains the effect with a probability of 95%, at least 52 of 60 intervals contain it in more
    // than 99% of random runs.
    expect(covered).toBeGreaterThanOrEqual(52);
  });
});

describe('the noise of a person', () => {
  const history = (count: number, value: (index: number) => number) =>
    Array.from({ length: count }, (_, index) => ({
      day: addDays('2026-03-01', -count + index),
      value: value(index),
    }));

  it('is unknown with few or equal values', () => {
    expect(
      estimateNoise(
        history(13, (index) => index % 3),
        '2026-03-01',
      ),
    ).toBe('fewValues');
    expect(
      estimateNoise(
        history(40, () => 5),
        '2026-03-01',
      ),
    ).toBe('constant');
    expect(
      estimateNoise(
        history(200, (index) => index % 3),
        '2025-01-01',
      ),
    ).toBe('fewValues');
  });

  it('is close to the noise of the simulated days', () => {
    const random = seededRandom(13);
    const { days } = simulateExperiment({ ...calmWorld, length: 56, phi: 0.6, missing: 0.2 }, random);
    const values = days.flatMap(({ day, outcome }) => (outcome === null ? [] : [{ day, value: outcome }]));
    const noise = estimateNoise(values, addDays(days.at(-1)!.day, 1));
    if (typeof noise === 'string') throw new Error(noise);
    expect(Math.abs(noise.deviation - 1)).toBeLessThan(0.4);
    expect(Math.abs(noise.phi - 0.6)).toBeLessThan(0.3);
    expect(Math.abs(noise.missing - 0.2)).toBeLessThan(0.15);
  });

  it('rejects lengths that would miss a large effect too often, and more lengths if more days are missing', () => {
    const answering = (missing: number, phi: number) =>
      proposeLengths({ deviation: 1, phi, missing })
        .filter(({ canAnswer }) => canAnswer)
        .map(({ length }) => length);
    expect(answering(0, 0.4)).toEqual([28, 42, 56]);
    expect(answering(0.1, 0)).toEqual([42, 56]);
    expect(answering(0.7, 0.2)).toEqual([]);
    expect(smallestDifference('mood', { deviation: 3, phi: 0, missing: 0 })).toBe(1.5);
  });
});
