import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSleepGoals } from '#contracts/sleep.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';

let server: TestApp;
let member: TestMember;
let tag = '';
beforeAll(async () => {
  server = await startTestApp();
  member = await server.createMember();
  tag = String((await member.call(getSleepGoals, {})).headers.etag);
});
afterAll(() => server.close());

const askWith = (header: string) =>
  server.app.inject({ url: getSleepGoals.path, headers: { cookie: member.cookie, 'if-none-match': header } });

test.each([
  ['the tag', () => tag, 304],
  ['the tag made weak by a proxy', () => `W/${tag}`, 304],
  ['a list with the tag', () => `"older", W/${tag}`, 304],
  ['a star', () => '*', 304],
  ['another tag', () => '"older"', 200],
  ['a part of the tag', () => tag.slice(0, -2), 200],
])('If-None-Match with %s', async (_name, header, status) => {
  expect((await askWith(header())).statusCode).toBe(status);
});
