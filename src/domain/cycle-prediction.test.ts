import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDay, toDayNumber } from './calendar-day.ts';
import { type CycleMark, cycleLengthBounds, findCycles } from './cycle.ts';
import { predictNextStart } from './cycle-prediction.ts';
import { seededRandom } from './seeded-random.ts';

const first = '2025-01-01';
const start = (day: CalendarDay): CycleMark => ({ day, periodStart: true, atypical: false });
const odd = (day: CalendarDay): CycleMark => ({ day, periodStart: false, atypical: true });

/** Returns period starts that are the given numbers of days apart. The first period start is on 1 January 2025. */
function startsOf(lengths: number[]): CycleMark[] {
  const marks = [start(first)];
  for (const length of lengths) marks.push(start(addDays(lastOf(marks), length)));
  return marks;
}
const lastOf = (marks: CycleMark[]): CalendarDay => marks.at(-1)?.day ?? '';
const predict = (marks: CycleMark[], today = lastOf(marks)) => predictNextStart(findCycles(marks), today);

describe('predictNextStart', () => {
  test('needs two complete cycles', () => {
    for (const marks of [[], startsOf([]), startsOf([28]), [...startsOf([28, 28]), odd('2025-01-02')]])
      expect(predict(marks, '2025-03-01')).toEqual({ prediction: null, reason: 'too_few_cycles' });
  });

  test('predicts the mean of two cycles, with the interval of the t distribution', () => {
    // The standard deviation is 2.828 days and the t quantile 3.078, so the interval is 29 ± 3.078 · 2.828 · √(1 + 1/2)
    // = 29 ± 10.66 days after the last start, 2025-02-28.
    expect(predict(startsOf([27, 31]))).toEqual({
      prediction: {
        nextStart: '2025-03-29',
        earliest: '2025-03-18',
        latest: '2025-04-09',
        cycles: 2,
        averageLength: 29,
        chance: 80,
        daysLate: 0,
      },
      reason: null,
    });
  });

  test('equal cycles give an interval of several days, which narrows with more cycles', () => {
    const width = (count: number) => {
      const { prediction } = predict(startsOf(Array(count).fill(28)));
      return prediction && toDayNumber(prediction.latest) - toDayNumber(prediction.earliest);
    };
    expect([2, 3, 12].map(width)).toEqual([8, 4, 2]);
  });

  test('uses the newest twelve cycles, without atypical and impossible ones', () => {
    const { prediction } = predict(startsOf([50, 50, ...Array(12).fill(28)]));
    expect(prediction).toMatchObject({ cycles: 12, averageLength: 28 });
    const marks = [...startsOf([28, 60, 30, 120, 28]), odd('2025-02-10')];
    expect(predict(marks).prediction).toMatchObject({ cycles: 3, averageLength: (28 + 30 + 28) / 3 });
  });

  test('returns a reason if the current cycle is atypical or the last start is too old', () => {
    const marks = startsOf([28, 28]);
    expect(predict([...marks, odd('2025-03-01')]).reason).toBe('atypical_cycle');
    expect(predict(marks, addDays(lastOf(marks), 90)).reason).toBeNull();
    expect(predict(marks, addDays(lastOf(marks), 91)).reason).toBe('no_recent_start');
  });

  test('counts the days since the latest expected start', () => {
    const marks = startsOf([28, 28]);
    const latest = predict(marks).prediction?.latest ?? '';
    expect(predict(marks, latest).prediction?.daysLate).toBe(0);
    expect(predict(marks, addDays(latest, 3)).prediction?.daysLate).toBe(3);
  });

  test('the dates are in order and the length is possible', () => {
    const lengths = fc.array(fc.integer({ min: 15, max: 90 }), { minLength: 2, maxLength: 30 });
    fc.assert(
      fc.property(lengths, (all) => {
        const marks = startsOf(all);
        const { prediction } = predict(marks);
        const off = (day = '') => toDayNumber(day) - toDayNumber(lastOf(marks));
        expect(off(prediction?.earliest)).toBeGreaterThanOrEqual(cycleLengthBounds.min);
        expect(off(prediction?.nextStart)).toBeGreaterThanOrEqual(off(prediction?.earliest));
        expect(off(prediction?.latest)).toBeGreaterThanOrEqual(off(prediction?.nextStart));
        expect(off(prediction?.latest)).toBeLessThanOrEqual(cycleLengthBounds.max);
      }),
    );
  });

  test.each([2, 3, 6, 12])(
    'with %i irregular cycles, 80% to 92% of the intervals contain the next start',
    (count) => {
      const random = seededRandom(count);
      // Generates cycle lengths with mean 29 and standard deviation 3. The sum of twelve uniform numbers minus six is
      // almost normally distributed.
      const length = () =>
        Math.round(29 + 3 * (Array.from({ length: 12 }, random).reduce((sum, one) => sum + one, 0) - 6));
      const held = Array.from({ length: 2000 }, () => {
        const marks = startsOf(Array.from({ length: count }, length));
        const { prediction } = predict(marks);
        const next = addDays(lastOf(marks), length());
        return prediction !== null && next >= prediction.earliest && next <= prediction.latest;
      }).filter(Boolean).length;
      expect(held / 2000).toBeGreaterThan(0.8);
      expect(held / 2000).toBeLessThan(0.92);
    },
  );
});
