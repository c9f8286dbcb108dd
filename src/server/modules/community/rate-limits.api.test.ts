import { afterEach, beforeEach, expect, test } from 'vitest';
import { createComment, likePost } from '#contracts/community.ts';
import { saveCommunityProfile } from '#contracts/community-members.ts';
import { reportPost } from '#contracts/community-safety.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createTestPost, idParams, listPostsBy } from './test-helpers.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
});
afterEach(() => server.close());

async function statuses(count: number, call: (index: number) => Promise<{ status: number }>) {
  const all: number[] = [];
  for (let index = 0; index < count; index += 1) all.push((await call(index)).status);
  return all;
}
const okThenTooMany = (most: number) => [...Array<number>(most).fill(200), 429];

test('of a hundred simultaneous posts ten are stored and the others get 429', async () => {
  const [member, other] = [await server.createMember(), await server.createMember()];
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => createTestPost(member, `nr ${index}`)),
  );
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(10);
  const refused = answers.find((answer) => answer.status !== 200);
  expect([refused?.status, refused?.error.code, refused?.headers['retry-after']]).toEqual([
    429,
    'too_many_requests',
    '600',
  ]);
  expect(await listPostsBy(other, member)).toHaveLength(10);
  expect((await createTestPost(other)).status).toBe(200);
  server.clock.now = new Date(server.clock.now.getTime() + 600_000);
  expect((await createTestPost(member)).status).toBe(200);
});

test('limits comments, reports, likes and display names, tested at a tenth of each limit', async () => {
  const tenth = await startTestApp({ LIMITS_SCALE: '0.1' });
  try {
    const [author, member] = [await tenth.createMember(), await tenth.createMember()];
    const { body: post } = await createTestPost(author);
    const body = { content: 'Hej' };
    // A rejected comment does not count towards the limit.
    expect((await member.call(createComment, { ...idParams(2_000_000_000), body })).status).toBe(404);
    const reason = { reason: 'spam' } as const;
    const rename = (index: number) =>
      member.call(saveCommunityProfile, { body: { displayName: `Namn ${index}` } });
    expect(await statuses(7, () => member.call(createComment, { ...idParams(post.id), body }))).toEqual(
      okThenTooMany(6),
    );
    expect(await statuses(4, () => member.call(reportPost, { ...idParams(post.id), body: reason }))).toEqual(
      okThenTooMany(3),
    );
    expect(await statuses(31, () => member.call(likePost, idParams(post.id)))).toEqual(okThenTooMany(30));
    expect(await statuses(2, rename)).toEqual(okThenTooMany(1));
  } finally {
    await tenth.close();
  }
});
