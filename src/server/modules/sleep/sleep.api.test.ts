import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listHealthMetrics } from '#contracts/measures.ts';
import {
  deleteNight,
  getSleepGoals,
  getSleepSummary,
  listNights,
  saveNight,
  saveSleepGoals,
} from '#contracts/sleep.ts';
import { addDays } from '#domain/calendar-day.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const today = '2026-03-10';
const goals = { targetSleepHours: 7.5, targetBedtime: '23:15', targetWakeTime: '06:45', targetQuality: 7 };
const log = (member: TestMember, night: object = {}, zone = 'Europe/Stockholm') =>
  member.call(
    saveNight,
    { body: { userId: member.id, date: today, bedtime: '22:30', wakeTime: '06:00', quality: 8, ...night } },
    { headers: { 'x-time-zone': zone } },
  );

describe('sleep goals', () => {
  test('without a session, returns 401; goals belong to one person', async () => {
    expect((await server.call(getSleepGoals, {})).status).toBe(401);
    expect((await server.call(saveSleepGoals, { body: goals })).status).toBe(401);
    const [one, other] = [await server.createMember(), await server.createMember()];
    await one.call(saveSleepGoals, { body: goals });
    expect((await other.call(getSleepGoals, {})).body.targetBedtime).toBe('22:00');
  });

  test('returns defaults, then the saved goals, with the quality under both names', async () => {
    const member = await server.createMember();
    expect((await member.call(getSleepGoals, {})).body).toEqual({
      targetSleepHours: 8,
      targetBedtime: '22:00',
      targetWakeTime: '06:00',
      targetQuality: 8,
      targetSleepQuality: 8,
      isSuggested: true,
    });
    const saved = { ...goals, targetSleepQuality: 7, isSuggested: false };
    expect((await member.call(saveSleepGoals, { body: goals })).body).toEqual(saved);
    await member.call(saveSleepGoals, { body: goals });
    expect((await member.call(getSleepGoals, {})).body).toEqual(saved);
  });

  test.each([
    ['five hours', { targetSleepHours: 5 }, 'targetSleepHours'],
    ['thirteen hours', { targetSleepHours: 13 }, 'targetSleepHours'],
    ['quarter hours', { targetSleepHours: 7.25 }, 'targetSleepHours'],
    ['quality of nought', { targetQuality: 0 }, 'targetQuality'],
    ['a time of day that is none', { targetBedtime: '24:00' }, 'targetBedtime'],
  ])('rejects %s', async (_name, change, field) => {
    const member = await server.createMember();
    const answer = await member.call(saveSleepGoals, { body: { ...goals, ...change } });
    expect([answer.status, answer.error.field]).toEqual([400, field]);
    expect((await member.call(getSleepGoals, {})).body.targetSleepHours).toBe(8);
  });
});

