import type { EntryInput, OutboxEntry } from '#web/lib/outbox/outbox-entry.ts';

/** The list that shows an unsent entry. Entries with the place `settings` are only on the page of unsent entries. */
export type Place =
  | 'body'
  | 'checkin'
  | 'comments'
  | 'cycle'
  | 'experiments'
  | 'foods'
  | 'meals'
  | 'nights'
  | 'posts'
  | 'sessions'
  | 'settings'
  | 'water'
  | 'workouts';

interface EntryKind {
  /** The name of the kind. The texts of the kind have this name as their key. */
  name: keyof typeof import('#web/i18n/en/outbox.ts').outbox.kinds;
  place: Place;
  /**
   * Returns an id for what the entry changes, such as a record or a day. Entries of one kind with equal ids are shown
   * as one row, because the last entry replaces the earlier entries, or because all of them come from the same form.
   * Without this function, each entry has its own row.
   */
  about?: (input: EntryInput) => string;
}

const body = (input: EntryInput) => (input.body ?? {}) as Record<string, unknown>;
const aboutId = (input: EntryInput) => String(input.params?.id);
const aboutDate = (input: EntryInput) => String(body(input).date);
const aboutAll = () => '';

/** The kinds of writes that can be unsent, by method and path. */
export const entryKinds: Record<string, EntryKind> = {
  'POST /api/food-entries': { name: 'meal', place: 'meals' },
  'PUT /api/food-entries/:id': { name: 'mealChange', place: 'meals', about: aboutId },
  'DELETE /api/food-entries/:id': { name: 'mealDeletion', place: 'meals' },
  'POST /api/food-entries/copy': { name: 'mealCopy', place: 'meals' },
  'POST /api/food-favourites': { name: 'favourite', place: 'foods' },
  'DELETE /api/food-favourites/:id': { name: 'favouriteDeletion', place: 'foods' },
  'POST /api/own-foods': { name: 'ownFood', place: 'foods' },
  'PUT /api/own-foods/:id': { name: 'ownFoodChange', place: 'foods', about: aboutId },
  'DELETE /api/own-foods/:id': { name: 'ownFoodDeletion', place: 'foods' },
  'POST /api/recipes': { name: 'recipe', place: 'foods' },
  'PUT /api/recipes/:id': { name: 'recipeChange', place: 'foods', about: aboutId },
  'POST /api/nutrition-targets': { name: 'targets', place: 'settings', about: aboutAll },
  'POST /api/water-intake': { name: 'water', place: 'water', about: aboutDate },
  'POST /api/exercise-activities': { name: 'workout', place: 'workouts' },
  'PUT /api/exercise-activities/:id': { name: 'workoutChange', place: 'workouts', about: aboutId },
  'DELETE /api/exercise-activities/:id': { name: 'workoutDeletion', place: 'workouts' },
  'POST /api/body': { name: 'weighIn', place: 'body' },
  'DELETE /api/body/:date': { name: 'weighInDeletion', place: 'body' },
  'POST /api/meditation-sessions': { name: 'session', place: 'sessions' },
  'PATCH /api/meditation-sessions/:id': { name: 'sessionMood', place: 'sessions', about: aboutId },
  'DELETE /api/meditation-sessions/:id': { name: 'sessionDeletion', place: 'sessions' },
  'POST /api/sleep-nights': { name: 'night', place: 'nights', about: aboutDate },
  'DELETE /api/sleep-nights/:date': { name: 'nightDeletion', place: 'nights' },
  'POST /api/sleep-goals': { name: 'sleepGoals', place: 'settings', about: aboutAll },
  'POST /api/menstrual-cycle': { name: 'cycleEntry', place: 'cycle' },
  'PUT /api/menstrual-cycle/:id': { name: 'cycleEntryChange', place: 'cycle', about: aboutId },
  'DELETE /api/menstrual-cycle/:id': { name: 'cycleEntryDeletion', place: 'cycle' },
  'POST /api/questionnaire-responses': { name: 'checkin', place: 'checkin', about: aboutDate },
  'POST /api/community-posts': { name: 'post', place: 'posts' },
  'DELETE /api/community-posts/:id': { name: 'postDeletion', place: 'posts' },
  'PUT /api/community-posts/:id/like': { name: 'like', place: 'settings', about: aboutId },
  'DELETE /api/community-posts/:id/like': { name: 'likeDeletion', place: 'settings', about: aboutId },
  'PUT /api/community-posts/:id/hidden': { name: 'hiddenPost', place: 'settings', about: aboutId },
  'DELETE /api/community-posts/:id/hidden': { name: 'shownPost', place: 'settings', about: aboutId },
  'POST /api/community-posts/:id/comments': { name: 'comment', place: 'comments' },
  'DELETE /api/community-comments/:id': { name: 'commentDeletion', place: 'comments' },
  'POST /api/community-posts/:id/report': { name: 'report', place: 'settings' },
  'POST /api/community-comments/:id/report': { name: 'report', place: 'settings' },
  'PUT /api/community-blocks/:id': { name: 'block', place: 'settings', about: aboutId },
  'DELETE /api/community-blocks/:id': { name: 'blockDeletion', place: 'settings', about: aboutId },
  'PUT /api/community-profile': { name: 'displayName', place: 'settings', about: aboutAll },
  'PUT /api/community-suggestions': { name: 'suggestions', place: 'settings', about: aboutAll },
  'POST /api/experiments': { name: 'experiment', place: 'experiments' },
  'PUT /api/experiments/:id/days/:day': {
    name: 'experimentDay',
    place: 'experiments',
    about: ({ params }) => `${params?.id} ${params?.day}`,
  },
  'POST /api/experiments/:id/finish': { name: 'experimentResult', place: 'experiments', about: aboutId },
  'POST /api/experiments/:id/stop': { name: 'experimentStop', place: 'experiments', about: aboutId },
  'DELETE /api/experiments/:id': { name: 'experimentDeletion', place: 'experiments' },
  'PUT /api/ai-insights/:id/feedback': { name: 'feedback', place: 'settings', about: aboutId },
  'POST /api/user-preferences/:userId': { name: 'preferences', place: 'settings', about: aboutAll },
  'PUT /api/notification-settings': { name: 'notifications', place: 'settings', about: aboutAll },
  'PUT /api/source-orders/:measure': {
    name: 'sourceOrder',
    place: 'settings',
    about: ({ params }) => String(params?.measure),
  },
  'DELETE /api/sources/:source': { name: 'sourceDeletion', place: 'settings' },
};

