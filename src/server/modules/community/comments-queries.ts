import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { type AuthorRow, authorColumns } from './author.ts';
import { canWrite, visibleComment, visiblePost } from './visibility.ts';

interface CommentRow extends AuthorRow {
  id: number;
  postId: number;
  content: string;
  timestamp: Date;
  hiddenByModerator: boolean;
}

export function findComments(
  db: Db,
  me: number,
  postId: number,
  filter: { limit: number; beforeId?: number | undefined },
): Promise<CommentRow[]> {
  let comments = db
    .selectFrom('community_comments')
    .innerJoin('community_posts', 'community_posts.id', 'community_comments.post_id')
    .innerJoin('users', 'users.id', 'community_comments.user_id')
    .leftJoin('community_profiles', 'community_profiles.user_id', 'community_comments.user_id')
    .where('community_comments.post_id', '=', postId)
    .where(visiblePost(me))
    .where(visibleComment(me));
  if (filter.beforeId !== undefined) comments = comments.where('community_comments.id', '<', filter.beforeId);
  return comments
    .select([
      'community_comments.id',
      'community_comments.post_id as postId',
      'community_comments.content',
      'community_comments.created_at as timestamp',
      sql<boolean>`community_comments.hidden_at is not null`.as('hiddenByModerator'),
      ...authorColumns,
    ])
    .orderBy('community_comments.id', 'desc')
    .limit(filter.limit)
    .execute();
}

/** Inserts a comment. Returns undefined if the member cannot see the post or is suspended. */
export async function insertCommunityComment(
  db: Db,
  userId: number,
  comment: { postId: number; content: string; createdAt: Date },
) {
  const { rows } = await sql<{ id: number; displayName: string | null }>`
    insert into community_comments (post_id, user_id, content, created_at)
    select id, ${userId}::integer, ${comment.content}::text, ${comment.createdAt}::timestamptz
    from community_posts
    where id = ${comment.postId} and ${visiblePost(userId)} and ${canWrite(userId, comment.createdAt)}
    returning id, (select display_name from community_profiles where user_id = ${userId}) as "displayName"
  `.execute(db);
  return rows[0];
}

export async function deleteCommunityComment(db: Db, userId: number, id: number): Promise<boolean> {
  const result = await db
    .deleteFrom('community_comments')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Returns whether the member can see a comment and its post. */
export async function canSeeComment(db: Db, me: number, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('community_comments')
    .innerJoin('community_posts', 'community_posts.id', 'community_comments.post_id')
    .where('community_comments.id', '=', id)
    .where(visiblePost(me))
    .where(visibleComment(me))
    .select('community_comments.id')
    .executeTakeFirst();
  return row !== undefined;
}
