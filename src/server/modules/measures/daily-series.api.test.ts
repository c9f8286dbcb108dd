import { afterAll, beforeAll, expect, test } from 'vitest';
import { listQuestions, saveResponse } from '#contracts/checkin.ts';
import { createCycleEntry } from '#contracts/cycle.ts';
import { createActivity } from '#contracts/fitness.ts';
import { createMeditationSession } from '#contracts/mindfulness.ts';
import { createFoodEntry, saveWaterIntake } from '#contracts/nutrition.ts';
import { savePreferences } from '#contracts/preferences.ts';
import { saveNight } from '#contracts/sleep.ts';
import { measureNames, measures } from '#domain/measures/catalogue.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { dailySeries } from './daily-series-service.ts';
import { updateObservation } from './measures-service.ts';
import { updatePreferredSources } from './source-orders-service.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const [from, to] = ['2026-03-08', '2026-03-10'];
const normal = measureNames.filter((name) => measures[name].sensitivity === 'normal');
const headers = { 'x-time-zone': 'Europe/Stockholm' };

async function logEverything(member: TestMember) {
  const userId = member.id;
  const at = (timestamp: string) => ({ userId, timestamp });
  for (const [timestamp, duration, caloriesBurned] of [
    ['2026-03-07T10:00:00Z', 90, 1],
    ['2026-03-08T10:00:00Z', 30, 240],
    ['2026-03-08T18:00:00Z', 20, null],
    ['2026-03-10T10:00:00Z', 45, null],
  ] as const)
    await member.call(createActivity, {
      body: { ...at(timestamp), type: 'yoga', duration, caloriesBurned },
    });
  for (const [mealType, calories] of [
    ['breakfast', 300],
    ['breakfast', undefined],
    ['snack', 80],
  ] as const)
    await member.call(createFoodEntry, {
      body: { ...at('2026-03-09T08:00:00Z'), name: 'Gröt', mealType, calories, protein: 4.5 },
    });
  for (const completed of [true, false])
    await member.call(createMeditationSession, {
      body: { ...at('2026-03-09T19:00:00Z'), type: 'calm', duration: 7.5, completed },
    });
  const night = { userId, date: '2026-03-09', bedtime: '00:30', wakeTime: '07:15', quality: 8 };
  await member.call(saveNight, { body: night }, { headers });
  await member.call(saveWaterIntake, { body: { userId, date: '2026-03-10', glasses: 3 } });
  const { body: questions } = await member.call(listQuestions, { query: {} });
  for (const { id, category } of questions.filter(({ category }) => category !== 'hydration'))
    await member.call(saveResponse, {
      body: { userId, questionId: id, response: 1, date: '2026-03-10', suggested: category === 'sugar' },
    });
}

test('every area provides its measures, and a day without data has no value', async () => {
  const [member, other] = [await server.createMember(), await server.createMember()];
  await logEverything(member);
  const { db } = server.database;
  const series = await dailySeries(db, member.id, normal, from, to);
  const known = Object.entries(series).filter(([, values]) => values.length > 0);
  const self = (day: string, value: number) => ({ day, value, source: 'self' });
  const answered = ['mood', 'energyLevel', 'stressLevel', 'junkFoodConsumption', 'selfCareActivity'];
  const expected = {
    workouts: [self('2026-03-08', 2), self('2026-03-10', 1)],
    workoutMinutes: [self('2026-03-08', 50), self('2026-03-10', 45)],
    workoutCalories: [self('2026-03-08', 240)],
    meals: [self('2026-03-09', 3)],
    mainMeals: [self('2026-03-09', 1)],
    caloriesEaten: [self('2026-03-09', 380)],
    protein: [self('2026-03-09', 13.5)],
    meditationSessions: [self('2026-03-09', 1)],
    meditationMinutes: [self('2026-03-09', 15)],
    nights: [self('2026-03-09', 1)],
    bedtime: [self('2026-03-09', 750)],
    wakeTime: [self('2026-03-09', 435)],
    sleepHours: [self('2026-03-09', 6.75)],
    sleepQuality: [self('2026-03-09', 8), self('2026-03-10', 1)],
    waterIntake: [self('2026-03-10', 3)],
    checkinAnswers: [self('2026-03-10', 8)],
    alcoholConsumption: [self('2026-03-10', 1)],
    procrastination: [self('2026-03-10', 1)],
    ...Object.fromEntries(answered.map((name) => [name, [self('2026-03-10', 1)]])),
  };
  expect(Object.fromEntries(known)).toEqual(expected);
  const others = await dailySeries(db, other.id, normal, from, to);
  expect(Object.values(others).flat()).toEqual([]);
});

