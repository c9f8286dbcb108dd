import { type RawBuilder, sql } from 'kysely';

/** Matches rows whose member, in `column`, has not blocked this member and is not blocked by this member. */
export const notBlocked = (me: number, column: string): RawBuilder<boolean> => sql<boolean>`not exists (
  select 1 from community_blocks
  where (user_id = ${me} and blocked_id = ${sql.ref(column)})
    or (user_id = ${sql.ref(column)} and blocked_id = ${me})
)`;

/** Matches rows that no moderator has hidden, and the member's own. `table` is that of the posts or of the comments. */
const notModerated = (me: number, table: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${table}.hidden_at`)} is null or ${sql.ref(`${table}.user_id`)} = ${me})`;

/**
 * Matches posts that a member can see: hidden neither by a moderator nor by the member, and with no block between the
 * member and the author.
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
