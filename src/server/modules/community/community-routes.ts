import type { FastifyInstance } from 'fastify';
import {
  blockMember,
  createComment,
  createPost,
  deleteComment,
  deletePost,
  getCommunityProfile,
  getCommunityStats,
  hidePost,
  likePost,
  listAchievements,
  listBlocks,
  listComments,
  listExpertSessions,
  listPosts,
  listSuggestions,
  reportComment,
  reportPost,
  saveCommunityProfile,
  saveSuggestible,
  unblockMember,
  unhidePost,
  unlikePost,
} from '#contracts/community.ts';
import type { Endpoint, EndpointResult } from '#contracts/endpoint.ts';
import { addRoute, type RouteContext } from '#server/http/add-route.ts';
import type { Deps } from '#server/http/deps.ts';
import { listMemberAchievements } from './achievements-service.ts';
import { createPostComment, deleteOwnComment, listPostComments } from './comments-service.ts';
import { listCommunityExpertSessions } from './experts-service.ts';
import { createCommunityPost, createLike, deleteOwnPost, listFeed, removeLike } from './posts-service.ts';
import { createOnlineTracker, getMemberProfile, updateDisplayName } from './profile-service.ts';
import {
  createMemberBlock,
  createPostHide,
  createReport,
  deleteMemberBlock,
  deletePostHide,
  listBlockedMembers,
} from './safety-service.ts';
import { getStats } from './stats-service.ts';
import { listSuggestedMembers, updateSuggestible } from './suggestions-service.ts';

type Route = <E extends Endpoint>(
  endpoint: E,
  handler: (context: RouteContext<E>) => Promise<EndpointResult<E>>,
) => void;

export function addCommunityRoutes(app: FastifyInstance, deps: Deps): void {
  const markOnline = createOnlineTracker();
  /** Whoever calls one of these is here now. */
  const route: Route = (endpoint, handler) =>
    addRoute(app, deps, endpoint, async (context) => {
      const { user } = context.request;
      if (user) await markOnline(context.db, user.id, context.now);
      return handler(context);
    });

  addPostRoutes(route, deps);
  addCommentRoutes(route, deps);
  addSafetyRoutes(route, deps);

  route(getCommunityProfile, ({ db, user, now }) => getMemberProfile(db, user, now));
  route(saveCommunityProfile, async ({ db, user, body, now, reply }) => {
    await deps.consumeRateLimit('community_name', String(user.id), reply, db);
    return updateDisplayName(db, user, body.displayName, now);
  });
  route(listSuggestions, ({ db, user, now }) => listSuggestedMembers(db, user.id, now));
  route(saveSuggestible, ({ db, user, body, now }) => updateSuggestible(db, user.id, body.suggestible, now));
  route(getCommunityStats, ({ db, user, now, zone }) => getStats(db, user.id, now, zone));
  route(listExpertSessions, ({ db, now }) => listCommunityExpertSessions(db, now));
  addRoute(app, deps, listAchievements, ({ db, user, now, zone }) =>
    listMemberAchievements(db, user.id, { now, zone }),
  );
}

function addPostRoutes(route: Route, deps: Deps): void {
  route(listPosts, ({ db, user, query }) => listFeed(db, user.id, query));
  route(createPost, async ({ db, user, body, now, zone, reply }) => {
    await deps.consumeRateLimit('community_post', String(user.id), reply, db);
    return createCommunityPost(db, user, body, { now, zone });
  });
  route(deletePost, ({ db, user, params }) => deleteOwnPost(db, user.id, params.id));
  route(likePost, async ({ db, user, params, now, reply }) => {
    await deps.consumeRateLimit('community_like', String(user.id), reply, db);
    return createLike(db, user.id, params.id, now);
  });
  route(unlikePost, ({ db, user, params }) => removeLike(db, user.id, params.id));
}

function addCommentRoutes(route: Route, deps: Deps): void {
  route(listComments, ({ db, user, params, query }) => listPostComments(db, user.id, params.id, query));
  route(createComment, async ({ db, user, params, body, now, reply }) => {
    await deps.consumeRateLimit('community_comment', String(user.id), reply, db);
    return createPostComment(db, user, params.id, body.content, now);
  });
  route(deleteComment, ({ db, user, params }) => deleteOwnComment(db, user.id, params.id));
}

function addSafetyRoutes(route: Route, deps: Deps): void {
  route(reportPost, async ({ db, user, params, body, now, reply }) => {
    await deps.consumeRateLimit('community_report', String(user.id), reply, db);
    return createReport(db, user.id, { kind: 'post', id: params.id }, body, now);
  });
  route(reportComment, async ({ db, user, params, body, now, reply }) => {
    await deps.consumeRateLimit('community_report', String(user.id), reply, db);
    return createReport(db, user.id, { kind: 'comment', id: params.id }, body, now);
  });
  route(hidePost, ({ db, user, params }) => createPostHide(db, user.id, params.id));
  route(unhidePost, ({ db, user, params }) => deletePostHide(db, user.id, params.id));
  route(listBlocks, ({ db, user }) => listBlockedMembers(db, user.id));
  route(blockMember, ({ db, user, params, now }) => createMemberBlock(db, user.id, params.id, now));
  route(unblockMember, ({ db, user, params }) => deleteMemberBlock(db, user.id, params.id));
}
