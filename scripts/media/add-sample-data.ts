import { addDays, type CalendarDay, toCalendarDay } from '#domain/calendar-day.ts';
import { caloriesBurned } from '#domain/fitness.ts';
import { resolveNight } from '#domain/sleep.ts';
import { toInstant } from '#domain/zoned-time.ts';
import type { Db } from '#server/db/connect.ts';
import { englishDishes } from './english-dishes.ts';
import type { Language } from './language.ts';
import { type SamplePost, sampleMembers, samplePosts } from './sample-posts.ts';

interface Shown {
  language: Language;
  now: Date;
  zone: string;
}

/**
 * Adds missing nights and a workout to the last two weeks of the seeded person, and posts to the
 * community. In English, also translates the names of the dishes.
 */
export async function addSampleData(db: Db, shown: Shown): Promise<void> {
  const owner = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const today = toCalendarDay(shown.now, shown.zone);
  await addNights(db, owner.id, today, shown.zone);
  await addWorkout(db, owner.id, addDays(today, -2), shown.zone);
  if (shown.language === 'en') await translateDishes(db);
  const members = await addMembers(db);
  for (const post of samplePosts[shown.language].toReversed()) {
    await addPost(db, { owner: owner.id, members }, post, shown.now);
  }
}

/** Adds a night to each of the last 14 days on which no night is logged. */
async function addNights(db: Db, user_id: number, today: CalendarDay, zone: string): Promise<void> {
  const days = Array.from({ length: 14 }, (_, ago) => addDays(today, -ago));
  const logged = await db
    .selectFrom('sleep_nights')
    .where('user_id', '=', user_id)
    .where('day', 'in', days)
    .select('day')
    .execute();
  const missing = days.filter((day) => !logged.some((night) => night.day === day));
  for (const [index, day] of missing.entries()) {
    const { bedtime, wakeTime, hours } = resolveNight(
      day,
      `22:${20 + index * 9}`,
      `07:${10 + index * 5}`,
      zone,
    );
    await db
      .insertInto('sleep_nights')
      .values({ user_id, day, bedtime, wake_time: wakeTime, zone })
      .execute();
    await db
      .insertInto('daily_observations')
      .values({ user_id, day, measure: 'sleepHours', source: 'self', value: hours })
      .execute();
  }
}

async function addWorkout(db: Db, user_id: number, day: CalendarDay, zone: string): Promise<void> {
  await db
    .insertInto('exercise_activities')
    .values({
      user_id,
      day,
      zone,
      type: 'cardio',
      duration: 35,
      intensity: 'moderate',
      calories_burned: caloriesBurned(35),
      happened_at: toInstant(day, '17:30', zone),
    })
    .execute();
}

async function translateDishes(db: Db): Promise<void> {
  for (const [name, english] of Object.entries(englishDishes)) {
    await db.updateTable('food_entries').set({ name: english }).where('name', '=', name).execute();
  }
}

/** Adds the members who write the posts, and returns their ids. */
async function addMembers(db: Db): Promise<number[]> {
  const added = await db
    .insertInto('users')
    .values(
      sampleMembers.map(({ first, last }) => ({
        name: `${first} ${last}`,
        first_name: first,
        last_name: last,
        email: `${first.toLowerCase()}@lagom.local`,
      })),
    )
    .returning('id')
    .execute();
  return added.map(({ id }) => id);
}

/** The ids of the person whose pages are shown and of the members who write the posts. */
interface People {
  owner: number;
  members: number[];
}

async function addPost(db: Db, { owner, members }: People, post: SamplePost, now: Date): Promise<void> {
  const user_id = members[post.author] ?? 0;
  const created_at = new Date(now.getTime() - post.minutesAgo * 60_000);
  const { id: post_id } = await db
    .insertInto('community_posts')
    .values({
      user_id,
      created_at,
      type: post.mood ? 'mood' : 'post',
      mood: post.mood ?? null,
      content: post.text,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const likers = [...(post.isLiked ? [owner] : []), ...members.toReversed()].slice(0, post.likes);
  await db
    .insertInto('community_likes')
    .values(likers.map((liker) => ({ post_id, user_id: liker, created_at })))
    .execute();
  if (post.comment) {
    const { author, text } = post.comment;
    await db
      .insertInto('community_comments')
      .values({ post_id, user_id: members[author] ?? 0, content: text, created_at })
      .execute();
  }
  for (const [, tag = ''] of post.text.matchAll(/#(\p{L}+)/gu)) {
    await db.insertInto('community_tags').values({ post_id, user_id, tag, created_at }).execute();
  }
}
