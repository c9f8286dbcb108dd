import type { getCommunityProfile } from '#contracts/community-members.ts';
import type { EndpointResult } from '#contracts/endpoint.ts';
import type { Db } from '#server/db/connect.ts';
import { assertThat } from '#server/http/api-error.ts';
import type { CurrentUser } from '#server/http/deps.ts';
import type { Edit } from '#server/http/edit.ts';
import { mergeEdit } from '#server/http/merge-edit.ts';
import { toAuthor } from './author.ts';
import { findProfile, selectEditable, upsertDisplayName, upsertLastSeen } from './profile-queries.ts';

type Profile = EndpointResult<typeof getCommunityProfile>;

export async function getMemberProfile(db: Db, user: CurrentUser, now: Date): Promise<Profile> {
  const { displayName = null, suspendedUntil = null } = (await findProfile(db, user.id)) ?? {};
  return {
    ...toAuthor({ ...user, userId: user.id, displayName }),
    chosen: displayName !== null,
    suspendedUntil: suspendedUntil && suspendedUntil > now ? suspendedUntil : null,
  };
}

/**
 * Stores an edit of the display name, unless a later edit is stored (see `mergeEdit`). Throws `suspended` if the member
 * is suspended.
 */
export async function updateDisplayName(
  db: Db,
  edit: Edit,
  user: CurrentUser,
  given: string | null,
): Promise<Profile> {
  // Uses the time of receipt. The time of the edit (`edit.at`) comes from the caller, who could choose a time outside
  // the suspension.
  const now = edit.receivedAt;
  const before = await getMemberProfile(db, user, now);
  assertThat(before.suspendedUntil === null, 'suspended');
  const { displayName } = await mergeProfile(db, edit, { displayName: given });
  await upsertDisplayName(db, user.id, displayName, now);
  return getMemberProfile(db, user, now);
}

/**
 * Merges an edit of the display name or of `suggestible` into the member's stored profile (see `mergeEdit`).
 * `suggestible` is whether the member agreed to be suggested to other members. Returns the values to store.
 */
export function mergeProfile<Body extends { displayName?: string | null; suggestible?: boolean }>(
  db: Db,
  edit: Edit,
  body: Body,
): Promise<Body> {
  const fields = Object.keys(body) as (keyof Body & string)[];
  const find = selectEditable(db, edit.userId);
  return mergeEdit(db, { ...edit, fields }, { record: 'community-profile', fields, find }, body);
}

const updateEveryMs = 60_000;
const maxTracked = 10_000;

/**
 * Returns a function that stores when a member was last online. The function writes at most once a
 * minute per member and process, because every request to the community calls it. It remembers the
 * last writes of at most `maxTracked` members. At this limit, it forgets the last writes of all
 * members.
 */
export function createOnlineTracker(): (db: Db, userId: number, now: Date) => Promise<void> {
  const seen = new Map<number, number>();
  return async function markOnline(db, userId, now) {
    const at = now.getTime();
    if (at - (seen.get(userId) ?? Number.NEGATIVE_INFINITY) < updateEveryMs) return;
    if (seen.size >= maxTracked) seen.clear();
    seen.set(userId, at);
    await upsertLastSeen(db, userId, now);
  };
}
