import type { CommunityPost, createPost } from '#contracts/community.ts';
import type { EndpointParsed, EndpointResult } from '#contracts/endpoint.ts';
import { hashtagsOf } from '#domain/community.ts';
import type { Db } from '#server/db/connect.ts';
import { assertThat } from '#server/http/api-error.ts';
import type { SessionUser } from '#server/http/context.ts';
import { hasEarned } from './achievements-service.ts';
import { authorOf } from './author.ts';
import { findLikes, findPosts, insertLike, insertPost, removeLike, removePost } from './posts-queries.ts';

type NewPost = EndpointParsed<typeof createPost>['body'];
type Post = EndpointResult<typeof createPost>;

export async function postsFor(db: Db, me: number, filter: Parameters<typeof findPosts>[2]): Promise<Post[]> {
  const tag = filter.tag?.replace(/^#/, '').toLowerCase().normalize('NFC');
  const rows = await findPosts(db, me, { ...filter, tag });
  return rows.map(({ achievementKey, achievementLevel, ...row }) => ({
    ...row,
    achievement: achievementKey && achievementLevel && { key: achievementKey, level: achievementLevel },
    mine: row.userId === me,
    author: authorOf(row),
  }));
}

/** Posts what the member wrote or chose to share, and nothing else of theirs. */
export async function sharePost(
  db: Db,
  user: SessionUser,
  body: NewPost,
  when: { now: Date; zone: string },
): Promise<Post> {
  const achievement = body.type === 'achievement' ? body.achievement : null;
  if (achievement) assertThat(await hasEarned(db, user.id, achievement, when), 'not_earned', 'achievement');
  const values = {
    type: body.type,
    content: body.content,
    mood: body.type === 'mood' ? body.mood : null,
    achievement,
  };
  const tags = hashtagsOf(body.content);
  const saved = await insertPost(db, user.id, { ...values, tags, createdAt: when.now });
  assertThat(saved, 'suspended');
  return {
    ...values,
    id: saved.id,
    userId: user.id,
    timestamp: when.now,
    likes: 0,
    comments: 0,
    likedByMe: false,
    mine: true,
    hiddenByModerator: false,
    author: authorOf({ ...user, userId: user.id, displayName: saved.displayName }),
  };
}

/** Only one's own; another's says so where one can see it. */
export async function deletePostOf(db: Db, me: number, id: number): Promise<{ deleted: true }> {
  if (await removePost(db, me, id)) return { deleted: true };
  assertThat(await findLikes(db, me, id), 'not_found');
  assertThat(false, 'not_yours');
}

type Liked = Pick<CommunityPost, 'likes' | 'likedByMe'>;

export async function like(db: Db, me: number, id: number, now: Date): Promise<Liked> {
  await insertLike(db, me, id, now);
  const post = await findLikes(db, me, id);
  assertThat(post, 'not_found');
  assertThat(post.likedByMe, 'suspended');
  return post;
}

export async function unlike(db: Db, me: number, id: number): Promise<Liked> {
  await removeLike(db, me, id);
  const post = await findLikes(db, me, id);
  assertThat(post, 'not_found');
  return post;
}
