import { getUser } from '#contracts/auth.ts';
import { listQuestions, listResponses, saveResponse } from '#contracts/checkin.ts';
import { createPost, listPosts } from '#contracts/community.ts';
import { listCycleEntries } from '#contracts/cycle.ts';
import { listDeviceData } from '#contracts/devices.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { createActivity, listActivities } from '#contracts/fitness.ts';
import { listInsights, listPatterns } from '#contracts/insights.ts';
import { listHealthMetrics } from '#contracts/measures.ts';
import { createMeditationSession, listMeditationSessions } from '#contracts/mindfulness.ts';
import { getNotificationSettings } from '#contracts/notifications.ts';
import { createFoodEntry, listFoodEntries } from '#contracts/nutrition.ts';
import { getPreferences } from '#contracts/preferences.ts';
import { getSleepGoals } from '#contracts/sleep.ts';

export interface Case {
  name: string;
  endpoint: Endpoint;
  /** The smallest accepted ratio of the product's throughput to that of the baseline (bench/bare-server.ts). */
  limit: number;
  /** The largest accepted number of SQL statements per request. */
  statements: number;
  headers?: (person: Person) => Record<string, string>;
  body?: (person: Person) => Record<string, unknown>;
}

export interface Person {
  id: number;
  cookie: string;
  /** The ETag of the person's health metrics. */
  etag: string;
}

const read = (name: string, endpoint: Endpoint, statements = 2): Case => ({
  name,
  endpoint,
  limit: 0.6,
  statements,
});

const create = (name: string, endpoint: Endpoint, body: Case['body']): Case => ({
  name,
  endpoint,
  limit: 0.4,
  statements: 4,
  ...(body && { body }),
});

/**
 * The measured requests: the reads of section 7 of the product specification, a read whose response is 304, and some
 * requests that create a record.
 */
export const cases: Case[] = [
  {
    ...read('unchanged (304)', listHealthMetrics, 1),
    limit: 0.8,
    headers: ({ etag }) => ({ 'if-none-match': etag }),
  },
  read('health metrics, 30 days', listHealthMetrics),
  read('user', getUser, 1),
  read('workouts', listActivities),
  read('meals', listFoodEntries),
  read('check-in questions', listQuestions),
  read('check-in answers', listResponses, 3),
  read('meditations', listMeditationSessions),
  read('patterns', listPatterns, 5),
  read('insights', listInsights, 5),
  read('device data', listDeviceData),
  read('cycle entries', listCycleEntries, 3),
  read('preferences', getPreferences),
  read('sleep goals', getSleepGoals),
  read('posts', listPosts),
  read('notification settings', getNotificationSettings),
  create('create a workout', createActivity, ({ id }) => ({ userId: id, type: 'cardio', duration: 30 })),
  create('create a meal', createFoodEntry, ({ id }) => ({
    userId: id,
    name: 'Oatmeal',
    mealType: 'breakfast',
    calories: 320,
  })),
  // Question 1 is about mood and exists for all members.
  create('save a check-in answer', saveResponse, ({ id }) => ({ userId: id, questionId: 1, response: 7 })),
  create('create a meditation', createMeditationSession, ({ id }) => ({
    userId: id,
    type: 'breathing',
    duration: 10,
    completed: true,
  })),
  create('create a post', createPost, () => ({
    type: 'post',
    content: 'A walk before breakfast. #walking',
  })),
];

/**
 * Returns the path and the options of the request that a case sends for a person. Both autocannon
 * and `fetch` accept these options.
 */
export function buildCall({ endpoint, headers, body }: Case, person: Person) {
  return {
    path: endpoint.path.replace(':userId', String(person.id)),
    method: endpoint.method as 'GET' | 'POST',
    headers: {
      cookie: person.cookie,
      ...(body && { 'content-type': 'application/json' }),
      ...headers?.(person),
    },
    ...(body && { body: JSON.stringify(body(person)) }),
  };
}
