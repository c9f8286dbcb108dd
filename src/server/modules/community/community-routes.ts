import type { FastifyInstance } from 'fastify';
import {
  createComment,
  createPost,
  deleteComment,
  deletePost,
  likePost,
  listComments,
  listPosts,
  unlikePost,
} from '#contracts/community.ts';
import {
  getCommunityProfile,
  getCommunityStats,
  listExpertSessions,
  listSuggestions,
  saveCommunityProfile,
  saveSuggestible,
} from '#contracts/community-members.ts';
import {
  blockMember,
  hidePost,
  listBlocks,
  reportComment,
  reportPost,
  unblockMember,
  unhidePost,
} from '#contracts/community-safety.ts';
import { addRoute } from '#server/http/add-route.ts';
import type { Deps } from '#server/http/deps.ts';
import { createPostComment, deleteOwnComment, listPostComments } from './comments-service.ts';
import { listCommunityExpertSessions } from './experts-service.ts';
import { createCommunityPost, createLike, deleteLike, deleteOwnPost, listFeed } from './posts-service.ts';
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

export function addCommunityRoutes(app: FastifyInstance, deps: Deps): void {
  const markOnline = createOnlineTracker();
  app.register(async (scope) => {
    // Marks the caller of every community route as online.
    scope.addHook('preHandler', async ({ identity }) => {
      if (identity) await markOnline(deps.db, identity.user.id, deps.now());
    });
    addPostRoutes(scope, deps);
    addCommentRoutes(scope, deps);
    addReportRoutes(scope, deps);
    addSafetyRoutes(scope, deps);
    addMemberRoutes(scope, deps);
  });
}

function addMemberRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, deps, getCommunityProfile, ({ db, user, now }) => getMemberProfile(db, user, now));
  addRoute(app, deps, saveCommunityProfile, {
    find: ({ tx, user, now }) => getMemberProfile(tx, user, now),
    write: async ({ tx, edit, user, body }) => {
      await deps.consumeRateLimit('community_name', String(user.id), tx);
      return updateDisplayName(tx, edit, user, body.displayName);
    },
  });
  addRoute(app, deps, listSuggestions, ({ db, user, now }) => listSuggestedMembers(db, user.id, now));
  addRoute(app, deps, saveSuggestible, {
    find: ({ tx, user, now }) => listSuggestedMembers(tx, user.id, now),
    write: ({ tx, edit, body }) => updateSuggestible(tx, edit, body.suggestible),
  });
  addRoute(app, deps, getCommunityStats, ({ db, user, now, zone }) => getStats(db, user.id, now, zone));
  addRoute(app, deps, listExpertSessions, ({ db, now }) => listCommunityExpertSessions(db, now));
}

function addPostRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, deps, listPosts, ({ db, user, query }) => listFeed(db, user.id, query));
  addRoute(app, deps, createPost, {
    write: async ({ tx, user, body, now, zone }) => {
      await deps.consumeRateLimit('community_post', String(user.id), tx);
      return createCommunityPost(tx, user, body, { now, zone });
    },
  });
  addRoute(app, deps, deletePost, { write: ({ tx, user, params }) => deleteOwnPost(tx, user.id, params.id) });
  addRoute(app, deps, likePost, {
    write: async ({ tx, user, params, now }) => {
      await deps.consumeRateLimit('community_like', String(user.id), tx);
      return createLike(tx, user.id, params.id, now);
    },
  });
  addRoute(app, deps, unlikePost, { write: ({ tx, user, params }) => deleteLike(tx, user.id, params.id) });
}

function addCommentRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, deps, listComments, ({ db, user, params, query }) =>
    listPostComments(db, user.id, params.id, query),
  );
  addRoute(app, deps, createComment, {
    write: async ({ tx, user, params, body, now }) => {
      await deps.consumeRateLimit('community_comment', String(user.id), tx);
      return createPostComment(tx, user, params.id, body.content, now);
    },
  });
  addRoute(app, deps, deleteComment, {
    write: ({ tx, user, params }) => deleteOwnComment(tx, user.id, params.id),
  });
}

function addReportRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, deps, reportPost, {
    write: async ({ tx, user, params, body, now }) => {
      await deps.consumeRateLimit('community_report', String(user.id), tx);
      return createReport(tx, user.id, { kind: 'post', id: params.id }, body, now);
    },
  });
  addRoute(app, deps, reportComment, {
    write: async ({ tx, user, params, body, now }) => {
      await deps.consumeRateLimit('community_report', String(user.id), tx);
      return createReport(tx, user.id, { kind: 'comment', id: params.id }, body, now);
    },
  });
}

function addSafetyRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, deps, hidePost, { write: ({ tx, user, params }) => createPostHide(tx, user.id, params.id) });
  addRoute(app, deps, unhidePost, {
    write: ({ tx, user, params }) => deletePostHide(tx, user.id, params.id),
  });
  addRoute(app, deps, listBlocks, ({ db, user }) => listBlockedMembers(db, user.id));
  addRoute(app, deps, blockMember, {
    write: ({ tx, user, params, now }) => createMemberBlock(tx, user.id, params.id, now),
  });
  addRoute(app, deps, unblockMember, {
    write: ({ tx, user, params }) => deleteMemberBlock(tx, user.id, params.id),
  });
}
