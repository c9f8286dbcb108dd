import type { reportPost } from '#contracts/community.ts';
import type { EndpointParsed } from '#contracts/endpoint.ts';
import type { Db } from '#server/db/connect.ts';
import { assertThat } from '#server/http/api-error.ts';
import { authorOf } from './author.ts';
import {
  findBlocks,
  insertBlock,
  insertHidden,
  removeBlock,
  removeHidden,
  upsertCommentReport,
  upsertPostReport,
} from './safety-queries.ts';

export async function blocksOf(db: Db, me: number) {
  const rows = await findBlocks(db, me);
  return rows.map((row) => ({ userId: row.userId, author: authorOf(row) }));
}

export async function block(db: Db, me: number, memberId: number, now: Date): Promise<{ blocked: true }> {
  assertThat(memberId !== me, 'invalid_input', 'id');
  assertThat(await insertBlock(db, me, memberId, now), 'not_found');
  return { blocked: true };
}

export async function unblock(db: Db, me: number, memberId: number): Promise<{ blocked: false }> {
  await removeBlock(db, me, memberId);
  return { blocked: false };
}

export async function hide(db: Db, me: number, postId: number): Promise<{ hidden: true }> {
  assertThat(await insertHidden(db, me, postId), 'not_found');
  return { hidden: true };
}

export async function unhide(db: Db, me: number, postId: number): Promise<{ hidden: false }> {
  await removeHidden(db, me, postId);
  return { hidden: false };
}

type Report = EndpointParsed<typeof reportPost>['body'];

/** Says so to the moderators, who list reports with `npm run moderate`. */
export async function report(
  db: Db,
  me: number,
  what: { kind: 'post' | 'comment'; id: number },
  said: Report,
  now: Date,
): Promise<{ reported: true }> {
  const upsert = what.kind === 'post' ? upsertPostReport : upsertCommentReport;
  assertThat(await upsert(db, me, what.id, { ...said, createdAt: now }), 'not_found');
  return { reported: true };
}
