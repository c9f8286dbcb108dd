import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { notBlocked } from './visibility.ts';

interface Stats {
  activeMembers: number;
  postsToday: number;
  onlineNow: number;
  trending: { tag: string; posts: number; members: number }[];
}

/**
 * Finds the counters of the community and its top five hashtags of the week, with one statement. An
 * active member has posted, commented, liked something or been online since `weekAgo`. `postsToday`
 * and the hashtags leave out posts that a moderator has hidden. The hashtags also leave out posts
 * of members who have blocked `me` or whom `me` has blocked, and hashtags that only one member
 * used.
 */
export async function findStats(
  db: Db,
  me: number,
  from: { weekAgo: Date; midnight: Date; fiveMinutesAgo: Date },
): Promise<Stats | undefined> {
  const { rows } = await sql<Stats>`
    select
      (
        select count(*) from (
          select user_id from community_posts where created_at > ${from.weekAgo}
          union select user_id from community_comments where created_at > ${from.weekAgo}
          union select user_id from community_likes where created_at > ${from.weekAgo}
          union select user_id from community_profiles where last_seen_at > ${from.weekAgo}
        ) as active
      ) as "activeMembers",
      (
        select count(*) from community_posts where created_at >= ${from.midnight} and hidden_at is null
      ) as "postsToday",
      (select count(*) from community_profiles where last_seen_at > ${from.fiveMinutesAgo}) as "onlineNow",
      (
        select coalesce(jsonb_agg(topic), '[]') from (
          select tag, count(*) as posts, count(distinct community_tags.user_id) as members
          from community_tags join community_posts on community_posts.id = community_tags.post_id
          where community_tags.created_at > ${from.weekAgo} and community_posts.hidden_at is null
            and ${notBlocked(me, 'community_tags.user_id')}
          group by tag
          having count(distinct community_tags.user_id) >= 2
          order by posts desc, members desc, tag
          limit 5
        ) as topic
      ) as trending
  `.execute(db);
  return rows[0];
}
