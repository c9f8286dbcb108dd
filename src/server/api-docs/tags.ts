import type { Area, Endpoint } from '#contracts/endpoint.ts';

/**
 * The groups of the API reference, in their order. The name of an area is also the first part of its scopes, such as
 * `sleep` in `sleep:read`.
 */
const tags: Record<Area | 'account' | 'contact', string> = {
  account: 'Signing in, sessions, passkeys, two-step sign-in, and the export and deletion of the account.',
  profile: 'The signed-in user.',
  preferences: 'Modules, units, check-in questions and the consents to AI services.',
  checkin: 'The questions and answers of the daily check-in.',
  measures: 'The health data of a day from all sources, and which source counts.',
  nutrition: 'Meals, foods, recipes, targets and water.',
  fitness: 'Workouts.',
  sleep: 'Nights and sleep goals.',
  mindfulness: 'Meditation sessions.',
  cycle: 'The menstrual cycle.',
  body: 'Weight, body fat and waist.',
  insights: 'Patterns in the person’s own data, experiments and weekly texts.',
  achievements: 'Achievements and the progress towards them.',
  community: 'Posts, comments, likes, reports and blocks.',
  devices: 'Connected devices, imports of files, and rejected values.',
  notifications: 'Reminders and their channels.',
  contact: 'Messages to the operator.',
};

export const describedTags = Object.entries(tags).map(([name, description]) => ({ name, description }));

const tagsOfPublicPaths: Record<string, keyof typeof tags> = {
  contact: 'contact',
  webhooks: 'devices',
  unsubscribe: 'notifications',
};

/**
 * Returns the group of an endpoint: its area if it has an area, otherwise its group in `tagsOfPublicPaths`, otherwise
 * `account`.
 */
export function findTag({ access, path }: Endpoint): keyof typeof tags {
  if (access.who === 'member' && access.area) return access.area;
  return tagsOfPublicPaths[path.split('/')[2] ?? ''] ?? 'account';
}
