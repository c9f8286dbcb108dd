import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { AuthorRow } from './author.ts';
import { visiblePost } from './visibility.ts';

interface SuggestionRow extends AuthorRow {
  topics: string[];
}

export async function findSuggestible(db: Db, userId: number): Promise<boolean> {
  const profile = await db
    .selectFrom('community_profiles')
    .where('user_id', '=', userId)
    .select('suggestible')
    .executeTakeFirst();
  return profile?.suggestible ?? false;
}

export async function upsertSuggestible(
  db: Db,
  userId: number,
  suggestible: boolean,
  now: Date,
): Promise<void> {
  await db
    .insertInto('community_profiles')
    .values({ user_id: userId, suggestible, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ suggestible, updated_at: now }))
    .execute();
}

/**
 * Finds members who agreed to be suggested and have used the same hashtags as this member since a given time, in posts
 * that this member can see. Leaves out suspended members. Sorts by the number of shared hashtags, then by the latest
 * post.
 */
export async function findSuggestedMembers(
  db: Db,
  me: number,
  when: { since: Date; now: Date },
  limit: number,
): Promise<SuggestionRow[]> {
  const { rows } = await sql<SuggestionRow>`
    with shared as (
      select community_tags.user_id, tag, max(community_tags.created_at) as named_at
      from community_tags join community_posts on community_posts.id = community_tags.post_id
      where community_tags.created_at > ${when.since} and community_tags.user_id <> ${me} and ${visiblePost(me)}
        and tag in (
          select tag from community_tags join community_posts on community_posts.id = community_tags.post_id
          where community_tags.user_id = ${me} and community_tags.created_at > ${when.since} and hidden_at is null
        )
      group by community_tags.user_id, tag
    )
    select
      users.id as "userId", display_name as "displayName",
      first_name as "firstName", last_name as "lastName",
      jsonb_agg(tag order by named_at desc, tag) as topics
    from shared
      join users on users.id = shared.user_id
      join community_profiles on community_profiles.user_id = shared.user_id
    where suggestible and (suspended_until is null or suspended_until <= ${when.now})
    group by users.id, display_name, first_name, last_name
    order by count(*) desc, max(named_at) desc, users.id
    limit ${limit}
  `.execute(db);
  return rows;
}
