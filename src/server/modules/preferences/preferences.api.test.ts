import { afterAll, beforeAll, expect, test } from 'vitest';
import { getPreferences, savePreferences } from '#contracts/preferences.ts';
import { defaultPreferences } from '#domain/preferences.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

test("without a session, returns 401; another member's id gets 403 for reads and writes", async () => {
  const [one, other] = [await server.createMember(), await server.createMember()];
  const input = { params: { userId: String(other.id) }, query: {} };
  const body = { modules: { menstrualCycle: true } };
  expect((await server.call(getPreferences, input)).status).toBe(401);
  expect((await server.call(savePreferences, { ...input, body })).status).toBe(401);
  expect((await one.call(getPreferences, input)).error.code).toBe('not_yours');
  expect((await one.call(savePreferences, { ...input, body })).error.code).toBe('not_yours');
  expect((await other.call(getPreferences, input)).body.preferences.modules.menstrualCycle).toBe(false);
});

test('returns defaults; a change keeps omitted preferences and accepts both names of the cycle switch', async () => {
  const member = await server.createMember();
  const params = { userId: String(member.id) };
  const read = async () => (await member.call(getPreferences, { params, query: {} })).body.preferences;
  expect(await read()).toEqual(defaultPreferences);
  await member.call(savePreferences, { params, body: { modules: { menstrualCycleTracking: true } } });
  await member.call(savePreferences, { params, body: { units: { length: 'in' } } });
  const saved = await member.call(savePreferences, {
    params,
    body: {
      checkinQuestions: { alcohol: false },
      display: { streaks: false, weight: false },
      week: { firstDay: 'monday' },
      insights: { cycle: true },
    },
  });
  const expected = {
    modules: { ...defaultPreferences.modules, menstrualCycle: true },
    checkinQuestions: { ...defaultPreferences.checkinQuestions, alcohol: false },
    units: { weight: 'kg', length: 'in' },
    display: { calories: true, weight: false, scores: true, streaks: false },
    week: { firstDay: 'monday' },
    insights: { cycle: true },
  };
  expect(saved.body.preferences).toEqual(expected);
  expect(await read()).toEqual(expected);
});

test.each([
  ['an unknown switch', { modules: { everything: true } }, 'modules.everything'],
  ['a switch that is a word', { modules: { meditation: 'yes' } }, 'modules.meditation'],
  ['stones', { units: { weight: 'st' } }, 'units.weight'],
  ['an unknown unit', { units: { temperature: 'C' } }, 'units.temperature'],
  ['streaks in words', { display: { streaks: 'no' } }, 'display.streaks'],
  ['a week that starts on Wednesday', { week: { firstDay: 'wednesday' } }, 'week.firstDay'],
  ['a list', { modules: [] }, 'modules'],
])('rejects %s and stores nothing', async (_name, body, field) => {
  const member = await server.createMember();
  const params = { userId: String(member.id) };
  const answer = await member.call(savePreferences, { params, body: body as object });
  expect([answer.status, answer.error.code, answer.error.field]).toEqual([400, 'invalid_input', field]);
  const { body: kept } = await member.call(getPreferences, { params, query: {} });
  expect(kept.preferences).toEqual(defaultPreferences);
});
