import { afterAll, beforeAll, expect, test } from 'vitest';
import { getHorizonYear } from '#contracts/measures.ts';
import { saveWaterIntake } from '#contracts/nutrition.ts';
import { saveNight } from '#contracts/sleep.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { updateObservation } from './measures-service.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

test('returns the days of the year that have a value, and the years with values', async () => {
  const member = await server.createMember();
  const save = (day: string, value: number, source: 'self' | 'suggested' | `device:${string}` = 'self') =>
    updateObservation(server.database.db, member.id, { day, measure: 'mood', value, source });
  await save('2025-12-31', 4);
  await save('2026-01-01', 7);
  await save('2026-03-09', 6);
  await member.call(saveWaterIntake, { body: { date: '2026-03-09', glasses: 5 } });
  // Suggested answers and values of the device simulator do not count, so their years are not
  // listed.
  await save('2024-05-01', 5, 'suggested');
  await save('2023-05-01', 5, 'device:simulated-oura');

  const none = { sleepHours: null, heartRate: null, stressLevel: null, energyLevel: null };
  const { body } = await member.call(getHorizonYear, { query: { year: 2026 } });
  expect(body).toEqual({
    years: [2026, 2025],
    entries: [
      { date: '2026-01-01', ...none, mood: 7, waterIntake: null },
      { date: '2026-03-09', ...none, mood: 6, waterIntake: 5 },
    ],
    sleepMeaning: 'asleep',
  });
  const earlier = await member.call(getHorizonYear, { query: { year: 2024 } });
  expect(earlier.body.entries).toEqual([]);
});

test('calls the hours of nights without a measured time asleep time in bed', async () => {
  const member = await server.createMember();
  const night = { date: '2026-03-09', bedtime: '22:30', wakeTime: '06:00', quality: 8 };
  await member.call(saveNight, { body: { userId: member.id, ...night } });
  const { body } = await member.call(getHorizonYear, { query: { year: 2026 } });
  expect([body.entries.length, body.sleepMeaning]).toEqual([1, 'inBed']);
});

test('another member sees none of it', async () => {
  const member = await server.createMember();
  await member.call(saveWaterIntake, { body: { date: '2026-03-09', glasses: 5 } });
  const stranger = await server.createMember();
  const { body } = await stranger.call(getHorizonYear, { query: { year: 2026 } });
  expect(body).toEqual({ years: [], entries: [], sleepMeaning: 'asleep' });
});

test.each([['1899'], ['2200'], ['2026.5'], ['all']])('refuses the year %s', async (year) => {
  const member = await server.createMember();
  const { status, error } = await member.call(getHorizonYear, { query: { year } });
  expect([status, error.field]).toEqual([400, 'year']);
});
