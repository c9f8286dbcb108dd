import type { reportPost } from '#contracts/community-safety.ts';
import type { EndpointParsed } from '#contracts/endpoint.ts';
import type { Db } from '#server/db/connect.ts';
import { assertFound } from '#server/http/api-error.ts';
import { assertInput } from '#server/http/assert-input.ts';
import { toAuthor } from './author.ts';
import {
  deleteBlock,
  deleteHiddenPost,
  findBlocks,
  insertBlock,
  insertHiddenPost,
  upsertCommentReport,
  upsertPostReport,
} from './safety-queries.ts';

export async function listBlockedMembers(db: Db, me: number) {
  const rows = await findBlocks(db, me);
  return rows.map((row) => ({ userId: row.userId, author: toAuthor(row) }));
}

export async function createMemberBlock(
  db: Db,
  me: number,
  memberId: number,
  now: Date,
): Promise<{ blocked: true }> {
  assertInput(memberId !== me, 'id', { en: "can't be your own", sv: 'kan inte vara ditt eget' });
  assertFound(await insertBlock(db, me, memberId, now));
  return { blocked: true };
}

export async function deleteMemberBlock(db: Db, me: number, memberId: number): Promise<{ blocked: false }> {
  await deleteBlock(db, me, memberId);
  return { blocked: false };
}

export async function createPostHide(db: Db, me: number, postId: number): Promise<{ hidden: true }> {
  assertFound(await insertHiddenPost(db, me, postId));
  return { hidden: true };
}

export async function deletePostHide(db: Db, me: number, postId: number): Promise<{ hidden: false }> {
  await deleteHiddenPost(db, me, postId);
  return { hidden: false };
}

type Report = EndpointParsed<typeof reportPost>['body'];

/**
 * Reports a post or a comment to the moderators, who list reports with `npm run moderate`. Throws `not_found` if the
 * member wrote the post or comment, or cannot see it.
 */
export async function createReport(
  db: Db,
  me: number,
  what: { kind: 'post' | 'comment'; id: number },
  said: Report,
  now: Date,
): Promise<{ reported: true }> {
  const upsert = what.kind === 'post' ? upsertPostReport : upsertCommentReport;
  assertFound(await upsert(db, me, what.id, { ...said, createdAt: now }));
  return { reported: true };
}
