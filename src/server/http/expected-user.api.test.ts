import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPost, listPosts } from '#contracts/community.ts';
import { expectedUserHeader } from '#contracts/write-headers.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

test('a write of another person is refused, as if nobody were signed in', async () => {
  const [author, other] = [await server.createMember(), await server.createMember()];
  const input = { body: { type: 'post', content: 'A walk by the lake' } } as const;
  const headers = { [expectedUserHeader]: String(author.id) };
  const refused = await other.call(createPost, input, { headers });
  expect([refused.status, refused.error.code]).toEqual([401, 'not_signed_in']);
  expect((await other.call(listPosts, { query: {} })).body).toEqual([]);
  expect((await author.call(createPost, input, { headers })).status).toBe(200);
});
