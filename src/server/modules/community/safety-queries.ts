import { sql } from 'kysely';
import type { ReportReason } from '#domain/community.ts';
import type { Db } from '#server/db/connect.ts';
import { type AuthorRow, authorColumns } from './author.ts';
import { notBlocked, visibleComment, visiblePost } from './visibility.ts';

export function findBlocks(db: Db, me: number): Promise<AuthorRow[]> {
  return db
    .selectFrom('community_blocks')
    .innerJoin('users', 'users.id', 'community_blocks.blocked_id')
    .leftJoin('community_profiles', 'community_profiles.user_id', 'community_blocks.blocked_id')
    .where('community_blocks.user_id', '=', me)
    .select(authorColumns)
    .orderBy('community_blocks.created_at', 'desc')
    .orderBy('community_blocks.blocked_id', 'desc')
    .execute();
}

/**
 * Stores that a member blocks another member. Returns true, also if the block already exists. Returns false if the
 * member to block has written nothing, or if moderators have hidden all texts of that member. The list of blocked
 * members shows names, so only members whose name is public can be blocked.
 */
export async function insertBlock(db: Db, me: number, blockedId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into community_blocks (user_id, blocked_id, created_at)
    select ${me}::integer, id, ${now}::timestamptz from users
    where id = ${blockedId} and (
      exists (select 1 from community_posts where user_id = ${blockedId} and hidden_at is null)
      or exists (select 1 from community_comments where user_id = ${blockedId} and hidden_at is null)
      or exists (select 1 from community_blocks where user_id = ${me} and blocked_id = ${blockedId})
    )
    on conflict (user_id, blocked_id) do update set created_at = community_blocks.created_at
    returning blocked_id
  `.execute(db);
  return rows.length > 0;
}

export async function deleteBlock(db: Db, me: number, blockedId: number): Promise<void> {
  await db
    .deleteFrom('community_blocks')
    .where('user_id', '=', me)
    .where('blocked_id', '=', blockedId)
    .execute();
}

/**
 * Hides a post from the feed of a member. Returns true, also if the post is already hidden. Returns
 * false if the post does not exist, if a moderator hid the post, or if either the member or the
 * author of the post has blocked the other.
 */
export async function insertHiddenPost(db: Db, me: number, postId: number): Promise<boolean> {
  const { rows } = await sql`
    insert into community_hidden_posts (user_id, post_id)
    select ${me}::integer, id from community_posts
    where id = ${postId} and hidden_at is null and ${notBlocked(me, 'community_posts.user_id')}
    on conflict (user_id, post_id) do update set post_id = excluded.post_id
    returning post_id
  `.execute(db);
  return rows.length > 0;
}

export async function deleteHiddenPost(db: Db, me: number, postId: number): Promise<void> {
  await db
    .deleteFrom('community_hidden_posts')
    .where('user_id', '=', me)
    .where('post_id', '=', postId)
    .execute();
}

interface ReportValues {
  reason: ReportReason;
  note: string;
  createdAt: Date;
}

/**
 * Inserts a report of another member's post. If this member has reported the post before, updates the reason and note
 * of that report. Returns false if this member wrote the post or cannot see it.
 */
export async function upsertPostReport(
  db: Db,
  me: number,
  postId: number,
  report: ReportValues,
): Promise<boolean> {
  const { rows } = await sql`
    insert into community_reports (user_id, post_id, reason, note, created_at)
    select ${me}::integer, id, ${report.reason}::text, ${report.note}::text, ${report.createdAt}::timestamptz
    from community_posts
    where id = ${postId} and user_id <> ${me} and ${visiblePost(me)}
    on conflict (post_id, user_id) do update set reason = excluded.reason, note = excluded.note
    returning id
  `.execute(db);
  return rows.length > 0;
}

/**
 * Inserts a report of another member's comment. If this member has reported the comment before, updates the reason and
 * note of that report. Returns false if this member wrote the comment or cannot see it.
 */
export async function upsertCommentReport(
  db: Db,
  me: number,
  commentId: number,
  report: ReportValues,
): Promise<boolean> {
  const { rows } = await sql`
    insert into community_reports (user_id, comment_id, reason, note, created_at)
    select
      ${me}::integer, community_comments.id, ${report.reason}::text, ${report.note}::text,
      ${report.createdAt}::timestamptz
    from community_comments join community_posts on community_posts.id = community_comments.post_id
    where community_comments.id = ${commentId} and community_comments.user_id <> ${me}
      and ${visiblePost(me)} and ${visibleComment(me)}
    on conflict (comment_id, user_id) do update set reason = excluded.reason, note = excluded.note
    returning id
  `.execute(db);
  return rows.length > 0;
}
