import { afterAll, beforeAll, expect, test } from 'vitest';
import { createActivity, listActivities } from '#contracts/fitness.ts';
import { getSleepGoals, saveSleepGoals } from '#contracts/sleep.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';

let server: TestApp;
let member: TestMember;
let other: TestMember;
beforeAll(async () => {
  server = await startTestApp({ LIMITS_SCALE: '1000' });
  [member, other] = [await server.createMember(), await server.createMember()];
});
afterAll(() => server.close());

const goals = { targetSleepHours: 7.5, targetBedtime: '22:30', targetWakeTime: '06:30', targetQuality: 7 };
const workout = { type: 'yoga', duration: 30 } as const;

test.each([
  ['no id', () => ({})],
  ['the own id', () => ({ userId: member.id })],
  ['the own id as text', () => ({ userId: String(member.id) })],
])('a query and a body with %s are accepted', async (_name, id) => {
  expect((await member.call(saveSleepGoals, { body: { ...goals, ...id() } })).body).toMatchObject(goals);
  const created = await member.call(createActivity, { body: { ...workout, ...id() } });
  expect(created.body).toMatchObject({ ...workout, userId: member.id });
  expect((await member.call(listActivities, { query: id() })).body[0]?.id).toBe(created.body.id);
});

test.each([
  ["another member's id", () => other.id, 403, 'not_yours'],
  ["another member's id as text", () => String(other.id), 403, 'not_yours'],
  ['a text that is no id', () => 'me', 400, 'invalid_input'],
  ['null', () => null as unknown as number, 400, 'invalid_input'],
])('a body with %s is refused and changes nothing', async (_name, id, status, code) => {
  const before = (await member.call(getSleepGoals, {})).body;
  const answer = await member.call(saveSleepGoals, { body: { ...goals, targetQuality: 9, userId: id() } });
  expect([answer.status, answer.error.code, answer.error.field]).toEqual([status, code, 'userId']);
  expect((await member.call(getSleepGoals, {})).body).toEqual(before);
});

test("another member's id in the query of a read is refused", async () => {
  const answer = await member.call(listActivities, { query: { userId: other.id } });
  expect([answer.status, answer.error.code]).toEqual([403, 'not_yours']);
});

test("another member's id in the body of a deletion is refused", async () => {
  const created = await member.call(createActivity, { body: workout });
  const answer = await server.app.inject({
    method: 'DELETE',
    url: `${createActivity.path}/${created.body.id}`,
    payload: { userId: other.id },
    headers: { cookie: member.cookie },
  });
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'not_yours']);
});
