import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDay } from './calendar-day.ts';
import { type CyclePhase, findCycles } from './cycle.ts';
import { estimatePhase, estimatePhases, findPeriodDays } from './cycle-phase.ts';
import { predictNextStart } from './cycle-prediction.ts';

const first = '2025-01-01';
const cyclesWith = (lengths: number[], atypical: CalendarDay[] = []) => {
  const offsets = lengths.map((_, index) => lengths.slice(0, index + 1).reduce((sum, one) => sum + one, 0));
  const days = [first, ...offsets.map((offset) => addDays(first, offset))];
  return findCycles([
    ...days.map((day) => ({ day, periodStart: true, atypical: false })),
    ...atypical.map((day) => ({ day, periodStart: false, atypical: true })),
  ]);
};
const entry = (
  day: CalendarDay,
  values: { phase?: CyclePhase; flowIntensity?: number; periodStart?: boolean } = {},
) => ({ day, phase: null, flowIntensity: null, periodStart: false, ...values });

describe('estimatePhase', () => {
  test('a complete cycle of 30 days has a follicular and a luteal range', () => {
    const cycles = cyclesWith([30]);
    const phases = Array.from({ length: 31 }, (_, index) => {
      return estimatePhase(addDays(first, index), cycles, null)?.phase[0] ?? '.';
    }).join('');
    // On days 9 to 12, the next period starts in more than 18 days. On days 24 to 30, it starts in at most 7 days.
    expect(phases).toBe('........ffff...........lllllll.');
  });

  test('returns undefined for a cycle that is impossible, atypical or missing', () => {
    expect(estimatePhase(addDays(first, 95), cyclesWith([100]), null)).toBeUndefined();
    expect(estimatePhase(addDays(first, 25), cyclesWith([28], [first]), null)).toBeUndefined();
    expect(estimatePhase('2024-12-31', cyclesWith([28]), null)).toBeUndefined();
    expect(estimatePhase(addDays(first, 28), cyclesWith([28]), null)).toBeUndefined();
  });

  test('in the current cycle, the phase holds for every start in the predicted interval', () => {
    const start = fc.array(fc.integer({ min: 20, max: 45 }), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(start, fc.integer({ min: 0, max: 60 }), (lengths, offset) => {
        const cycles = cyclesWith(lengths);
        const current = cycles.at(-1)?.start ?? '';
        const { prediction } = predictNextStart(cycles, current);
        const day = addDays(current, offset);
        const said = estimatePhase(day, cycles, prediction);
        if (!prediction || !said) return;
        expect(said.basis).toBe('predicted_start');
        for (let next = prediction.earliest; next <= prediction.latest; next = addDays(next, 1)) {
          const known = findCycles(
            [...cycles.map((cycle) => cycle.start), next].map((one) => ({
              day: one,
              periodStart: true,
              atypical: false,
            })),
          );
          expect(estimatePhase(day, known, null)?.phase).toBe(said.phase);
        }
      }),
    );
  });

  test('never returns ovulation', () => {
    const day = fc.integer({ min: -10, max: 200 }).map((offset) => addDays(first, offset));
    const lengths = fc.array(fc.integer({ min: 15, max: 90 }), { maxLength: 5 });
    fc.assert(
      fc.property(lengths, day, (all, on) => {
        const cycles = cyclesWith(all);
        const { prediction } = predictNextStart(cycles, first);
        expect(['follicular', 'luteal', undefined]).toContain(estimatePhase(on, cycles, prediction)?.phase);
      }),
    );
  });
});

test('a recorded phase replaces the estimate, and the last entry of a day counts', () => {
  const cycles = cyclesWith([28]);
  const entries = [
    entry(first, { periodStart: true }),
    entry('2025-01-26', { phase: 'luteal' }),
    entry('2025-01-26', { phase: 'ovulation' }),
    entry('2025-01-26'),
  ];
  expect(estimatePhases('2025-01-25', '2025-01-27', entries, cycles, null)).toEqual([
    { date: '2025-01-25', phase: 'luteal', basis: 'known_starts' },
    { date: '2025-01-26', phase: 'ovulation', basis: 'recorded' },
    { date: '2025-01-27', phase: 'luteal', basis: 'known_starts' },
  ]);
  expect(estimatePhases(first, '2025-01-02', entries, cycles, null)).toEqual([
    { date: first, phase: 'menstrual', basis: 'recorded' },
  ]);
});

test('period days are starts, days recorded as menstrual, and days with flow in the first eight days', () => {
  const cycles = cyclesWith([28]);
  const entries = [
    entry('2025-01-08', { flowIntensity: 1 }),
    entry('2025-01-09', { flowIntensity: 1 }),
    entry('2025-01-02', { flowIntensity: 3, phase: 'luteal' }),
    entry('2025-01-12', { phase: 'menstrual' }),
    entry('2024-12-20', { flowIntensity: 5 }),
    entry('2025-01-03'),
    entry(first, { periodStart: true }),
    entry(first, { flowIntensity: 2 }),
  ];
  expect(findPeriodDays(entries, cycles)).toEqual(['2025-01-01', '2025-01-08', '2025-01-12']);
});
