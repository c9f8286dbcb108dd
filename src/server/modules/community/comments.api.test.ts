import { afterAll, beforeAll, expect, test } from 'vitest';
import { createComment, deleteComment, listComments } from '#contracts/community.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createTestComment, createTestPost, idParams, listPostsBy } from './test-helpers.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ LIMITS_SCALE: '1000' });
});
afterAll(() => server.close());

test('without a session, each endpoint returns 401; a missing post or comment gets 404', async () => {
  const body = { content: 'Hej' };
  expect((await server.call(createComment, { ...idParams(1), body })).status).toBe(401);
  expect((await server.call(listComments, { ...idParams(1), query: {} })).status).toBe(401);
  expect((await server.call(deleteComment, idParams(1))).status).toBe(401);
  const member = await server.createMember();
  const nowhere = idParams(2_000_000_000);
  expect((await member.call(createComment, { ...nowhere, body })).error.code).toBe('not_found');
  expect((await member.call(listComments, { ...nowhere, query: {} })).error.code).toBe('not_found');
  expect((await member.call(deleteComment, nowhere)).error.code).toBe('not_found');
});

test('a comment is visible to all, counted, and returned as it is listed', async () => {
  const [author, other] = [
    await server.createMember(),
    await server.createMember({ firstName: 'Nils', lastName: 'Ek' }),
  ];
  const { body: post } = await createTestPost(author);
  expect((await author.call(listComments, { ...idParams(post.id), query: {} })).body).toEqual([]);
  const saved = await createTestComment(other, post.id, ' Bra <b>jobbat</b>! ');
  expect(saved.body).toEqual({
    id: expect.any(Number),
    postId: post.id,
    userId: other.id,
    content: 'Bra <b>jobbat</b>!',
    timestamp: '2026-03-10T12:00:00.000Z',
    mine: true,
    hiddenByModerator: false,
    author: { displayName: 'Nils E.', initials: 'NE' },
  });
  const listed = await author.call(listComments, { ...idParams(post.id), query: {} });
  expect(listed.body).toEqual([{ ...saved.body, mine: false }]);
  expect(listed.text).not.toContain(other.email);
  expect(await listPostsBy(author, author)).toMatchObject([{ comments: 1 }]);
});

test('lists comments newest first in pages', async () => {
  const member = await server.createMember();
  const { body: post } = await createTestPost(member);
  const ids = [];
  for (let index = 0; index < 5; index += 1) ids.unshift((await createTestComment(member, post.id)).body.id);
  const page = async (query: object) =>
    (await member.call(listComments, { ...idParams(post.id), query })).body.map((comment) => comment.id);
  expect(await page({ limit: 2 })).toEqual(ids.slice(0, 2));
  expect(await page({ limit: 2, beforeId: String(ids[1]) })).toEqual(ids.slice(2, 4));
  expect(await page({ beforeId: String(ids[4]) })).toEqual([]);
});

test.each([
  ['blank', ' \u200b '],
  ['too long', 'x'.repeat(1001)],
])('%s gets 400 and stores nothing', async (_, content) => {
  const member = await server.createMember();
  const { body: post } = await createTestPost(member);
  const answer = await createTestComment(member, post.id, content);
  expect([answer.status, answer.error.field]).toEqual([400, 'content']);
  expect(await listPostsBy(member, member)).toMatchObject([{ comments: 0 }]);
});

test('only the author of a comment can delete it, not the author of the post', async () => {
  const [author, other] = [await server.createMember(), await server.createMember()];
  const { body: post } = await createTestPost(author);
  const { body: comment } = await createTestComment(other, post.id);
  const refused = await author.call(deleteComment, idParams(comment.id));
  expect([refused.status, refused.error.code]).toEqual([403, 'not_yours']);
  expect(await listPostsBy(author, author)).toMatchObject([{ comments: 1 }]);
  expect((await other.call(deleteComment, idParams(comment.id))).body).toEqual({ deleted: true });
  expect((await author.call(listComments, { ...idParams(post.id), query: {} })).body).toEqual([]);
});
