import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCycleEntry, getCycleCalendar } from '#contracts/cycle.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { createCycleMember, setCycleEnabled } from './test-helpers.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const log = (member: TestMember, entry: object) =>
  member.call(createCycleEntry, { body: { userId: member.id, ...entry } });
const query = { from: '2026-02-01', to: '2026-03-31' };

test("without a session, returns 401; switched off, returns 403; never returns another member's data", async () => {
  const [one, other] = [await createCycleMember(server), await createCycleMember(server)];
  for (const date of ['2026-01-01', '2026-01-29', '2026-02-26'])
    await log(other, { date, periodStart: true });
  expect((await server.call(getCycleCalendar, { query })).status).toBe(401);
  expect((await one.call(getCycleCalendar, { query })).body).toEqual({
    entries: [],
    periodDays: [],
    phases: [],
    cycles: [],
    prediction: null,
    reason: 'too_few_cycles',
  });
  await setCycleEnabled(other, false);
  expect((await other.call(getCycleCalendar, { query })).error.code).toBe('module_off');
});

test('returns the requested days and predicts from all cycles, including earlier ones', async () => {
  const member = await createCycleMember(server);
  for (const date of ['2025-12-04', '2026-01-01', '2026-01-29', '2026-02-26'])
    await log(member, { date, periodStart: true });
  const { body: flow } = await log(member, { date: '2026-02-27', flowIntensity: 2 });
  const { body } = await member.call(getCycleCalendar, { query });
  expect(body.entries.map((entry) => entry.date)).toEqual(['2026-02-26', '2026-02-27']);
  expect(body.entries[1]).toEqual(flow);
  expect(body.periodDays).toEqual(['2026-02-26', '2026-02-27']);
  expect(body.cycles).toEqual([
    { start: '2026-01-29', length: 28, atypical: false, counted: true },
    { start: '2026-02-26', length: null, atypical: false, counted: false },
  ]);
  expect(body.prediction).toEqual({
    nextStart: '2026-03-26',
    earliest: '2026-03-24',
    latest: '2026-03-28',
    cycles: 3,
    averageLength: 28,
    chance: 80,
    daysLate: 0,
  });
  expect(body.reason).toBeNull();
  expect(body.phases).toContainEqual({ date: '2026-02-20', phase: 'luteal', basis: 'known_starts' });
  expect(body.phases).toContainEqual({ date: '2026-02-26', phase: 'menstrual', basis: 'recorded' });
  expect(body.phases).toContainEqual({ date: '2026-03-22', phase: 'luteal', basis: 'predicted_start' });
  expect(body.phases.some(({ date }) => date > '2026-03-23')).toBe(false);
});

test('marking an entry as atypical excludes its cycle from the prediction until it is unmarked', async () => {
  const member = await createCycleMember(server);
  for (const date of ['2025-12-04', '2026-01-01', '2026-01-29', '2026-03-09'])
    await log(member, { date, periodStart: true });
  const averageLength = async () =>
    (await member.call(getCycleCalendar, { query })).body.prediction?.averageLength;
  expect(await averageLength()).toBeCloseTo((28 + 28 + 39) / 3, 10);
  await log(member, { date: '2026-02-20', atypical: true });
  expect(await averageLength()).toBe(28);
});

test('the prediction changes with the day although nothing is written', async () => {
  const member = await createCycleMember(server);
  for (const date of ['2025-10-15', '2025-11-12', '2025-12-10'])
    await log(member, { date, periodStart: true });
  const before = await member.call(getCycleCalendar, { query });
  expect(before.body.prediction?.daysLate).toBeGreaterThan(0);
  server.clock.now = new Date('2026-03-11T12:00:00Z');
  const headers = { 'if-none-match': String(before.headers.etag) };
  const after = await member.call(getCycleCalendar, { query }, { headers });
  server.clock.now = new Date('2026-03-10T12:00:00Z');
  expect([after.status, after.body.reason]).toEqual([200, 'no_recent_start']);
});

test.each([
  ['backwards', { from: '2026-03-02', to: '2026-03-01' }, 'to'],
  ['401 days', { from: '2025-01-01', to: '2026-02-05' }, 'to'],
  ['a day that is none', { from: 'today', to: '2026-03-01' }, 'from'],
])('rejects %s', async (_name, span, field) => {
  const member = await createCycleMember(server);
  const answer = await member.call(getCycleCalendar, { query: span });
  expect([answer.status, answer.error.code, answer.error.field]).toEqual([400, 'invalid_input', field]);
});

test('a range of one day or 400 days is accepted', async () => {
  const member = await createCycleMember(server);
  for (const span of [
    { from: '2025-01-01', to: '2026-02-04' },
    { from: '2026-03-01', to: '2026-03-01' },
  ])
    expect((await member.call(getCycleCalendar, { query: span })).status).toBe(200);
});
