import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ActiveDay,
  achievementKeys,
  achievementRules,
  advanceProgress,
  computeAchievements,
  isStreak,
  noProgress,
} from './achievements.ts';
import { addDays } from './calendar-day.ts';

const monday = '2026-03-02';
const active = (offset: number, what: Partial<ActiveDay>): ActiveDay => ({
  ...what,
  day: addDays(monday, offset),
});
const row = (count: number, what: Partial<ActiveDay>) =>
  Array.from({ length: count }, (_, index) => active(index, what));
const afterDays = (days: ActiveDay[], today = monday) =>
  computeAchievements(advanceProgress(noProgress, days), today);
const find = (days: ActiveDay[], key: string) => afterDays(days).find((one) => one.key === key);

test('without entries nothing is earned, and the next level is bronze', () => {
  for (const one of afterDays([])) {
    const [threshold] = achievementRules[one.key].steps;
    expect(one).toEqual({
      key: one.key,
      value: 0,
      currentStreak: isStreak(one.key) ? 0 : null,
      earned: [],
      next: { level: 'bronze', threshold, progress: 0 },
    });
  }
  expect(afterDays([]).map((one) => one.key)).toEqual(achievementKeys);
});

test('the thresholds of an achievement increase', () => {
  for (const { steps } of Object.values(achievementRules)) {
    expect([...steps]).toEqual([...new Set(steps)].sort((a, b) => a - b));
  }
});

test('a level is earned on the day its threshold is reached, and several can be earned on one day', () => {
  expect(find(row(8, { checkinAnswers: 3 }), 'checkinDays')).toEqual({
    key: 'checkinDays',
    value: 8,
    currentStreak: null,
    earned: [{ level: 'bronze', threshold: 7, day: '2026-03-08' }],
    next: { level: 'silver', threshold: 30, progress: 8 / 30 },
  });
  const marathon = find([active(0, { meditationSessions: 1, meditationMinutes: 700 })], 'meditationMinutes');
  expect(marathon?.earned.map(({ level, day }) => [level, day])).toEqual([
    ['bronze', monday],
    ['silver', monday],
  ]);
  expect(find(row(500, { meals: 1 }), 'meals')?.next).toBeNull();
});

describe('streaks', () => {
  test('a gap ends a streak, and the longest streak counts', () => {
    const days = [0, 1, 3, 4, 5, 9].map((offset) => active(offset, { nights: 1 }));
    expect(find(days, 'nightStreak')).toMatchObject({
      value: 3,
      earned: [{ level: 'bronze', day: addDays(monday, 5) }],
    });
  });

  test.each([
    [5, 3],
    [6, 3],
    [7, 0],
  ])('on day %d, the current streak is %d days', (offset, length) => {
    const days = [0, 1, 3, 4, 5].map((at) => active(at, { nights: 1 }));
    const streak = afterDays(days, addDays(monday, offset)).find(({ key }) => key === 'nightStreak');
    expect(streak).toMatchObject({ value: 3, currentStreak: length });
  });

  test('a day with only other entries ends a streak', () => {
    const days = [active(0, { nights: 1 }), active(1, { meals: 1 }), active(2, { nights: 1 })];
    expect(find(days, 'nightStreak')?.value).toBe(1);
  });

  test('an unfinished session counts for minutes but not for streaks', () => {
    const days = row(3, { meditationSessions: 0, meditationMinutes: 4 });
    expect(find(days, 'meditationStreak')?.value).toBe(0);
    expect(find(days, 'meditationMinutes')?.value).toBe(12);
  });
});

test('a week from Sunday to Saturday with 150 minutes counts once', () => {
  const days = [5, 6, 7, 12].map((offset) => active(offset, { workouts: 1, workoutMinutes: 100 }));
  expect(find(days.slice(0, 2), 'activeWeeks')?.value).toBe(0);
  expect(find(days, 'activeWeeks')).toMatchObject({
    value: 1,
    earned: [{ level: 'bronze', threshold: 1, day: addDays(monday, 7) }],
  });
  expect(
    find([active(0, { workoutMinutes: 400 }), active(1, { workoutMinutes: 400 })], 'activeWeeks')?.value,
  ).toBe(1);
});

test('a day with all three main meals counts', () => {
  const days = [active(0, { meals: 3, mainMeals: 3 }), active(1, { meals: 5, mainMeals: 2 })];
  expect(find(days, 'fullMealDays')?.value).toBe(1);
});

const count = fc.nat({ max: 200 });
const someDays = fc
  .array(
    fc.tuple(
      fc.integer({ min: 1, max: 4 }),
      fc.record({
        checkinAnswers: count,
        meditationSessions: count,
        meditationMinutes: count,
        workouts: count,
        workoutMinutes: count,
        nights: fc.nat({ max: 1 }),
        meals: count,
        mainMeals: fc.nat({ max: 3 }),
      }),
    ),
    { maxLength: 60 },
  )
  .map((entries) => {
    let offset = 0;
    return entries.map(([gap, what]) => {
      offset += gap;
      return active(offset, what);
    });
  });

test('another day never removes progress, and each level is earned on a day with an entry', () => {
  fc.assert(
    fc.property(someDays, (days) => {
      const before = afterDays(days.slice(0, -1));
      const known = new Set(days.map((one) => one.day));
      for (const [index, one] of afterDays(days).entries()) {
        const earlier = before[index];
        expect(one.value).toBeGreaterThanOrEqual(earlier?.value ?? 0);
        expect(one.earned.slice(0, earlier?.earned.length)).toEqual(earlier?.earned);
        for (const step of one.earned) expect(known.has(step.day) && step.threshold <= one.value).toBe(true);
        expect(one.next === null || (one.next.progress >= 0 && one.next.progress < 1)).toBe(true);
      }
    }),
  );
});

test('counting in two parts, with JSON in between, equals counting at once', () => {
  fc.assert(
    fc.property(someDays, fc.nat({ max: 60 }), (days, cut) => {
      const kept = JSON.parse(JSON.stringify(advanceProgress(noProgress, days.slice(0, cut))));
      expect(computeAchievements(advanceProgress(kept, days.slice(cut)), monday)).toEqual(afterDays(days));
    }),
  );
});
