import { assert, constantFrom, double, property } from 'fast-check';
import { expect, test } from 'vitest';
import { observedMeasures } from '../measures/catalogue.ts';
import { namesOf } from '../measures/measure.ts';
import { checkRecord } from './check-record.ts';
import type {
  CycleRecord,
  DailyRecord,
  HealthRecord,
  MealRecord,
  NightRecord,
  SessionRecord,
  WorkoutRecord,
} from './health-record.ts';

const now = new Date('2026-03-10T12:00:00Z');
const when = { today: '2026-03-10', now };
const event = { externalId: 'e1', zone: 'Europe/Stockholm' };
const night: NightRecord = {
  ...event,
  kind: 'night',
  bedtime: new Date('2026-03-09T22:00:00Z'),
  wakeTime: new Date('2026-03-10T06:00:00Z'),
  asleepHours: 7.5,
  deepHours: 1.5,
  remHours: 2,
  lightHours: 4,
  efficiency: 93,
  isNap: false,
};
const workout: WorkoutRecord = {
  ...event,
  kind: 'workout',
  startedAt: now,
  minutes: 45,
  type: 'cardio',
  title: 'Running',
  intensity: null,
  calories: 400,
};
const meal: MealRecord = {
  ...event,
  kind: 'meal',
  eatenAt: now,
  mealType: 'lunch',
  name: 'Soup',
  calories: 300,
  protein: 10,
  carbs: null,
  fat: 5,
};
const session: SessionRecord = { ...event, kind: 'session', startedAt: now, minutes: 10, type: 'calm' };
const cycle: CycleRecord = {
  ...{ kind: 'cycle', externalId: 'c1', day: '2026-03-10', flow: 3, phase: null },
  ...{ isPeriodStart: true, symptoms: [], notes: null },
};
const daily: DailyRecord = {
  kind: 'daily',
  measure: 'weight',
  day: '2026-03-10',
  value: 70,
  recordedAt: now,
};
const never = new Date(Number.NaN);

const check = (record: HealthRecord) => {
  const result = checkRecord(record, when);
  return 'problem' in result
    ? [result.problem.reason, result.problem.what, result.problem.value]
    : result.day;
};

test.each([night, workout, meal, session, cycle, daily])('accepts a possible $kind', (record) => {
  expect(check(record)).toBe('2026-03-10');
});

test.each<[string, HealthRecord, string, number | null]>([
  ['a night of −3 hours', { ...night, wakeTime: new Date('2026-03-09T19:00:00Z') }, 'sleepHours', -3],
  ['a night of 25 hours', { ...night, bedtime: new Date('2026-03-09T05:00:00Z') }, 'sleepHours', 25],
  ['more sleep than time in bed', { ...night, asleepHours: 8.5 }, 'sleepHours', 8.5],
  ['more deep sleep than time in bed', { ...night, deepHours: 9 }, 'deepSleepHours', 9],
  ['an efficiency above 100 %', { ...night, efficiency: 101 }, 'sleepEfficiency', 101],
  ['a workout of 25 hours', { ...workout, minutes: 1500 }, 'workoutMinutes', 1500],
  ['a workout without a length', { ...workout, minutes: 0 }, 'workoutMinutes', 0],
  ['calories that are not a number', { ...workout, calories: Number.NaN }, 'workoutCalories', null],
  ['a meal of 6,000 kcal', { ...meal, calories: 6000 }, 'caloriesEaten', 6000],
  ['negative fat', { ...meal, fat: -1 }, 'fat', -1],
  ['a meditation of two days', { ...session, minutes: 2880 }, 'meditationMinutes', 2880],
  ['a meditation of half a minute', { ...session, minutes: 0.5 }, 'meditationMinutes', 0.5],
  ['a flow beyond the scale', { ...cycle, flow: 9 }, 'flowIntensity', 9],
  ['a weight of 4 tonnes', { ...daily, value: 4000 }, 'weight', 4000],
  ['an infinite value', { ...daily, value: Number.POSITIVE_INFINITY }, 'weight', null],
])('rejects %s', (_name, record, what, value) => {
  expect(check(record)).toEqual(['outOfBounds', what, value]);
});

test.each<[string, HealthRecord, string]>([
  ['a workout tomorrow', { ...workout, startedAt: new Date('2026-03-11T12:00:00Z') }, 'impossibleDay'],
  ['a meal in the year 12026', { ...meal, eatenAt: new Date('+012026-01-01T12:00:00Z') }, 'impossibleDay'],
  ['a session in 1800', { ...session, startedAt: new Date('1800-01-01T12:00:00Z') }, 'impossibleDay'],
  ['a value of tomorrow', { ...daily, day: '2026-03-11' }, 'impossibleDay'],
  ['a period of tomorrow', { ...cycle, day: '2026-03-11' }, 'impossibleDay'],
  ['a day that does not exist', { ...daily, day: '2026-02-30' }, 'unreadable'],
  ['a value recorded at no time', { ...daily, recordedAt: never }, 'unreadable'],
  ['a night without a start', { ...night, bedtime: never }, 'unreadable'],
  ['an event in an unknown zone', { ...workout, zone: 'Mars/Base' }, 'unreadable'],
  ['an event without an id', { ...workout, externalId: '' }, 'unreadable'],
  ['an event with an endless id', { ...workout, externalId: 'x'.repeat(201) }, 'unreadable'],
  ['an event whose id PostgreSQL cannot store', { ...workout, externalId: 'a\0b' }, 'unreadable'],
])('rejects %s', (_name, record, reason) => {
  expect(check(record)).toMatchObject([reason, record.kind === 'daily' ? 'weight' : record.kind, null]);
});

test('the day of an event is that of its own time zone', () => {
  const wakeTime = new Date('2026-03-09T23:30:00Z');
  const bedtime = new Date('2026-03-09T16:00:00Z');
  expect(check({ ...night, bedtime, wakeTime, zone: '+02:00' })).toBe('2026-03-10');
  expect(check({ ...night, bedtime, wakeTime, zone: 'America/New_York' })).toBe('2026-03-09');
  const late = new Date('2026-03-10T11:30:00Z');
  expect(check({ ...workout, startedAt: late, zone: 'Pacific/Auckland' })).toBe('2026-03-11');
});

test('a daily value is accepted exactly within the bounds of its measure', () => {
  assert(
    property(constantFrom(...namesOf(observedMeasures)), double(), (measure, value) => {
      const { min, max } = observedMeasures[measure];
      const isPossible = value >= min && value <= max;
      expect('problem' in checkRecord({ ...daily, measure, value }, when)).toBe(!isPossible);
    }),
  );
});
