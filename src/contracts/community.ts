import { z } from 'zod';
import { achievementKeys, achievementLevels } from '#domain/achievements.ts';
import { cleanText } from '#domain/clean-text.ts';
import { communityBounds, isValidPostText, moodKeys, postTypes } from '#domain/community.ts';
import { defineEndpoint, member } from './endpoint.ts';
import { id, idParam, instant } from './inputs.ts';

const words = (most: number) =>
  z
    .string()
    .transform(cleanText)
    .refine((text) => isValidPostText(text, most), `Please write 1 to ${most} characters.`);

/** The text of a post about a mood or an achievement. May be empty. */
const caption = z
  .string()
  .transform(cleanText)
  .refine(
    (text) => text === '' || isValidPostText(text),
    `Please write at most ${communityBounds.post} characters.`,
  )
  .default('');

/**
 * Query parameters of a list that is sorted newest first. `limit` is the largest number of rows to return. `beforeId`
 * is the id of the last row of the previous page.
 */
const page = {
  limit: z.coerce.number().int().min(1).max(50).default(20),
  beforeId: idParam.optional(),
};

export const byId = z.strictObject({ id: idParam });
const deleted = z.object({ deleted: z.literal(true) });

/** The author's display name and initials. No other data of the author's account is shown to other members. */
export const author = z.object({ displayName: z.string(), initials: z.string() });
const sharedAchievement = z.object({ key: z.enum(achievementKeys), level: z.enum(achievementLevels) });

const post = z.object({
  id,
  userId: id,
  type: z.enum(postTypes),
  /** The plain text of the post. Empty for a mood or an achievement without text. */
  content: z.string(),
  mood: z.enum(moodKeys).nullable(),
  achievement: sharedAchievement.nullable(),
  timestamp: instant,
  likes: z.int(),
  comments: z.int(),
  likedByMe: z.boolean(),
  mine: z.boolean(),
  /** True if a moderator hid this post. The server then returns the post only to its author. */
  hiddenByModerator: z.boolean(),
  author,
});

const comment = z.object({
  id,
  postId: id,
  userId: id,
  content: z.string(),
  timestamp: instant,
  mine: z.boolean(),
  hiddenByModerator: z.boolean(),
  author,
});

export type CommunityPost = z.output<typeof post>;
export type CommunityComment = z.output<typeof comment>;

export const listPosts = defineEndpoint({
  operationId: 'listPosts',
  method: 'GET',
  path: '/api/community-posts',
  summary: 'List community posts',
  description: 'Newest first. With a tag, returns only posts that contain this hashtag.',
  access: member('community'),
  query: z.object({
    ...page,
    tag: z.string().min(1).max(51).optional(),
  }),
  response: z.array(post),
});

export const createPost = defineEndpoint({
  operationId: 'createPost',
  method: 'POST',
  path: '/api/community-posts',
  summary: 'Create a community post',
  description: 'A post is a text, a mood or an earned achievement.',
  access: member('community'),
  errors: ['not_earned', 'streaks_hidden', 'suspended', 'too_many_requests'],
  body: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('post'), content: words(communityBounds.post) }),
    z.strictObject({ type: z.literal('mood'), mood: z.enum(moodKeys), content: caption }),
    z.strictObject({
      type: z.literal('achievement'),
      achievement: sharedAchievement.strict(),
      content: caption,
    }),
  ]),
  response: post,
});

export const deletePost = defineEndpoint({
  operationId: 'deletePost',
  method: 'DELETE',
  path: '/api/community-posts/:id',
  summary: 'Delete a community post',
  description: 'Deletes only the caller’s own post, with its likes and comments.',
  access: member('community'),
  errors: ['not_found'],
  params: byId,
  response: deleted,
});

const liked = z.object({ likes: z.int(), likedByMe: z.boolean() });

export const likePost = defineEndpoint({
  operationId: 'likePost',
  method: 'PUT',
  path: '/api/community-posts/:id/like',
  summary: 'Like a community post',
  description: 'Liking a post twice counts once.',
  access: member('community'),
  errors: ['not_found', 'suspended', 'too_many_requests'],
  params: byId,
  response: liked,
});

export const unlikePost = defineEndpoint({
  operationId: 'unlikePost',
  method: 'DELETE',
  path: '/api/community-posts/:id/like',
  summary: 'Unlike a community post',
  access: member('community'),
  errors: ['not_found'],
  params: byId,
  response: liked,
});

export const listComments = defineEndpoint({
  operationId: 'listComments',
  method: 'GET',
  path: '/api/community-posts/:id/comments',
  summary: 'List the comments on a community post',
  description: 'Newest first.',
  access: member('community'),
  errors: ['not_found'],
  params: byId,
  query: z.object(page),
  response: z.array(comment),
});

export const createComment = defineEndpoint({
  operationId: 'createComment',
  method: 'POST',
  path: '/api/community-posts/:id/comments',
  summary: 'Comment on a community post',
  access: member('community'),
  errors: ['not_found', 'suspended', 'too_many_requests'],
  params: byId,
  body: z.strictObject({ content: words(communityBounds.comment) }),
  response: comment,
});

export const deleteComment = defineEndpoint({
  operationId: 'deleteComment',
  method: 'DELETE',
  path: '/api/community-comments/:id',
  summary: 'Delete a community comment',
  description: 'Deletes only the caller’s own comment.',
  access: member('community'),
  errors: ['not_found'],
  params: byId,
  response: deleted,
});
