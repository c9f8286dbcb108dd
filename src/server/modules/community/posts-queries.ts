import { sql } from 'kysely';
import type { AchievementKey, AchievementLevel } from '#domain/achievements.ts';
import type { PostType, SharedMood } from '#domain/community.ts';
import type { Db } from '#server/db/connect.ts';
import { prepareQuery, prepareVariants } from '#server/db/prepare-query.ts';
import { type AuthorRow, authorColumns } from './author.ts';
import { canWrite, visibleComment, visiblePost } from './visibility.ts';

interface PostValues {
  type: PostType;
  content: string;
  mood: SharedMood | null;
  achievement: { key: AchievementKey; level: AchievementLevel } | null;
  tags: string[];
  createdAt: Date;
}

interface PostRow extends AuthorRow {
  id: number;
  type: PostType;
  content: string;
  mood: SharedMood | null;
  achievementKey: AchievementKey | null;
  achievementLevel: AchievementLevel | null;
  timestamp: Date;
  likes: number;
  comments: number;
  likedByMe: boolean;
  hiddenByModerator: boolean;
}

const likes = sql<number>`(select count(*) from community_likes where post_id = community_posts.id)`;

const likedBy = (me: number) =>
  sql<boolean>`exists (select 1 from community_likes where post_id = community_posts.id and user_id = ${me})`;

interface PostFilter {
  /** The id of the member who reads the posts. */
  me: number;
  limit: number;
  beforeId?: number | undefined;
  tag?: string | undefined;
}

/**
 * Finds a page of the posts that a member can see, newest first. With `beforeId`, finds only posts
 * with smaller ids. With `tag`, finds only posts with that tag.
 */
export const findPosts = prepareVariants((db, { me, limit, beforeId, tag }: PostFilter) => {
  let posts = db
    .selectFrom('community_posts')
    .innerJoin('users', 'users.id', 'community_posts.user_id')
    .leftJoin('community_profiles', 'community_profiles.user_id', 'community_posts.user_id')
    .where(visiblePost(me));
  if (beforeId !== undefined) posts = posts.where('community_posts.id', '<', beforeId);
  if (tag !== undefined) {
    const tagged = sql`select post_id from community_tags where tag = ${tag}`;
    posts = posts.where(sql<boolean>`community_posts.id in (${tagged})`);
  }
  return posts
    .select([
      'community_posts.id',
      'community_posts.type',
      'community_posts.content',
      'community_posts.mood',
      'community_posts.achievement_key as achievementKey',
      'community_posts.achievement_level as achievementLevel',
      'community_posts.created_at as timestamp',
      ...authorColumns,
      sql<boolean>`community_posts.hidden_at is not null`.as('hiddenByModerator'),
      likes.as('likes'),
      likedBy(me).as('likedByMe'),
      sql<number>`(
        select count(*) from community_comments
        where community_comments.post_id = community_posts.id and ${visibleComment(me)}
      )`.as('comments'),
    ])
    .orderBy('community_posts.id', 'desc')
    .limit(sql<number>`${limit}`)
    .$castTo<PostRow>();
});

/**
 * Inserts a post and its tags. Returns its id and the author's display name, or undefined if the author is suspended.
 */
export async function insertCommunityPost(db: Db, userId: number, { achievement, ...post }: PostValues) {
  const [inserted] = await insertPost(db, {
    ...post,
    userId,
    achievementKey: achievement?.key ?? null,
    achievementLevel: achievement?.level ?? null,
  });
  return inserted;
}

type InsertedPost = Omit<PostValues, 'achievement'> &
  Pick<PostRow, 'achievementKey' | 'achievementLevel'> & { userId: number };

const insertPost = prepareQuery((db, args: InsertedPost) => ({
  compile: () =>
    sql<{ id: number; displayName: string | null }>`
    with post as (
      insert into community_posts
        (user_id, type, content, mood, achievement_key, achievement_level, created_at)
      select
        ${args.userId}::integer, ${args.type}::text, ${args.content}::text, ${args.mood}::text,
        ${args.achievementKey}::text, ${args.achievementLevel}::text,
        ${args.createdAt}::timestamptz
      where ${canWrite(args.userId, args.createdAt)}
      returning id
    ), tagged as (
      insert into community_tags (post_id, tag, user_id, created_at)
      select post.id, tag, ${args.userId}::integer, ${args.createdAt}::timestamptz
      from post, unnest(${args.tags}::text[]) as tag
    )
    select id, (select display_name from community_profiles where user_id = ${args.userId}) as "displayName" from post
  `.compile(db),
}));

export async function deleteCommunityPost(db: Db, userId: number, id: number): Promise<boolean> {
  const result = await db
    .deleteFrom('community_posts')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/**
 * Finds the number of likes of a post and whether the member likes it. Returns undefined if the member cannot see the
 * post.
 */
export function findPostLikes(db: Db, me: number, id: number) {
  return db
    .selectFrom('community_posts')
    .where('id', '=', id)
    .where(visiblePost(me))
    .select([likes.as('likes'), likedBy(me).as('likedByMe')])
    .executeTakeFirst();
}

/** Inserts a like. Does nothing if the member cannot see the post or is suspended. */
export async function insertLike(db: Db, me: number, id: number, now: Date): Promise<void> {
  await sql`
    insert into community_likes (post_id, user_id, created_at)
    select id, ${me}::integer, ${now}::timestamptz from community_posts
    where id = ${id} and ${visiblePost(me)} and ${canWrite(me, now)}
    on conflict do nothing
  `.execute(db);
}

export async function deleteLikeRow(db: Db, me: number, id: number): Promise<void> {
  await db.deleteFrom('community_likes').where('user_id', '=', me).where('post_id', '=', id).execute();
}
