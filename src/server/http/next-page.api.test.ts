import { afterAll, beforeAll, expect, test } from 'vitest';
import { createActivity, deleteActivity, listActivities } from '#contracts/fitness.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

async function readPage(url: string, cookie: string): Promise<{ ids: number[]; next: string | undefined }> {
  const { headers, body } = await server.app.inject({ url, headers: { cookie } });
  const rows = JSON.parse(body) as { id: number }[];
  return { ids: rows.map(({ id }) => id), next: /^<(.+)>; rel="next"$/.exec(String(headers.link))?.[1] };
}

test('the links of a list lead through all pages', async () => {
  const member = await server.createMember();
  const ids: number[] = [];
  for (let count = 0; count < 5; count++) {
    ids.unshift((await member.call(createActivity, { body: { type: 'yoga', duration: 30 } })).body.id);
  }
  const found: number[] = [];
  let url: string | undefined = `${listActivities.path}?limit=2&userId=${member.id}`;
  for (let pages = 0; url !== undefined && pages < 5; pages++) {
    const page = await readPage(url, member.cookie);
    found.push(...page.ids);
    url = page.next;
  }
  expect(found).toEqual(ids);
  expect(url).toBeUndefined();
});

test('a link stays valid after the last row of its page was deleted', async () => {
  const member = await server.createMember();
  const ids: number[] = [];
  for (let count = 0; count < 3; count++) {
    ids.unshift((await member.call(createActivity, { body: { type: 'yoga', duration: 30 } })).body.id);
  }
  const first = await readPage(`${listActivities.path}?limit=2`, member.cookie);
  await member.call(deleteActivity, { params: { id: String(ids[1]) } });
  expect((await readPage(first.next ?? '', member.cookie)).ids).toEqual(ids.slice(2));
});

test('a list that fits on one page has no link', async () => {
  const member = await server.createMember();
  await member.call(createActivity, { body: { type: 'yoga', duration: 30 } });
  expect((await member.call(listActivities, { query: {} })).headers.link).toBeUndefined();
});
