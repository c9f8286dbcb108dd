import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteBody, getBody, saveBody } from '#contracts/body.ts';
import { listHealthMetrics } from '#contracts/measures.ts';
import { addDays } from '#domain/calendar-day.ts';
import type { ObservedMeasure } from '#domain/measures/catalogue.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { updateObservation } from '../measures/measures-service.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const today = '2026-03-10';
const span = { from: '2026-02-01', to: today };
const none = { points: [], weeklyChange: null };
const nothing = { weight: none, bodyFat: none, waist: none };

const weigh = (member: TestMember, body: object) =>
  member.call(saveBody, { body: { userId: member.id, ...body } });
const read = async (member: TestMember, query = span) => (await member.call(getBody, { query })).body;
const fromDevice = (member: TestMember, day: string, measure: ObservedMeasure, value: number) =>
  updateObservation(server.database.db, member.id, { day, measure, source: 'device:scale', value });

describe('POST /api/body', () => {
  test("without a session, returns 401; another member's id gets 403 and stores nothing", async () => {
    const [one, other] = [await server.createMember(), await server.createMember()];
    const body = { userId: other.id, weight: 70 };
    expect((await server.call(saveBody, { body })).status).toBe(401);
    expect((await one.call(saveBody, { body })).error.code).toBe('not_yours');
    expect(await read(other)).toEqual(nothing);
  });

  test('stores any measurements for today or a given day; a later value replaces an earlier one', async () => {
    const member = await server.createMember();
    expect((await weigh(member, { weight: 70.4 })).body).toEqual({
      date: today,
      weight: 70.4,
      bodyFat: null,
      waist: null,
    });
    expect((await weigh(member, { bodyFat: 22.5 })).body).toEqual({
      date: today,
      weight: 70.4,
      bodyFat: 22.5,
      waist: null,
    });
    expect((await weigh(member, { weight: 70.1 })).body.weight).toBe(70.1);
    expect((await weigh(member, { weight: 71, date: '2026-03-01' })).body.date).toBe('2026-03-01');
    const headers = { 'x-time-zone': 'Pacific/Auckland' };
    const body = { userId: member.id, weight: 69.9 };
    expect((await member.call(saveBody, { body }, { headers })).body.date).toBe('2026-03-11');
    const { weight, bodyFat } = await read(member, { ...span, to: '2026-03-11' });
    expect(weight.points.map(({ date, value }) => [date, value])).toEqual([
      ['2026-03-01', 71],
      [today, 70.1],
      ['2026-03-11', 69.9],
    ]);
    expect(bodyFat.points).toEqual([{ date: today, value: 22.5, source: 'self', smoothed: null }]);
  });

  test.each([
    ['nothing', {}, 'weight'],
    ['a date alone', { date: today }, 'weight'],
    ['too light', { weight: 19.9 }, 'weight'],
    ['too heavy', { weight: 400.1 }, 'weight'],
    ['a weight in words', { weight: '70' }, 'weight'],
    ['too lean', { weight: 70, bodyFat: 1.9 }, 'bodyFat'],
    ['too fat', { weight: 70, bodyFat: 75.1 }, 'bodyFat'],
    ['too slim', { waist: 29.9 }, 'waist'],
    ['too wide', { waist: 250.1 }, 'waist'],
    ['the day after tomorrow', { weight: 70, date: '2026-03-12' }, 'date'],
    ['a date that is none', { weight: 70, date: '2026-02-30' }, 'date'],
    ['an unknown field', { weight: 70, unit: 'lb' }, 'unit'],
  ])('rejects %s and stores nothing', async (_name, body, field) => {
    const member = await server.createMember();
    const answer = await weigh(member, body);
    expect([answer.status, answer.error.code, answer.error.field]).toEqual([400, 'invalid_input', field]);
    expect(await read(member, { ...span, to: '2026-03-12' })).toEqual(nothing);
  });

  test('null removes what the person entered, so that the response can be sent back', async () => {
    const member = await server.createMember();
    await fromDevice(member, today, 'bodyFat', 24);
    await weigh(member, { weight: 70.4, bodyFat: 22.5, waist: 80 });
    const changed = await weigh(member, { weight: 70.4, bodyFat: null, waist: null });
    expect(changed.body).toEqual({ date: today, weight: 70.4, bodyFat: 24, waist: null });
    expect((await weigh(member, { weight: null })).body).toEqual({ ...changed.body, weight: null });
    expect((await read(member)).weight).toEqual(none);
  });

  test.each([
    { weight: 20, bodyFat: 2, waist: 30 },
    { weight: 400, bodyFat: 75, waist: 250, date: '2026-03-11' },
  ])('the bounds are accepted: %o', async (body) => {
    expect((await weigh(await server.createMember(), body)).body).toMatchObject(body);
  });
});

