import type { createComment } from '#contracts/community.ts';
import type { EndpointResult } from '#contracts/endpoint.ts';
import type { Db } from '#server/db/connect.ts';
import { assertFound, assertThat } from '#server/http/api-error.ts';
import type { CurrentUser } from '#server/http/deps.ts';
import { toAuthor } from './author.ts';
import {
  canSeeComment,
  deleteCommunityComment,
  findComments,
  insertCommunityComment,
} from './comments-queries.ts';
import { findPostLikes } from './posts-queries.ts';

type Comment = EndpointResult<typeof createComment>;

export async function listPostComments(
  db: Db,
  me: number,
  postId: number,
  page: Parameters<typeof findComments>[3],
): Promise<Comment[]> {
  const rows = await findComments(db, me, postId, page);
  if (rows.length === 0) assertFound(await findPostLikes(db, me, postId));
  return rows.map((row) => ({ ...row, mine: row.userId === me, author: toAuthor(row) }));
}

export async function createPostComment(
  db: Db,
  user: CurrentUser,
  postId: number,
  content: string,
  now: Date,
): Promise<Comment> {
  const saved = await insertCommunityComment(db, user.id, { postId, content, createdAt: now });
  if (!saved) {
    assertFound(await findPostLikes(db, user.id, postId));
    assertThat(false, 'suspended');
  }
  return {
    id: saved.id,
    postId,
    userId: user.id,
    content,
    timestamp: now,
    mine: true,
    hiddenByModerator: false,
    author: toAuthor({ ...user, userId: user.id, displayName: saved.displayName }),
  };
}

export async function deleteOwnComment(db: Db, me: number, id: number): Promise<{ deleted: true }> {
  if (await deleteCommunityComment(db, me, id)) return { deleted: true };
  assertFound(await canSeeComment(db, me, id));
  assertThat(false, 'not_yours');
}
