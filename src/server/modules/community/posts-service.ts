import type { CommunityPost, createPost } from '#contracts/community.ts';
import type { EndpointParsed, EndpointResult } from '#contracts/endpoint.ts';
import { isStreak } from '#domain/achievements.ts';
import { extractHashtags } from '#domain/community.ts';
import type { Db } from '#server/db/connect.ts';
import { assertFound, assertThat } from '#server/http/api-error.ts';
import type { CurrentUser } from '#server/http/deps.ts';
import { hasEarned } from '../achievements/achievements-service.ts';
import { getShownNumbers } from '../preferences/preferences-service.ts';
import { toAuthor } from './author.ts';
import {
  deleteCommunityPost,
  deleteLikeRow,
  findPostLikes,
  findPosts,
  insertCommunityPost,
  insertLike,
} from './posts-queries.ts';

type NewPost = EndpointParsed<typeof createPost>['body'];
type Post = EndpointResult<typeof createPost>;

export async function listFeed(
  db: Db,
  me: number,
  filter: Omit<Parameters<typeof findPosts>[1], 'me'>,
): Promise<Post[]> {
  const tag = filter.tag?.replace(/^#/, '').toLowerCase().normalize('NFC');
  const rows = await findPosts(db, { ...filter, me, tag });
  return rows.map(({ achievementKey, achievementLevel, ...row }) => ({
    ...row,
    achievement: achievementKey && achievementLevel && { key: achievementKey, level: achievementLevel },
    mine: row.userId === me,
    author: toAuthor(row),
  }));
}

/**
 * Creates a post. Throws `not_earned` if the post shares an achievement that the member has not earned,
 * `streaks_hidden` if it shares a streak and the member hides streaks, and `suspended` if the member is suspended.
 */
export async function createCommunityPost(
  db: Db,
  user: CurrentUser,
  body: NewPost,
  when: { now: Date; zone: string },
): Promise<Post> {
  const achievement = body.type === 'achievement' ? body.achievement : null;
  if (achievement) assertThat(await hasEarned(db, user.id, achievement, when), 'not_earned', 'achievement');
  if (achievement && isStreak(achievement.key)) {
    assertThat((await getShownNumbers(db, user.id)).streaks, 'streaks_hidden', 'achievement');
  }
  const values = {
    type: body.type,
    content: body.content,
    mood: body.type === 'mood' ? body.mood : null,
    achievement,
  };
  const tags = extractHashtags(body.content);
  const saved = await insertCommunityPost(db, user.id, { ...values, tags, createdAt: when.now });
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
    author: toAuthor({ ...user, userId: user.id, displayName: saved.displayName }),
  };
}

/**
 * Deletes a post of the member. Throws `not_yours` for a visible post of another member, and `not_found` for a post
 * that the member cannot see.
 */
export async function deleteOwnPost(db: Db, me: number, id: number): Promise<{ deleted: true }> {
  if (await deleteCommunityPost(db, me, id)) return { deleted: true };
  assertFound(await findPostLikes(db, me, id));
  assertThat(false, 'not_yours');
}

type LikeStatus = Pick<CommunityPost, 'likes' | 'likedByMe'>;

export async function createLike(db: Db, me: number, id: number, now: Date): Promise<LikeStatus> {
  await insertLike(db, me, id, now);
  const post = await findPostLikes(db, me, id);
  assertFound(post);
  assertThat(post.likedByMe, 'suspended');
  return post;
}

export async function deleteLike(db: Db, me: number, id: number): Promise<LikeStatus> {
  await deleteLikeRow(db, me, id);
  const post = await findPostLikes(db, me, id);
  assertFound(post);
  return post;
}
