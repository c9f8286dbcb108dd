import { describe, expect, it } from 'vitest';
import { findSuggested, findUnanswered, habitState, partOfDay, ringPercent } from './dashboard.ts';
import { defaultPreferences } from './preferences.ts';

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

describe('findUnanswered', () => {
  const answers = {
    mood: 7,
    energyLevel: null,
    stressLevel: 3,
    waterIntake: null,
    alcoholConsumption: null,
    sugarIntake: false,
    junkFoodConsumption: false,
    selfCareActivity: true,
    procrastination: null,
    sleepQuality: null,
  };

  it('finds rings and habits without an answer, and a night without a rating', () => {
    const missing = ['energyLevel', 'waterIntake', 'alcoholConsumption', 'procrastination'];
    const { checkinQuestions } = defaultPreferences;
    expect(findUnanswered(answers, checkinQuestions)).toEqual([...missing, 'sleepQuality']);
    expect(findUnanswered({ ...answers, sleepQuality: 8 }, checkinQuestions)).toEqual(missing);
  });

  it('leaves out questions that are switched off', () => {
    const switches = { ...defaultPreferences.checkinQuestions, alcohol: false, water: false, mood: false };
    expect(findUnanswered(answers, switches)).toHaveLength(3);
  });
});

describe('findSuggested', () => {
  const sources = {
    mood: 'suggested',
    energyLevel: 'self',
    sugarIntake: 'suggested',
    sleepHours: 'suggested',
  };

  it('finds values that the person did not change, without those that the check-in does not ask for', () => {
    expect(findSuggested({ sources }, defaultPreferences.checkinQuestions)).toEqual(['mood', 'sugarIntake']);
  });

  it('leaves out questions that are switched off', () => {
    const switches = { ...defaultPreferences.checkinQuestions, mood: false };
    expect(findSuggested({ sources }, switches)).toEqual(['sugarIntake']);
  });
});
