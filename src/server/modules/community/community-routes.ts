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
import type { Deps } from '#server/http/context.ts';
import { achievementsFor } from './achievements-service.ts';
import { comment, commentsFor, deleteCommentOf } from './comments-service.ts';
import { expertSessions } from './experts-service.ts';
import { deletePostOf, like, postsFor, sharePost, unlike } from './posts-service.ts';
import { createPresence, profileOf, rename } from './profile-service.ts';
import { block, blocksOf, hide, report, unblock, unhide } from './safety-service.ts';
import { communityStats } from './stats-service.ts';
import { chooseSuggestible, suggestionsFor } from './suggestions-service.ts';

type Route = <E extends Endpoint>(
  endpoint: E,
  handler: (context: RouteContext<E>) => Promise<EndpointResult<E>>,
) => void;

export function addCommunityRoutes(app: FastifyInstance, deps: Deps): void {
  const markSeen = createPresence();
  /** Whoever calls one of these is here now. */
  const route: Route = (endpoint, handler) =>
    addRoute(app, deps, endpoint, async (context) => {
      const { user } = context.request;
      if (user) await markSeen(context.db, user.id, context.now);
      return handler(context);
    });

  addPostRoutes(route, deps);
  addCommentRoutes(route, deps);
  addSafetyRoutes(route, deps);

  route(getCommunityProfile, ({ db, user, now }) => profileOf(db, user, now));
  route(saveCommunityProfile, async ({ db, user, body, now, reply }) => {
    await deps.consumeRateLimit('community_name', String(user.id), reply, db);
    return rename(db, user, body.displayName, now);
  });
  route(listSuggestions, ({ db, user, now }) => suggestionsFor(db, user.id, now));
  route(saveSuggestible, ({ db, user, body, now }) => chooseSuggestible(db, user.id, body.suggestible, now));
  route(getCommunityStats, ({ db, user, now, zone }) => communityStats(db, user.id, now, zone));
  route(listExpertSessions, ({ db, now }) => expertSessions(db, now));
  addRoute(app, deps, listAchievements, ({ db, user, now, zone }) =>
    achievementsFor(db, user.id, { now, zone }),
  );
}

function addPostRoutes(route: Route, deps: Deps): void {
  route(listPosts, ({ db, user, query }) => postsFor(db, user.id, query));
  route(createPost, async ({ db, user, body, now, zone, reply }) => {
    await deps.consumeRateLimit('community_post', String(user.id), reply, db);
    return sharePost(db, user, body, { now, zone });
  });
  route(deletePost, ({ db, user, params }) => deletePostOf(db, user.id, params.id));
  route(likePost, async ({ db, user, params, now, reply }) => {
    await deps.consumeRateLimit('community_like', String(user.id), reply, db);
    return like(db, user.id, params.id, now);
  });
  route(unlikePost, ({ db, user, params }) => unlike(db, user.id, params.id));
}

function addCommentRoutes(route: Route, deps: Deps): void {
  route(listComments, ({ db, user, params, query }) => commentsFor(db, user.id, params.id, query));
  route(createComment, async ({ db, user, params, body, now, reply }) => {
    await deps.consumeRateLimit('community_comment', String(user.id), reply, db);
    return comment(db, user, params.id, body.content, now);
  });
  route(deleteComment, ({ db, user, params }) => deleteCommentOf(db, user.id, params.id));
}

function addSafetyRoutes(route: Route, deps: Deps): void {
  route(reportPost, async ({ db, user, params, body, now, reply }) => {
    await deps.consumeRateLimit('community_report', String(user.id), reply, db);
    return report(db, user.id, { kind: 'post', id: params.id }, body, now);
  });
  route(reportComment, async ({ db, user, params, body, now, reply }) => {
    await deps.consumeRateLimit('community_report', String(user.id), reply, db);
    return report(db, user.id, { kind: 'comment', id: params.id }, body, now);
  });
  route(hidePost, ({ db, user, params }) => hide(db, user.id, params.id));
  route(unhidePost, ({ db, user, params }) => unhide(db, user.id, params.id));
  route(listBlocks, ({ db, user }) => blocksOf(db, user.id));
  route(blockMember, ({ db, user, params, now }) => block(db, user.id, params.id, now));
  route(unblockMember, ({ db, user, params }) => unblock(db, user.id, params.id));
}
