import { type RawBuilder, sql } from 'kysely';

/** Matches if neither member has blocked the other. `column` holds the other's id. */
export const notBlocked = (me: number, column: string): RawBuilder<boolean> => sql<boolean>`not exists (
  select 1 from community_blocks
  where (user_id = ${me} and blocked_id = ${sql.ref(column)})
    or (user_id = ${sql.ref(column)} and blocked_id = ${me})
)`;

/** Matches rows not hidden by a moderator. The author still sees them. `table` holds posts or comments. */
const notModerated = (me: number, table: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${table}.hidden_at`)} is null or ${sql.ref(`${table}.user_id`)} = ${me})`;

/** Matches posts that a member can see: not hidden by a moderator or the member, and no block in either direction. */
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
