import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listHealthMetrics } from '#contracts/measures.ts';
import { saveWaterIntake } from '#contracts/nutrition.ts';
import { saveHealthMetrics } from '#contracts/vitals.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const date = '2026-03-10';

describe('POST /api/health-metrics', () => {
  test('saves the values of a day, which the list then shows', async () => {
    const member = await server.createMember();
    const saved = await member.call(saveHealthMetrics, { body: { heartRate: 58, steps: 9120 } });
    expect(saved.body).toEqual({ date, heartRate: 58, steps: 9120 });
    const [entry] = (await member.call(listHealthMetrics, { query: { date } })).body;
    expect(entry).toMatchObject({ date, heartRate: 58, sources: { heartRate: 'self' } });
  });

  test('a value that is left out stays, and null removes a value', async () => {
    const member = await server.createMember();
    await member.call(saveHealthMetrics, { body: { heartRate: 58, steps: 9120 } });
    const changed = await member.call(saveHealthMetrics, { body: { date, steps: 9500 } });
    expect(changed.body).toEqual({ date, heartRate: 58, steps: 9500 });
    const removed = await member.call(saveHealthMetrics, { body: { date, heartRate: null } });
    expect(removed.body).toEqual({ date, heartRate: null, steps: 9500 });
  });

  test.each([
    ['heartRate', 19],
    ['heartRate', 251],
    ['steps', -1],
    ['steps', 200_001],
    ['steps', 10.5],
    ['mood', 7],
    ['date', '2026-03-12'],
  ])('refuses %s of %s', async (field, value) => {
    const member = await server.createMember();
    const answer = await member.call(saveHealthMetrics, { body: { steps: 10, [field]: value } });
    expect([answer.status, answer.error.field]).toEqual([400, field]);
    expect((await member.call(listHealthMetrics, { query: {} })).body).toEqual([]);
  });

  test('an entry of the list can be sent back, and its other values are read-only', async () => {
    const member = await server.createMember();
    await member.call(saveWaterIntake, { body: { date, glasses: 4 } });
    await member.call(saveHealthMetrics, { body: { date, heartRate: 58 } });
    const [entry] = (await member.call(listHealthMetrics, { query: { date } })).body;
    const body = entry as object;
    expect((await member.call(saveHealthMetrics, { body })).body).toMatchObject({ heartRate: 58 });
    const other = await member.call(saveHealthMetrics, { body: { ...body, waterIntake: 5 } as object });
    expect([other.status, other.error.field]).toEqual([400, 'waterIntake']);
    expect((await member.call(listHealthMetrics, { query: { date } })).body).toEqual([entry]);
  });

  test('needs a session, and values belong to one member', async () => {
    expect((await server.call(saveHealthMetrics, { body: { steps: 10 } })).status).toBe(401);
    const [one, other] = [await server.createMember(), await server.createMember()];
    await one.call(saveHealthMetrics, { body: { heartRate: 60 } });
    expect((await other.call(listHealthMetrics, { query: {} })).body).toEqual([]);
  });
});
