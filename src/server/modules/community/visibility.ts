import { type RawBuilder, sql } from 'kysely';

/** Returns the SQL condition that this member and the member whose id is in `column` have not blocked each other. */
export const notBlocked = (me: number, column: string): RawBuilder<boolean> => sql<boolean>`not exists (
  select 1 from community_blocks
  where (user_id = ${me} and blocked_id = ${sql.ref(column)})
    or (user_id = ${sql.ref(column)} and blocked_id = ${me})
)`;

/**
 * Returns the SQL condition that no moderator has hidden a post or comment, or that this member wrote it. `table` is
 * the table of the posts or of the comments.
 */
const notModerated = (me: number, table: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${table}.hidden_at`)} is null or ${sql.ref(`${table}.user_id`)} = ${me})`;

/**
 * Returns the SQL condition that a member can see a post: no moderator has hidden the post, unless the member wrote it;
 * the member has not hidden the post; and the member and the author have not blocked each other.
 */
export const visiblePost = (me: number): RawBuilder<boolean> => sql<boolean>`(
  ${notModerated(me, 'community_posts')}
  and ${notBlocked(me, 'community_posts.user_id')}
  and not exists (
    select 1 from community_hidden_posts
    where community_hidden_posts.user_id = ${me} and community_hidden_posts.post_id = community_posts.id
  )
)`;

export const visibleComment = (me: number): RawBuilder<boolean> =>
  sql<boolean>`(${notModerated(me, 'community_comments')} and ${notBlocked(me, 'community_comments.user_id')})`;

export const canWrite = (me: number, now: Date): RawBuilder<boolean> => sql<boolean>`not exists (
  select 1 from community_profiles
  where community_profiles.user_id = ${me} and community_profiles.suspended_until > ${now}
)`;
