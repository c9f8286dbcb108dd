import { describe, expect, it } from 'vitest';
import { habitState, partOfDay, ringPercent, typicalValue } from './dashboard.ts';

it('returns the part of the day by the hour', () => {
  expect([0, 11, 12, 16, 17, 23].map(partOfDay)).toEqual([
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ]);
});

describe('ringPercent', () => {
  it('is 10% per point, and inverted for stress', () => {
    expect(ringPercent('mood', 7)).toBe(70);
    expect(ringPercent('energyLevel', 0)).toBe(0);
    expect(ringPercent('stressLevel', 3)).toBe(70);
    expect(ringPercent('waterIntake', 5)).toBe(50);
  });

  it('is at most 100', () => {
    expect(ringPercent('waterIntake', 15)).toBe(100);
  });
});

describe('habitState', () => {
  it('is a check for avoiding four habits', () => {
    for (const habit of [
      'alcoholConsumption',
      'sugarIntake',
      'junkFoodConsumption',
      'procrastination',
    ] as const) {
      expect(habitState(habit, false)).toBe('check');
      expect(habitState(habit, true)).toBe('cross');
    }
  });

  it('is a check for doing self care', () => {
    expect(habitState('selfCareActivity', true)).toBe('check');
    expect(habitState('selfCareActivity', false)).toBe('cross');
  });

  it('is unknown for null', () => {
    expect(habitState('selfCareActivity', null)).toBe('unknown');
    expect(habitState('sugarIntake', null)).toBe('unknown');
  });
});

describe('typicalValue', () => {
  it('is the median of the known days', () => {
    expect(typicalValue([9, 1, null, 7, 6, 8])).toBe(7);
    expect(typicalValue([1, 5, 6, 7, 8, 9])).toBe(6.5);
  });

  it('is undefined for too few days', () => {
    expect(typicalValue([7, 7, 7, 7, null])).toBeUndefined();
  });
});
