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
import { hidePost, listBlocks, unhidePost } from '#contracts/community-safety.ts';
import type { Examples } from './example.ts';

const ofPost = { ids: { id: createPost } };

export const communityExamples: Examples = [
  [listPosts, { query: { limit: 5 } }],
  [createPost, { body: { type: 'post', content: 'A walk before breakfast. #morning' } }],
  [deletePost, ofPost],
  [likePost, ofPost],
  [unlikePost, ofPost],
  [listComments, ofPost],
  [createComment, { ...ofPost, body: { content: 'Me too!' } }],
  [deleteComment, { ids: { id: createComment } }],
  [hidePost, ofPost],
  [unhidePost, ofPost],
  [listBlocks, {}],
  [getCommunityProfile, {}],
  [saveCommunityProfile, { body: { displayName: 'Astrid L' } }],
  [listSuggestions, {}],
  [saveSuggestible, { body: { suggestible: true } }],
  [getCommunityStats, {}],
  [listExpertSessions, {}],
];
