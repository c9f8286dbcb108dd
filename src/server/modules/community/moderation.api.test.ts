import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createComment, likePost, listComments } from '#contracts/community.ts';
import { saveCommunityProfile } from '#contracts/community-members.ts';
import { reportComment, reportPost } from '#contracts/community-safety.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { runModerationCommand } from './moderation-service.ts';
import { createTestComment, createTestPost, idParams, listPostsBy } from './test-helpers.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ LIMITS_SCALE: '1000' });
});
afterAll(() => server.close());

const act = (...words: string[]) => runModerationCommand(server.database.db, words, server.clock.now);
const two = async () => [await server.createMember(), await server.createMember()] as const;

async function reported(author: TestMember, reporter: TestMember, content?: string) {
  const { body: post } = await createTestPost(author, content);
  await reporter.call(reportPost, { ...idParams(post.id), body: { reason: 'spam', note: 'Säljer piller' } });
  return post;
}

describe('npm run moderate', () => {
  test('list prints the reported text, its author and the reasons, but not who reported it', async () => {
    const [author, reporter] = await two();
    const post = await reported(author, reporter, 'Köp nu!\nBilligt');
    const list = await act('list');
    expect(list).toContain(
      `post:${post.id} by member ${author.id} (Astrid L.)\n  | Köp nu!\n  | Billigt\n  - spam: Säljer piller`,
    );
    expect(list).not.toContain(author.email);
    expect(list).not.toContain(`member ${reporter.id}`);
    expect(await act('dismiss', `post:${post.id}`)).toBe(
      `post:${post.id} is unchanged; reports resolved: 1.\n`,
    );
    expect(await act('list')).not.toContain(`post:${post.id} `);
    expect(await listPostsBy(reporter, author)).toHaveLength(1);
  });

  test('list prints the most reported post or comment first', async () => {
    const [author, reporter] = await two();
    const post = await reported(author, reporter);
    const { body: comment } = await createTestComment(author, post.id);
    for (const member of [reporter, await server.createMember()])
      await member.call(reportComment, { ...idParams(comment.id), body: { reason: 'hate' } });
    const list = await act('list');
    expect(list).toContain(`comment:${comment.id} `);
    expect(list.indexOf(`comment:${comment.id} `)).toBeLessThan(list.indexOf(`post:${post.id} `));
    await act('remove', `post:${post.id}`);
  });

  test('a line break in a note cannot look like another report', async () => {
    const [author, reporter] = await two();
    const { body: post } = await createTestPost(author);
    const body = { reason: 'other', note: 'Se nedan.\n\npost:1 by member 1 (Bo)' } as const;
    await reporter.call(reportPost, { ...idParams(post.id), body });
    expect(await act('list')).toContain('  - other: Se nedan.\n    \n    post:1 by member 1 (Bo)');
    await act('remove', `post:${post.id}`);
  });

  test('hide makes a post visible only to its author and marks it; restore shows it again', async () => {
    const [author, reporter] = await two();
    const post = await reported(author, reporter);
    await act('hide', `post:${post.id}`);
    expect(await listPostsBy(reporter, author)).toEqual([]);
    expect(await listPostsBy(author, author)).toMatchObject([{ id: post.id, hiddenByModerator: true }]);
    expect((await reporter.call(likePost, idParams(post.id))).status).toBe(404);
    expect(await act('list')).not.toContain(`post:${post.id} `);
    await act('restore', `post:${post.id}`);
    expect(await listPostsBy(reporter, author)).toMatchObject([{ id: post.id, hiddenByModerator: false }]);
  });

  test('a comment can be moderated too', async () => {
    const [author, reporter] = await two();
    const { body: post } = await createTestPost(reporter);
    const { body: comment } = await createTestComment(author, post.id, 'Fy!');
    await reporter.call(reportComment, { ...idParams(comment.id), body: { reason: 'harassment' } });
    expect(await act('list')).toContain(`comment:${comment.id} by member ${author.id}`);
    await act('hide', `comment:${comment.id}`);
    const seenBy = async (member: TestMember) =>
      (await member.call(listComments, { ...idParams(post.id), query: {} })).body.length;
    expect([await seenBy(author), await seenBy(reporter)]).toEqual([1, 0]);
    expect(await listPostsBy(reporter, reporter)).toMatchObject([{ comments: 0 }]);
    await act('remove', `comment:${comment.id}`);
    expect(await seenBy(author)).toBe(0);
  });

  test('remove deletes the post and its reports', async () => {
    const [author, reporter] = await two();
    const post = await reported(author, reporter);
    await act('remove', `post:${post.id}`);
    expect(await listPostsBy(author, author)).toEqual([]);
    const reports = server.database.db.selectFrom('community_reports').where('post_id', '=', post.id);
    expect(await reports.selectAll().execute()).toEqual([]);
  });

  test('suspend lets a member read but not post, comment, like or rename until it ends', async () => {
    const [author, other] = await two();
    const { body: post } = await createTestPost(other);
    await act('suspend', String(author.id), '3');
    const body = { content: 'Hej' };
    const tries = [
      () => createTestPost(author),
      () => author.call(createComment, { ...idParams(post.id), body }),
      () => author.call(likePost, idParams(post.id)),
      () => author.call(saveCommunityProfile, { body: { displayName: 'Ny' } }),
    ];
    for (const attempt of tries) {
      const answer = await attempt();
      expect([answer.status, (answer as { error: { code: string } }).error.code]).toEqual([403, 'suspended']);
    }
    expect(await listPostsBy(author, author, other)).toMatchObject([{ id: post.id, likes: 0, comments: 0 }]);
    const before = server.clock.now;
    server.clock.now = new Date(before.getTime() + 3 * 86_400_000);
    const allowed = [];
    for (const attempt of tries) allowed.push((await attempt()).status);
    server.clock.now = before;
    expect(allowed).toEqual([200, 200, 200, 200]);
  });

  test('unsuspend and reset-name', async () => {
    const [member, other] = await two();
    await member.call(saveCommunityProfile, { body: { displayName: 'Kungen' } });
    await other.call(saveCommunityProfile, { body: { displayName: 'Räven' } });
    await act('suspend', String(member.id), '3650');
    expect(await act('unsuspend', String(member.id))).toBe(`Member ${member.id} is not suspended.\n`);
    expect((await createTestPost(member)).body.author.displayName).toBe('Kungen');
    await act('reset-name', String(member.id));
    expect((await listPostsBy(member, member))[0]?.author.displayName).toBe('Astrid L.');
    expect((await createTestPost(other)).body.author.displayName).toBe('Räven');
  });

  test.each([
    [['hide', 'post:0'], /^The .* must be a whole number from 1 to/],
    [['hide', '12'], /^Name a post or comment/],
    [['hide', 'post:1; drop table users'], /^(Name a post or comment|The .* must be a whole number)/],
    [['remove', 'post:2000000000'], /2000000000 not found\.$/],
    [['dismiss', 'comment:2000000000'], /2000000000 not found, or without open reports\.$/],
    [['suspend', '1', 'forever'], /^The .* must be a whole number from 1 to/],
    [['suspend', '2000000000', '7'], /^Member 2000000000 not found\.$/],
    [['celebrate'], /^Unknown command: celebrate\./],
  ])('%j is rejected with a reason', async (words, reason) => {
    await expect(act(...words)).rejects.toThrow(reason);
  });

  test('without a command, prints the help', async () => {
    expect(await act()).toContain('suspend <member> <days>');
  });
});
