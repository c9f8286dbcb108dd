import { listQuestions, listResponses } from '#contracts/checkin.ts';
import { listPosts } from '#contracts/community.ts';
import { listCycleEntries } from '#contracts/cycle.ts';
import { listDeviceData } from '#contracts/devices.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { listActivities } from '#contracts/fitness.ts';
import { listInsights, listPatterns } from '#contracts/insights.ts';
import { listHealthMetrics } from '#contracts/measures.ts';
import { listMeditationSessions } from '#contracts/mindfulness.ts';
import { getNotificationSettings } from '#contracts/notifications.ts';
import { listFoodEntries } from '#contracts/nutrition.ts';
import { getPreferences } from '#contracts/preferences.ts';
import { getSleepGoals } from '#contracts/sleep.ts';

/**
 * A GET endpoint of the bare server (bench/bare-server.ts). It runs the SQL statement `text` with the caller's user id
 * as `$1`, and responds with the rows.
 */
interface BareRead {
  endpoint: Endpoint;
  text: string;
}

const insights = `select
    (select json_agg(finding) from insight_findings as finding where user_id = $1) as findings,
    (select json_agg(feedback) from insight_feedback as feedback where user_id = $1) as feedback,
    (select json_agg(signal) from insight_signals as signal where user_id = $1) as signals,
    (select json_agg(experiment) from experiments as experiment where user_id = $1) as experiments,
    (select preferences from user_preferences where user_id = $1)`;

/**
 * The GET endpoints that section 7 of the product specification lists for a signed-in member, except `getUser`, which
 * bench/bare-server.ts handles itself. Each SQL statement reads the same rows as the product's endpoint.
 */
export const bareReads: BareRead[] = [
  {
    endpoint: listHealthMetrics,
    text: `select day, measure, source, value from daily_observations where user_id = $1 and day >= (
        select min(day) from (
          select distinct day from daily_observations where user_id = $1 order by day desc limit 30
        ) as newest
      )`,
  },
  {
    endpoint: listActivities,
    text: `select id, user_id, type, duration, intensity, calories_burned, notes, happened_at, day, zone, source
      from exercise_activities where user_id = $1 order by happened_at desc, id desc limit 50`,
  },
  {
    endpoint: listFoodEntries,
    text: `select id, user_id, name, description, meal_type, calories, protein, carbs, fat, voice_transcript, photo_key,
        nutrition_score, items, eaten_at, day, zone, source
      from food_entries where user_id = $1 order by eaten_at desc, id desc limit 50`,
  },
  {
    endpoint: listQuestions,
    text: `select id, category, question_en from custom_questions where user_id is null or user_id = $1
      order by position, id`,
  },
  {
    endpoint: listResponses,
    text: `select question.id, question.category, answer.response, answer.source,
        (select json_agg(observation) from daily_observations as observation
          where user_id = $1 and day = current_date) as observations
      from custom_questions as question left join questionnaire_responses as answer
        on answer.question_id = question.id and answer.user_id = $1 and answer.day = current_date
      where question.user_id is null or question.user_id = $1 order by question.id`,
  },
  {
    endpoint: listMeditationSessions,
    text: `select id, user_id, type, duration, completed, mood_before, mood_after, happened_at, day, zone, source
      from meditation_sessions where user_id = $1 order by happened_at desc, id desc limit 50`,
  },
  { endpoint: listPatterns, text: insights },
  { endpoint: listInsights, text: insights },
  {
    endpoint: listDeviceData,
    text: `select day, measure, source, value, recorded_at from daily_observations
      where user_id = $1 and day > current_date - 30 and source like 'device:%' order by day desc, measure, source`,
  },
  {
    endpoint: listCycleEntries,
    text: `select id, user_id, day, cycle_day, phase, flow_intensity, mood, energy_level, pain, symptoms, notes,
        period_start, atypical, source
      from menstrual_cycle_entries where user_id = $1 order by day desc, id desc limit 50`,
  },
  { endpoint: getPreferences, text: 'select preferences from user_preferences where user_id = $1' },
  {
    endpoint: getSleepGoals,
    text: `select target_sleep_hours, target_bedtime, target_wake_time, target_quality from sleep_goals
      where user_id = $1`,
  },
  {
    endpoint: listPosts,
    text: `select post.id, post.type, post.content, post.mood, post.achievement_key, post.achievement_level,
        post.created_at, author.id as author_id, author.first_name, author.last_name, profile.display_name,
        (select count(*) from community_likes as liked where liked.post_id = post.id) as likes,
        exists (select from community_likes as liked where liked.post_id = post.id and liked.user_id = $1) as liked,
        (select count(*) from community_comments as comment where comment.post_id = post.id
          and comment.hidden_at is null) as comments
      from community_posts as post
        join users as author on author.id = post.user_id
        left join community_profiles as profile on profile.user_id = post.user_id
      where post.hidden_at is null
        and not exists (select from community_blocks as block where (block.user_id = $1
          and block.blocked_id = post.user_id) or (block.user_id = post.user_id and block.blocked_id = $1))
        and not exists (select from community_hidden_posts as hidden where hidden.user_id = $1
          and hidden.post_id = post.id)
      order by post.id desc limit 20`,
  },
  {
    endpoint: getNotificationSettings,
    text: `select daily_check_in, check_in_time, email_notifications, push_notifications from notification_settings
      where user_id = $1`,
  },
];