describe('GET /api/body', () => {
  test("without a session, returns 401; never returns another member's values", async () => {
    const [one, other] = [await server.createMember(), await server.createMember()];
    await weigh(other, { weight: 70, bodyFat: 20 });
    expect((await server.call(getBody, { query: span })).status).toBe(401);
    expect(await read(one)).toEqual(nothing);
  });

  test.each([
    ['backwards', { from: '2026-03-02', to: '2026-03-01' }],
    ['more than ten years', { from: '2016-03-02', to: '2026-03-10' }],
  ])('rejects %s', async (_name, query) => {
    const answer = await (await server.createMember()).call(getBody, { query });
    expect([answer.status, answer.error.field]).toEqual([400, 'to']);
  });

  test('of two sources the entered value is returned, without other measures', async () => {
    const member = await server.createMember();
    await fromDevice(member, today, 'weight', 75);
    await fromDevice(member, '2026-03-09', 'weight', 74);
    await fromDevice(member, today, 'heartRate', 60);
    await weigh(member, { weight: 70 });
    const { weight, bodyFat } = await read(member);
    expect(weight.points.map(({ date, value, source }) => [date, value, source])).toEqual([
      ['2026-03-09', 74, 'device:scale'],
      [today, 70, 'self'],
    ]);
    expect(bodyFat).toEqual(none);
  });

  test('a smoothed line and a trend need five days within two weeks', async () => {
    const member = await server.createMember();
    for (const [offset, weight] of [80, 79.8, 79.6, 79.4].entries())
      await weigh(member, { date: addDays('2026-02-24', offset), weight });
    expect((await read(member)).weight).toMatchObject({
      weeklyChange: null,
      points: [{ smoothed: null }, {}, {}, {}],
    });
    await weigh(member, { weight: 77.2 });
    const { weight } = await read(member);
    expect(weight.weeklyChange).toBeCloseTo(-1.4, 8);
    expect(weight.points[0]?.smoothed).toBeCloseTo(80, 8);
    expect(weight.points[1]?.smoothed).toBeCloseTo(79.8, 8);
  });

  test('the smoothed line does not depend on the range', async () => {
    const member = await server.createMember();
    for (const [offset, weight] of [80, 70, 90, 75, 85, 78].entries())
      await weigh(member, { date: addDays('2026-02-20', offset * 3), weight });
    const whole = (await read(member)).weight.points;
    const part = (await read(member, { from: '2026-03-01', to: today })).weight.points;
    expect(part).toEqual(whole.filter(({ date }) => date >= '2026-03-01'));
    expect(part).toHaveLength(3);
    const start = (await read(member, { from: '2026-02-20', to: '2026-02-26' })).weight.points;
    expect(start).toEqual(whole.slice(0, 3));
  });
});

describe('DELETE /api/body/:date', () => {
  test("without a session, returns 401; another member's day gets 404 and stays", async () => {
    const [one, other] = [await server.createMember(), await server.createMember()];
    await weigh(other, { weight: 70 });
    const params = { date: today };
    expect((await server.call(deleteBody, { params })).status).toBe(401);
    expect((await one.call(deleteBody, { params })).error.code).toBe('not_found');
    expect((await read(other)).weight.points).toHaveLength(1);
  });

  test('deletes all values of the day, keeps devices and other days; a second call returns 404', async () => {
    const member = await server.createMember();
    await fromDevice(member, today, 'weight', 75);
    await weigh(member, { weight: 70, bodyFat: 20, waist: 85 });
    await weigh(member, { weight: 71, date: '2026-03-09' });
    const params = { date: today };
    expect((await member.call(deleteBody, { params })).body).toEqual({ deleted: true });
    const { weight, bodyFat, waist } = await read(member);
    expect(weight.points.map(({ value }) => value)).toEqual([71, 75]);
    expect([bodyFat, waist]).toEqual([none, none]);
    expect((await member.call(deleteBody, { params })).error.code).toBe('not_found');
  });

  test('an invalid day is rejected', async () => {
    const answer = await (await server.createMember()).call(deleteBody, { params: { date: 'today' } });
    expect([answer.status, answer.error.field]).toEqual([400, 'date']);
  });
});

test('a weight does not create a health metric entry', async () => {
  const member = await server.createMember();
  await fromDevice(member, '2026-01-01', 'heartRate', 60);
  for (let offset = 0; offset < 31; offset += 1)
    await weigh(member, { weight: 70, date: addDays(today, -offset) });
  expect((await member.call(listHealthMetrics, { query: { date: today } })).body).toEqual([]);
  const { body } = await member.call(listHealthMetrics, { query: {} });
  expect(body.map(({ date }) => date)).toEqual(['2026-01-01']);
});
