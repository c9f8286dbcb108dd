import { createComment, createPost, listPosts } from '#contracts/community.ts';
import type { TestMember } from '#server/testing/test-app.ts';

export const createTestPost = (member: TestMember, content = 'Hej!') =>
  member.call(createPost, { body: { type: 'post', content } });

export const createTestComment = (member: TestMember, postId: number, content = 'Heja!') =>
  member.call(createComment, { params: { id: String(postId) }, body: { content } });

/**
 * Returns the posts of the given authors that a member sees. Leaves out other posts, because all tests of a file share
 * one feed.
 */
export async function listPostsBy(member: TestMember, ...of: TestMember[]) {
  const { body } = await member.call(listPosts, { query: { limit: 50 } });
  return body.filter((post) => of.some((author) => author.id === post.userId));
}

export const idParams = (id: number) => ({ params: { id: String(id) } });
