import type { listSuggestions } from '#contracts/community-members.ts';
import type { EndpointResult } from '#contracts/endpoint.ts';
import { suggestionBounds } from '#domain/community.ts';
import type { Db } from '#server/db/connect.ts';
import type { Edit } from '#server/http/edit.ts';
import { toAuthor } from './author.ts';
import { mergeProfile } from './profile-service.ts';
import { findSuggestedMembers, findSuggestible, upsertSuggestible } from './suggestions-queries.ts';

type Suggestions = EndpointResult<typeof listSuggestions>;

const dayMs = 24 * 60 * 60_000;

/**
 * Returns suggested members with the hashtags that they share with this member. Returns no members unless this member
 * has also agreed to be suggested.
 */
export async function listSuggestedMembers(db: Db, me: number, now: Date): Promise<Suggestions> {
  if (!(await findSuggestible(db, me))) return { suggestible: false, members: [] };
  const since = new Date(now.getTime() - suggestionBounds.days * dayMs);
  const rows = await findSuggestedMembers(db, me, { since, now }, suggestionBounds.members);
  const members = rows.map((row) => ({
    userId: row.userId,
    author: toAuthor(row),
    topics: row.topics.slice(0, suggestionBounds.topics),
  }));
  return { suggestible: true, members };
}

/** Stores whether the member is suggested to others and gets suggestions. Returns the new suggestions. */
export async function updateSuggestible(db: Db, edit: Edit, given: boolean): Promise<Suggestions> {
  const { userId: me, receivedAt: now } = edit;
  const { suggestible } = await mergeProfile(db, edit, { suggestible: given });
  await upsertSuggestible(db, me, suggestible, now);
  return listSuggestedMembers(db, me, now);
}