test("of several sources the person's order decides, also after a change; values are never added up", async () => {
  const member = await server.createMember();
  const { db } = server.database;
  const steps = async () => (await dailySeries(db, member.id, ['steps'], from, to)).steps;
  for (const [source, value] of [
    ['device:watch', 8000],
    ['import:health', 9000],
    ['self', 5000],
  ] as const)
    await updateObservation(db, member.id, { day: to, measure: 'steps', source, value });
  expect(await steps()).toEqual([{ day: to, value: 5000, source: 'self' }]);
  await updatePreferredSources(db, member.id, 'steps', ['device:watch', 'self']);
  expect(await steps()).toEqual([{ day: to, value: 8000, source: 'device:watch' }]);
  await updatePreferredSources(db, member.id, 'steps', []);
  expect(await steps()).toEqual([{ day: to, value: 5000, source: 'self' }]);
});

test('the totals of two sources are not added up', async () => {
  const member = await server.createMember();
  const workout = { user_id: member.id, type: 'cardio', intensity: 'moderate', zone: 'UTC', day: to };
  const rows = [
    { source: 'self', duration: 30 },
    { source: 'device:watch', duration: 31, external_id: 'a' },
    { source: 'device:watch', duration: 20, external_id: 'b' },
  ].map((row) => ({ ...workout, happened_at: new Date('2026-03-10T10:00:00Z'), ...row }));
  await server.database.db.insertInto('exercise_activities').values(rows).execute();
  const { workouts, workoutMinutes } = await dailySeries(
    server.database.db,
    member.id,
    ['workouts', 'workoutMinutes'],
    from,
    to,
  );
  expect([workouts, workoutMinutes]).toEqual([
    [{ day: to, value: 1, source: 'self' }],
    [{ day: to, value: 30, source: 'self' }],
  ]);
});

test('cycle measures are returned only if requested explicitly and only while switched on', async () => {
  const member = await server.createMember();
  const { db } = server.database;
  const modules = (menstrualCycle: boolean) =>
    member.call(savePreferences, {
      params: { userId: String(member.id) },
      body: { modules: { menstrualCycle } },
    });
  await modules(true);
  for (const [date, periodStart] of [
    ['2026-02-10', true],
    ['2026-03-09', true],
    ['2026-03-10', false],
  ] as const)
    await member.call(createCycleEntry, {
      body: { userId: member.id, date, periodStart, flowIntensity: 3, pain: 4 },
    });
  const names = ['cycleDay', 'periodDay', 'cyclePain', 'lutealPhase', 'steps'] as const;
  await expect(dailySeries(db, member.id, names, from, to)).rejects.toThrow('cycleDay');
  const read = () => dailySeries(db, member.id, names, from, to, { cycle: true });
  const values = Object.entries(await read()).map(([name, series]) => [
    name,
    series.map(({ day, value }) => [day, value]),
  ]);
  expect(Object.fromEntries(values)).toEqual({
    cycleDay: [
      ['2026-03-08', 27],
      ['2026-03-09', 1],
      ['2026-03-10', 2],
    ],
    periodDay: [
      ['2026-03-09', 1],
      ['2026-03-10', 1],
    ],
    cyclePain: [
      ['2026-03-09', 4],
      ['2026-03-10', 4],
    ],
    lutealPhase: [
      ['2026-03-08', 1],
      ['2026-03-09', 0],
    ],
    steps: [],
  });
  await modules(false);
  expect(Object.values(await read()).flat()).toEqual([]);
});

test('a value out of bounds and an invalid source are rejected', async () => {
  const member = await server.createMember();
  const observation = { day: to, measure: 'heartRate', source: 'device:watch', value: 300 } as const;
  const { db } = server.database;
  await expect(updateObservation(db, member.id, observation)).rejects.toMatchObject({ field: 'heartRate' });
  const odd = { ...observation, value: 60, source: 'device:Not A Name' } as const;
  await expect(updateObservation(db, member.id, odd)).rejects.toMatchObject({ field: 'source' });
});
