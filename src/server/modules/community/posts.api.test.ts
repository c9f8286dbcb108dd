import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPost, deletePost, likePost, listPosts, unlikePost } from '#contracts/community.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createTestComment, createTestPost, idParams, listPostsBy } from './test-helpers.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ LIMITS_SCALE: '1000' });
});
afterAll(() => server.close());

describe('POST /api/community-posts', () => {
  test('without a session, returns 401 and stores nothing', async () => {
    const answer = await server.call(createPost, { body: { type: 'post', content: 'Hej!' } });
    expect([answer.status, answer.error.code]).toEqual([401, 'not_signed_in']);
    expect((await server.call(listPosts, { query: {} })).status).toBe(401);
  });

  test('a post is visible to all with its text and a display name instead of an address', async () => {
    const [anna, other] = [
      await server.createMember({ firstName: 'Anna', lastName: 'Öberg' }),
      await server.createMember(),
    ];
    const saved = await createTestPost(anna, '  Sprang i dag #löpning ');
    expect(saved.body).toEqual({
      id: expect.any(Number),
      userId: anna.id,
      type: 'post',
      content: 'Sprang i dag #löpning',
      mood: null,
      achievement: null,
      timestamp: '2026-03-10T12:00:00.000Z',
      likes: 0,
      comments: 0,
      likedByMe: false,
      mine: true,
      hiddenByModerator: false,
      author: { displayName: 'Anna Ö.', initials: 'AÖ' },
    });
    expect(await listPostsBy(anna, anna)).toEqual([saved.body]);
    expect(await listPostsBy(other, anna)).toEqual([{ ...saved.body, mine: false }]);
    expect((await other.call(listPosts, { query: {} })).text).not.toContain(anna.email);
  });

  test('a mood can be posted with or without a text; an unknown mood is rejected', async () => {
    const member = await server.createMember();
    const alone = await member.call(createPost, { body: { type: 'mood', mood: 'calm' } });
    expect(alone.body).toMatchObject({ type: 'mood', mood: 'calm', content: '' });
    const body = { type: 'mood', mood: 'happy', content: 'Äntligen vår' } as const;
    expect((await member.call(createPost, { body })).body).toMatchObject({ content: 'Äntligen vår' });
    const unknown = { type: 'mood', mood: 'evil' } as never;
    expect((await member.call(createPost, { body: unknown })).error.field).toBe('mood');
    expect(await listPostsBy(member, member)).toHaveLength(2);
  });

  test.each([
    ['blank', '   \n\t '],
    ['zero-width', '\u200b\u200d\ufeff\u2060'],
    ['fillers', '\u3164\u2800'],
    ['turning marks alone', '\u202e\u2066'],
    ['one character too long', 'x'.repeat(2001)],
  ])('%s gets 400 and stores nothing', async (_, content) => {
    const member = await server.createMember();
    const answer = await createTestPost(member, content);
    expect([answer.status, answer.error.code, answer.error.field]).toEqual([400, 'invalid_input', 'content']);
    expect(await listPostsBy(member, member)).toEqual([]);
  });

  test('a megabyte is rejected by its size', async () => {
    const member = await server.createMember();
    const answer = await createTestPost(member, 'x'.repeat(1_000_000));
    expect([answer.status, answer.error.code]).toEqual([413, 'body_too_large']);
    expect(await listPostsBy(member, member)).toEqual([]);
  });

  test.each([
    ['script', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
    ['emoji only', '👨‍👩‍👧‍👦🏳️‍🌈1️⃣'],
    ['right to left', 'مرحبا بالعالم! שלום'],
    ['SQL', "'); drop table community_posts; --"],
    ['2000 emoji', '🙂'.repeat(2000)],
    ['JSON and templates', '{"a":1} {{x}} %s <%= x %>'],
  ])('%s is stored as typed', async (_, content) => {
    const member = await server.createMember();
    expect((await createTestPost(member, content)).body.content).toBe(content);
    expect((await listPostsBy(member, member))[0]?.content).toBe(content);
  });

  test('removes characters that reverse the direction of text', async () => {
    const member = await server.createMember();
    await createTestPost(member, 'a\u202eb\u2066c\u200bde');
    expect((await listPostsBy(member, member))[0]?.content).toBe('abcde');
  });

  test('an achievement that is not earned cannot be shared', async () => {
    const member = await server.createMember();
    const achievement = { key: 'workouts', level: 'gold' } as const;
    const answer = await member.call(createPost, { body: { type: 'achievement', achievement } });
    expect([answer.status, answer.error.code]).toEqual([403, 'not_earned']);
    expect(await listPostsBy(member, member)).toEqual([]);
  });
});

describe('GET /api/community-posts', () => {
  test('lists posts newest first in pages, even while posts are added or deleted', async () => {
    const member = await server.createMember();
    const ids = [];
    for (let index = 0; index < 7; index += 1)
      ids.unshift((await createTestPost(member, `nr ${index}`)).body.id);
    const first = (await member.call(listPosts, { query: { limit: 3 } })).body.map((post) => post.id);
    expect(first).toEqual(ids.slice(0, 3));
    await createTestPost(member, 'in between');
    await member.call(deletePost, idParams(first[2] ?? 0));
    const rest = await member.call(listPosts, { query: { limit: 4, beforeId: String(first[2]) } });
    expect(rest.body.map((post) => post.id)).toEqual(ids.slice(3, 7));
  });

  test('returns at most 50 posts', async () => {
    const member = await server.createMember();
    const answer = await member.call(listPosts, { query: { limit: 51 } });
    expect([answer.status, answer.error.field]).toEqual([400, 'limit']);
  });

  test('lists posts of a topic, ignoring case', async () => {
    const member = await server.createMember();
    const tagged = await createTestPost(member, 'Ett #Vinterbad');
    await createTestPost(member, 'Inget #vinterbada här');
    for (const tag of ['vinterbad', '#VINTERBAD']) {
      const { body } = await member.call(listPosts, { query: { tag } });
      expect(body.map((post) => post.id)).toEqual([tagged.body.id]);
    }
  });
});

describe('DELETE /api/community-posts/:id', () => {
  test("without a session, returns 401; another member's post gets 403, an unknown one 404", async () => {
    const [author, other] = [await server.createMember(), await server.createMember()];
    const { body: post } = await createTestPost(author);
    await createTestComment(other, post.id);
    await other.call(likePost, idParams(post.id));
    expect((await server.call(deletePost, idParams(post.id))).status).toBe(401);
    const answer = await other.call(deletePost, idParams(post.id));
    expect([answer.status, answer.error]).toEqual([
      403,
      { code: 'not_yours', message: 'This belongs to someone else.' },
    ]);
    expect((await other.call(deletePost, idParams(2_000_000_000))).error.code).toBe('not_found');
    expect((await other.call(deletePost, { params: { id: 'x' } })).status).toBe(400);
    expect(await listPostsBy(author, author)).toMatchObject([{ id: post.id, likes: 1, comments: 1 }]);
  });

  test('deletes the likes, comments and topics of the post', async () => {
    const [author, other] = [await server.createMember(), await server.createMember()];
    const { body: post } = await createTestPost(author, 'Bort med #bortbort');
    await createTestComment(other, post.id);
    await other.call(likePost, idParams(post.id));
    expect((await author.call(deletePost, idParams(post.id))).body).toEqual({ deleted: true });
    expect(await listPostsBy(other, author)).toEqual([]);
    for (const table of ['community_likes', 'community_comments', 'community_tags'] as const) {
      const left = server.database.db.selectFrom(table).where('post_id', '=', post.id).selectAll();
      expect(await left.execute()).toEqual([]);
    }
  });

  test('a post is deleted with the account of its author', async () => {
    const [author, other] = [await server.createMember(), await server.createMember()];
    const { body: post } = await createTestPost(author);
    const { body: kept } = await createTestPost(other);
    await createTestComment(author, kept.id);
    await author.call(likePost, idParams(kept.id));
    await server.database.db.deleteFrom('users').where('id', '=', author.id).execute();
    expect(await listPostsBy(other, author, other)).toMatchObject([{ id: kept.id, likes: 0, comments: 0 }]);
    expect((await other.call(likePost, idParams(post.id))).status).toBe(404);
  });
});

describe('likes', () => {
  test('without a session, returns 401; a missing post gets 404', async () => {
    const member = await server.createMember();
    for (const endpoint of [likePost, unlikePost]) {
      expect((await server.call(endpoint, idParams(1))).status).toBe(401);
      expect((await member.call(endpoint, idParams(2_000_000_000))).error.code).toBe('not_found');
    }
  });

  test('liking twice counts once, even at the same time; each member can unlike', async () => {
    const [author, one, two] = await Promise.all([0, 1, 2].map(() => server.createMember()));
    if (!author || !one || !two) throw new Error('no members');
    const { body: post } = await createTestPost(author);
    await Promise.all([1, 2, 3].map(() => one.call(likePost, idParams(post.id))));
    expect((await two.call(likePost, idParams(post.id))).body).toEqual({ likes: 2, likedByMe: true });
    expect(await listPostsBy(author, author)).toMatchObject([{ likes: 2, likedByMe: false }]);
    expect((await one.call(unlikePost, idParams(post.id))).body).toEqual({ likes: 1, likedByMe: false });
    expect((await one.call(unlikePost, idParams(post.id))).body).toEqual({ likes: 1, likedByMe: false });
    expect(await listPostsBy(two, author)).toMatchObject([{ likes: 1, likedByMe: true }]);
  });
});