describe('nights', () => {
  test("without a session, returns 401; another member's id gets 403 and stores nothing", async () => {
    const [one, other] = [await server.createMember(), await server.createMember()];
    const body = { userId: other.id, date: today, bedtime: '22:00', wakeTime: '06:00' };
    expect((await server.call(saveNight, { body })).status).toBe(401);
    expect((await server.call(listNights, { query: {} })).status).toBe(401);
    expect((await server.call(deleteNight, { params: { date: today } })).status).toBe(401);
    expect((await one.call(saveNight, { body })).error.code).toBe('not_yours');
    await log(other);
    expect((await one.call(deleteNight, { params: { date: today } })).status).toBe(404);
    expect((await one.call(listNights, { query: {} })).body).toEqual([]);
    expect((await other.call(listNights, { query: {} })).body).toHaveLength(1);
  });

  test('hours are correct across midnight and clock changes and become daily values', async () => {
    const member = await server.createMember();
    const saved = await log(member, { date: '2025-03-30' });
    expect(saved.body).toEqual({
      date: '2025-03-30',
      bedtime: '2025-03-29T21:30:00.000Z',
      wakeTime: '2025-03-30T04:00:00.000Z',
      zone: 'Europe/Stockholm',
      hours: 6.5,
      quality: 8,
      source: 'self',
      ...{ deepHours: null, remHours: null, lightHours: null, awakeHours: null, efficiency: null },
    });
    const metrics = await member.call(listHealthMetrics, { query: { date: '2025-03-30' } });
    expect(metrics.body).toMatchObject([{ sleepHours: 6.5, sleepQuality: 8 }]);
  });

  test('a night without a rating keeps the rating of its day', async () => {
    const member = await server.createMember();
    await log(member);
    const saved = await log(member, { bedtime: '00:30', quality: undefined });
    expect(saved.body).toMatchObject({ hours: 5.5, quality: 8 });
    const day = { query: { date: today } };
    expect((await member.call(listHealthMetrics, day)).body).toMatchObject([{ sleepQuality: 8 }]);
  });

  test('a rating or a correction in another time zone does not move the night', async () => {
    const member = await server.createMember();
    const { body: before } = await log(member, { date: '2026-03-09', quality: undefined });
    const rated = await log(member, { date: '2026-03-09', quality: 9 }, 'America/New_York');
    expect(rated.body).toEqual({ ...before, quality: 9 });
    const correction = { date: '2026-03-09', bedtime: '23:30', quality: 9 };
    const corrected = await log(member, correction, 'America/New_York');
    expect(corrected.body).toEqual({
      ...before,
      bedtime: '2026-03-08T22:30:00.000Z',
      hours: 6.5,
      quality: 9,
    });
  });

  test.each([
    ['the first night', undefined],
    ['a night that replaces another', 'Asia/Tokyo'],
  ])('%s is in its own zone, not in that of the request', async (_name, storedZone) => {
    const member = await server.createMember();
    if (storedZone) await log(member, {}, storedZone);
    const saved = await log(member, { zone: 'Europe/Stockholm' }, 'America/New_York');
    expect(saved.body).toMatchObject({
      bedtime: '2026-03-09T21:30:00.000Z',
      wakeTime: '2026-03-10T05:00:00.000Z',
      zone: 'Europe/Stockholm',
    });
  });

  test('an instant and a time of day are one night in the zone of the request', async () => {
    const member = await server.createMember();
    const saved = await log(member, { bedtime: '2026-03-09T21:30:00Z' });
    expect(saved.body).toMatchObject({ zone: 'Europe/Stockholm', hours: 7.5 });
  });

  test('a night can be corrected where its wake time has not come yet', async () => {
    const member = await server.createMember();
    await log(member);
    // The clock of the server is at 12:00 UTC. In Los Angeles, it is 05:00.
    const corrected = await log(member, { bedtime: '23:00' }, 'America/Los_Angeles');
    expect(corrected.body).toMatchObject({ zone: 'Europe/Stockholm', wakeTime: '2026-03-10T05:00:00.000Z' });
  });

  test('a second log of a night replaces the first; a delete removes its values', async () => {
    const member = await server.createMember();
    await log(member);
    await log(member, { bedtime: '00:30', quality: null });
    const day = { query: { date: today } };
    expect((await member.call(listNights, { query: {} })).body).toMatchObject([
      { hours: 5.5, quality: null },
    ]);
    expect((await member.call(listHealthMetrics, day)).body).toMatchObject([
      { sleepHours: 5.5, sleepQuality: null },
    ]);
    expect((await member.call(deleteNight, { params: { date: today } })).body).toEqual({ deleted: true });
    expect((await member.call(listHealthMetrics, day)).body).toEqual([]);
  });

  test.each([
    ['a 24-hour night', { bedtime: '06:00', wakeTime: '06:00' }, 'wakeTime'],
    ['a night to come', { date: '2026-03-12' }, 'date'],
    ['a wake time to come', { bedtime: '11:00', wakeTime: '13:06' }, 'wakeTime'],
    ['a day that is none', { date: '2026-02-30' }, 'date'],
    ['a quality of eleven', { quality: 11 }, 'quality'],
    ['a time that is none', { bedtime: '25:00' }, 'bedtime'],
    ['a zone that is none', { zone: 'Nowhere/Land' }, 'zone'],
  ])('rejects %s', async (_name, night, field) => {
    const member = await server.createMember();
    const answer = await log(member, night);
    expect([answer.status, answer.error.field]).toEqual([400, field]);
    expect((await member.call(listNights, { query: {} })).body).toEqual([]);
  });

  test('lists nights newest first in pages', async () => {
    const member = await server.createMember();
    for (const back of [0, 1, 2]) await log(member, { date: addDays(today, -back) });
    const first = await member.call(listNights, { query: { limit: 2 } });
    const next = await member.call(listNights, { query: { limit: 2, before: first.body[1]!.date } });
    expect([...first.body, ...next.body].map((night) => night.date)).toEqual([
      '2026-03-10',
      '2026-03-09',
      '2026-03-08',
    ]);
  });

  test("other members' newer nights take no place on a page", async () => {
    const [one, other] = [await server.createMember(), await server.createMember()];
    await log(other);
    await log(one, { date: '2026-03-09' });
    const answer = await one.call(listNights, { query: { limit: 1 } });
    expect(answer.body).toMatchObject([{ date: '2026-03-09' }]);
  });

  test.each(['+02:00', '-05:30'])('a night in the zone %s keeps its zone too', async (zone) => {
    const member = await server.createMember();
    const { body: logged } = await log(member, {}, zone);
    const rated = await log(member, { quality: 5 }, 'Asia/Tokyo');
    expect(rated.body).toEqual({ ...logged, quality: 5 });
  });

  test("a night does not take over the zone of another member's night with the same times", async () => {
    const [one, other] = [await server.createMember(), await server.createMember()];
    // No other test enters a night for this day, so the first night of the day is the other member's.
    const night = { date: '2026-02-03' };
    await log(other, night, 'America/New_York');
    expect((await log(one, night)).body.zone).toBe('Europe/Stockholm');
  });
});