const otherKind: EntryKind = { name: 'other', place: 'settings' };

/**
 * Returns the kind of an entry. Returns `other` for an unknown write, which a newer version of the app may have stored.
 */
export const kindOf = ({ method, path }: Pick<OutboxEntry, 'method' | 'path'>): EntryKind =>
  entryKinds[`${method} ${path}`] ?? otherKind;

/** Unsent entries that are shown as one row, oldest first. Most groups have a single entry. */
export interface EntryGroup {
  key: string;
  kind: EntryKind;
  entries: [OutboxEntry, ...OutboxEntry[]];
}

/** Groups entries that are about the same thing (see `EntryKind.about`), in the order of each group's first entry. */
export function groupEntries(entries: readonly OutboxEntry[]): EntryGroup[] {
  const groups = new Map<string, EntryGroup>();
  for (const entry of entries) {
    const kind = kindOf(entry);
    const key = kind.about ? `${kind.name} ${kind.about(entry.input)}` : entry.key;
    const group = groups.get(key);
    if (group) group.entries.push(entry);
    else groups.set(key, { key, kind, entries: [entry] });
  }
  return [...groups.values()];
}

/** Returns the newest entry of a group, which decides what the group shows. */
export const newestOf = ({ entries }: EntryGroup): OutboxEntry => entries.at(-1) ?? entries[0];

/** Returns the first entry of a group that the server refused, or undefined if there is none. */
export const refusedIn = ({ entries }: EntryGroup) => entries.find(({ refusal }) => refusal !== undefined);
