import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { likePost, listComments } from '#contracts/community.ts';
import {
  blockMember,
  hidePost,
  listBlocks,
  reportComment,
  reportPost,
  unblockMember,
  unhidePost,
} from '#contracts/community-safety.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { runModerationCommand } from './moderation-service.ts';
import { createTestComment, createTestPost, idParams, listPostsBy } from './test-helpers.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ LIMITS_SCALE: '1000' });
});
afterAll(() => server.close());

const spam = { body: { reason: 'spam' as const } };
const two = async () => [await server.createMember(), await server.createMember()] as const;
const reportsBy = (userId: number) =>
  server.database.db.selectFrom('community_reports').where('user_id', '=', userId).selectAll().execute();

test('without a session, each endpoint returns 401', async () => {
  for (const endpoint of [blockMember, unblockMember, hidePost, unhidePost]) {
    expect((await server.call(endpoint, idParams(1))).status).toBe(401);
  }
  for (const endpoint of [reportPost, reportComment]) {
    expect((await server.call(endpoint, { ...idParams(1), ...spam })).status).toBe(401);
  }
  expect((await server.call(listBlocks, {})).status).toBe(401);
});

describe('blocking', () => {
  test("neither member sees or comments on the other's posts; a third member sees both", async () => {
    const [one, other] = await two();
    const third = await server.createMember();
    const { body: mine } = await createTestPost(one);
    const { body: theirs } = await createTestPost(other);
    const { body: neutral } = await createTestPost(third);
    await createTestComment(one, neutral.id);
    await createTestComment(other, neutral.id);
    expect((await one.call(blockMember, idParams(other.id))).body).toEqual({ blocked: true });

    for (const [me, hidden, seen] of [
      [one, theirs, mine],
      [other, mine, theirs],
    ] as const) {
      const feed = await listPostsBy(me, one, other, third);
      expect(feed.map((post) => post.id)).toEqual([neutral.id, seen.id]);
      expect(feed[0]?.comments).toBe(1);
      const { body: comments } = await me.call(listComments, { ...idParams(neutral.id), query: {} });
      expect(comments.map((comment) => comment.userId)).toEqual([me.id]);
      expect((await me.call(likePost, idParams(hidden.id))).status).toBe(404);
      expect((await createTestComment(me, hidden.id)).status).toBe(404);
      expect((await me.call(reportPost, { ...idParams(hidden.id), ...spam })).status).toBe(404);
    }
    expect((await listPostsBy(third, one, other, third)).map((post) => post.comments)).toEqual([2, 0, 0]);
  });

  test('the blocking member sees the block in a list and can remove it', async () => {
    const [one, other] = await two();
    await createTestPost(other);
    await one.call(blockMember, idParams(other.id));
    await one.call(blockMember, idParams(other.id));
    expect((await one.call(listBlocks, {})).body).toEqual([
      { userId: other.id, author: { displayName: 'Astrid L.', initials: 'AL' } },
    ]);
    expect((await other.call(listBlocks, {})).body).toEqual([]);
    expect((await other.call(unblockMember, idParams(one.id))).body).toEqual({ blocked: false });
    expect(await listPostsBy(one, other)).toEqual([]);
    expect((await one.call(unblockMember, idParams(other.id))).body).toEqual({ blocked: false });
    expect(await listPostsBy(one, other)).toHaveLength(1);
  });

  test('blocks of other members do not count, and stay when this member removes a block', async () => {
    const [one, other] = await two();
    const third = await server.createMember();
    const { body: post } = await createTestPost(other);
    for (const member of [one, third]) await member.call(blockMember, idParams(other.id));
    await one.call(unblockMember, idParams(other.id));
    expect((await third.call(listBlocks, {})).body).toMatchObject([{ userId: other.id }]);
    await runModerationCommand(server.database.db, ['hide', `post:${post.id}`], server.clock.now);
    expect((await third.call(blockMember, idParams(other.id))).status).toBe(200);
    expect((await one.call(blockMember, idParams(other.id))).status).toBe(404);
  });

  test('blocking oneself gets 400; an unknown member and one who never wrote get the same 404', async () => {
    const [one, silent] = await two();
    expect((await one.call(blockMember, idParams(one.id))).error).toMatchObject({
      code: 'invalid_input',
      field: 'id',
    });
    const [nobody, quiet] = [
      await one.call(blockMember, idParams(2_000_000_000)),
      await one.call(blockMember, idParams(silent.id)),
    ];
    expect([nobody.status, nobody.text]).toEqual([404, quiet.text]);
    expect((await one.call(listBlocks, {})).body).toEqual([]);
  });
});

describe('hiding', () => {
  test('hides a post only for the caller, can be repeated and undone', async () => {
    const [one, other] = await two();
    const third = await server.createMember();
    const { body: post } = await createTestPost(other);
    for (const member of [one, one, third])
      expect((await member.call(hidePost, idParams(post.id))).body).toEqual({ hidden: true });
    expect(await listPostsBy(one, other)).toEqual([]);
    expect(await listPostsBy(other, other)).toHaveLength(1);
    expect((await one.call(unhidePost, idParams(post.id))).body).toEqual({ hidden: false });
    expect(await listPostsBy(one, other)).toHaveLength(1);
    expect(await listPostsBy(third, other)).toEqual([]);
  });

  test('a missing post gets 404', async () => {
    const member = await server.createMember();
    expect((await member.call(hidePost, idParams(2_000_000_000))).error.code).toBe('not_found');
  });
});

describe('reporting', () => {
  test('a member reports a post once; a second report changes the reason', async () => {
    const [one, other] = await two();
    const { body: post } = await createTestPost(other);
    expect((await one.call(reportPost, { ...idParams(post.id), ...spam })).body).toEqual({ reported: true });
    await one.call(reportPost, {
      ...idParams(post.id),
      body: { reason: 'other', note: ' Säljer\u202e piller ' },
    });
    expect(await reportsBy(one.id)).toMatchObject([
      { post_id: post.id, comment_id: null, reason: 'other', note: 'Säljer piller', resolved_at: null },
    ]);
  });

  test('a comment can be reported too', async () => {
    const [one, other] = await two();
    const { body: post } = await createTestPost(one);
    const { body: comment } = await createTestComment(other, post.id);
    for (const _ of [1, 2]) await one.call(reportComment, { ...idParams(comment.id), ...spam });
    expect(await reportsBy(one.id)).toMatchObject([{ post_id: null, comment_id: comment.id }]);
  });

  test("the member's own post and a missing post get 404; an unknown reason gets 400", async () => {
    const member = await server.createMember();
    const { body: post } = await createTestPost(member);
    const { body: comment } = await createTestComment(member, post.id);
    for (const id of [post.id, 2_000_000_000]) {
      expect((await member.call(reportPost, { ...idParams(id), ...spam })).status).toBe(404);
    }
    for (const id of [comment.id, 2_000_000_000]) {
      expect((await member.call(reportComment, { ...idParams(id), ...spam })).status).toBe(404);
    }
    const body = { reason: 'because' } as never;
    expect((await member.call(reportPost, { ...idParams(post.id), body })).error.field).toBe('reason');
    expect(await reportsBy(member.id)).toEqual([]);
  });
});