describe('GET /api/sleep-summary', () => {
  test("without a session, returns 401; another member's nights are left out", async () => {
    const [one, other] = [await server.createMember(), await server.createMember()];
    await log(other);
    const query = { date: today };
    expect((await server.call(getSleepSummary, { query })).status).toBe(401);
    expect((await one.call(getSleepSummary, { query })).body).toEqual({
      rated: [],
      efficiency: [],
      recent: [],
      irregularityMinutes: null,
    });
  });

  test('returns the measured efficiency of unrated nights too, and estimates it for rated nights without one', async () => {
    const member = await server.createMember();
    await log(member, { date: addDays(today, -1), quality: 7 });
    await log(member, { date: addDays(today, -2), quality: 9 });
    const measured = { user_id: member.id, measure: 'sleepEfficiency', source: 'device:oura' };
    await server.database.db
      .insertInto('daily_observations')
      .values(
        [0, 2, 3, 4, 5, 6, 7].map((back) => ({ ...measured, day: addDays(today, -back), value: 80 + back })),
      )
      .execute();
    const { body } = await member.call(getSleepSummary, { query: { date: today } });
    expect(body.efficiency.map(({ date, percent, isEstimated }) => [date, percent, isEstimated])).toEqual([
      ['2026-03-10', 80, false],
      ['2026-03-09', 70, true],
      ['2026-03-08', 82, false],
      ['2026-03-07', 83, false],
      ['2026-03-06', 84, false],
      ['2026-03-05', 85, false],
      ['2026-03-04', 86, false],
    ]);
  });

  test('returns the newest seven rated days, also with gaps, and the regularity of nights', async () => {
    const member = await server.createMember();
    for (const back of [0, 1, 2, 4, 5, 6, 8, 9]) {
      await log(member, {
        date: addDays(today, -back),
        quality: 10 - (back % 3),
        bedtime: '22:00',
        wakeTime: '06:00',
      });
    }
    await log(member, { date: addDays(today, -3), quality: null, bedtime: '23:00', wakeTime: '07:00' });
    const { body } = await member.call(getSleepSummary, { query: { date: today } });
    expect(body.rated.map(({ date }) => date)).toEqual(
      [0, 1, 2, 4, 5, 6, 8].map((back) => addDays(today, -back)),
    );
    expect(body.rated[1]).toEqual({ date: '2026-03-09', quality: 9, hours: 8 });
    expect(body.recent.map(({ date, quality, hours }) => [date, quality, hours])).toEqual([
      ['2026-03-10', 10, 8],
      ['2026-03-09', 9, 8],
      ['2026-03-08', 8, 8],
      ['2026-03-07', null, 8],
      ['2026-03-06', 9, 8],
    ]);
    expect(body.irregularityMinutes).toBeGreaterThan(15);
    expect(body.irregularityMinutes).toBeLessThan(25);
  });
});
