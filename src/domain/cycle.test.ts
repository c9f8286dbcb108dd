import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDay, toDayNumber } from './calendar-day.ts';
import { type CycleMark, cycleLengthBounds, findCycles, isUsableCycle } from './cycle.ts';

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

describe('findCycles', () => {
  test('returns the days between starts, and null for the current cycle', () => {
    expect(findCycles(startsOf([28, 31]))).toEqual([
      { start: '2025-01-01', length: 28, atypical: false },
      { start: '2025-01-29', length: 31, atypical: false },
      { start: '2025-03-01', length: null, atypical: false },
    ]);
    expect(findCycles([])).toEqual([]);
  });

  test('starts in the same period count once', () => {
    const again = [...startsOf([28]), start('2025-01-01'), start('2025-01-03'), start('2025-01-15')];
    expect(findCycles(again)).toEqual(findCycles(startsOf([28])));
    expect(findCycles([start('2025-01-01'), start('2025-01-16')])[0]?.length).toBe(15);
  });

  test('an atypical entry marks only the cycle that contains it', () => {
    const of = (day: CalendarDay) =>
      findCycles([...startsOf([28, 28]), odd(day)]).map(({ atypical }) => atypical);
    expect(of('2024-12-31')).toEqual([false, false, false]);
    expect(of('2025-01-28')).toEqual([true, false, false]);
    expect(of('2025-01-29')).toEqual([false, true, false]);
    expect(of('2025-12-24')).toEqual([false, false, true]);
  });

  test('order and repetition of the marks make no difference, and no cycle is too short', () => {
    const mark = fc.record({
      day: fc.integer({ min: 0, max: 700 }).map((count) => addDays(first, count)),
      periodStart: fc.boolean(),
      atypical: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(mark), (marks) => {
        const cycles = findCycles(marks);
        expect(findCycles([...marks, ...marks].reverse())).toEqual(cycles);
        for (const [index, cycle] of cycles.entries()) {
          const next = cycles[index + 1];
          expect(cycle.length).toBe(next ? toDayNumber(next.start) - toDayNumber(cycle.start) : null);
          expect(cycle.length ?? cycleLengthBounds.min).toBeGreaterThanOrEqual(cycleLengthBounds.min);
        }
      }),
    );
  });

  test('usable cycles are complete, possible and not atypical', () => {
    const cycles = findCycles([...startsOf([90, 91, 28, 28]), odd('2025-07-05')]);
    expect(cycles.map(isUsableCycle)).toEqual([true, false, false, true, false]);
  });
});
