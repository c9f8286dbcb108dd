import type { getCommunityProfile } from '#contracts/community.ts';
import type { EndpointResult } from '#contracts/endpoint.ts';
import type { Db } from '#server/db/connect.ts';
import { assertThat } from '#server/http/api-error.ts';
import type { SessionUser } from '#server/http/context.ts';
import { authorOf } from './author.ts';
import { findProfile, saveDisplayName, saveSeen } from './profile-queries.ts';

type Profile = EndpointResult<typeof getCommunityProfile>;

export async function profileOf(db: Db, user: SessionUser, now: Date): Promise<Profile> {
  const { displayName = null, suspendedUntil = null } = (await findProfile(db, user.id)) ?? {};
  return {
    ...authorOf({ ...user, userId: user.id, displayName }),
    chosen: displayName !== null,
    suspendedUntil: suspendedUntil && suspendedUntil > now ? suspendedUntil : null,
  };
}

export async function rename(
  db: Db,
  user: SessionUser,
  displayName: string | null,
  now: Date,
): Promise<Profile> {
  const before = await profileOf(db, user, now);
  assertThat(before.suspendedUntil === null, 'suspended');
  await saveDisplayName(db, user.id, displayName, now);
  return profileOf(db, user, now);
}

const seenEveryMs = 60_000;
const mostRemembered = 10_000;

/** Writes that a member is here, at most once a minute in each process, so that reading stays reading. */
export function createPresence(): (db: Db, userId: number, now: Date) => Promise<void> {
  const seen = new Map<number, number>();
  return async function markSeen(db, userId, now) {
    const at = now.getTime();
    if (at - (seen.get(userId) ?? Number.NEGATIVE_INFINITY) < seenEveryMs) return;
    if (seen.size >= mostRemembered) seen.clear();
    seen.set(userId, at);
    await saveSeen(db, userId, now);
  };
}
