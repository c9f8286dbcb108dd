import { z } from 'zod';
import { achievementKeys, achievementLevels } from '#domain/achievements.ts';
import { cleanText } from '#domain/clean-text.ts';
import {
  communityBounds,
  isValidDisplayName,
  isValidPostText,
  moodKeys,
  postTypes,
  reportReasons,
} from '#domain/community.ts';
import { defineEndpoint, member } from './endpoint.ts';
import { id, idParam, instant } from './inputs.ts';

const words = (most: number) =>
  z
    .string()
    .transform(cleanText)
    .refine((text) => isValidPostText(text, most), `Please write 1 to ${most} characters.`);

/** The text of a post about a mood or an achievement, which may be empty. */
const caption = z
  .string()
  .transform(cleanText)
  .refine(
    (text) => text === '' || isValidPostText(text),
    `Please write at most ${communityBounds.post} characters.`,
  )
  .default('');

/**
 * Query parameters of a list, which is sorted newest first. `limit` is the most rows to return. `beforeId` is the id of
 * the last row of the previous page.
 */
const page = {
  limit: z.coerce.number().int().min(1).max(50).default(20),
  beforeId: idParam.optional(),
};

const byId = z.strictObject({ id: idParam });
const deleted = z.object({ deleted: z.literal(true) });

/** The author's display name and initials. No other data of the author's account is shown to other members. */
const author = z.object({ displayName: z.string(), initials: z.string() });
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
  /** True if a moderator hid this post, which is then returned only to its author. */
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
  method: 'GET',
  path: '/api/community-posts',
  summary: 'List community posts',
  description: 'Newest first. With a tag, returns only posts that contain this hashtag.',
  access: member('community'),
  query: z.strictObject({
    ...page,
    tag: z.string().min(1).max(51).optional(),
  }),
  response: z.array(post),
});

export const createPost = defineEndpoint({
  method: 'POST',
  path: '/api/community-posts',
  summary: 'Create a community post',
  description: 'A post is a text, a mood or an earned achievement.',
  access: member('community'),
  errors: ['not_earned', 'suspended', 'too_many_requests'],
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
  method: 'DELETE',
  path: '/api/community-posts/:id/like',
  summary: 'Unlike a community post',
  access: member('community'),
  errors: ['not_found'],
  params: byId,
  response: liked,
});

export const listComments = defineEndpoint({
  method: 'GET',
  path: '/api/community-posts/:id/comments',
  summary: 'List the comments on a community post',
  description: 'Newest first.',
  access: member('community'),
  errors: ['not_found'],
  params: byId,
  query: z.strictObject(page),
  response: z.array(comment),
});

export const createComment = defineEndpoint({
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
  method: 'DELETE',
  path: '/api/community-comments/:id',
  summary: 'Delete a community comment',
  description: 'Deletes only the caller’s own comment.',
  access: member('community'),
  errors: ['not_found'],
  params: byId,
  response: deleted,
});

const report = z.strictObject({
  reason: z.enum(reportReasons),
  note: z
    .string()
    .transform(cleanText)
    .refine((text) => [...text].length <= communityBounds.reportNote)
    .default(''),
});
const reported = z.object({ reported: z.literal(true) });

export const reportPost = defineEndpoint({
  method: 'POST',
  path: '/api/community-posts/:id/report',
  summary: 'Report a community post to the moderators',
  description: 'A second report of the same post replaces the reason.',
  access: member('community'),
  errors: ['not_found', 'too_many_requests'],
  params: byId,
  body: report,
  response: reported,
});

export const reportComment = defineEndpoint({
  method: 'POST',
  path: '/api/community-comments/:id/report',
  summary: 'Report a community comment to the moderators',
  description: 'A second report of the same comment replaces the reason.',
  access: member('community'),
  errors: ['not_found', 'too_many_requests'],
  params: byId,
  body: report,
  response: reported,
});

const hidden = z.object({ hidden: z.boolean() });

export const hidePost = defineEndpoint({
  method: 'PUT',
  path: '/api/community-posts/:id/hidden',
  summary: 'Hide a community post from the caller',
  description: 'Other members still see the post.',
  access: member('community'),
  errors: ['not_found'],
  params: byId,
  response: hidden,
});

export const unhidePost = defineEndpoint({
  method: 'DELETE',
  path: '/api/community-posts/:id/hidden',
  summary: 'Show a hidden community post again',
  access: member('community'),
  params: byId,
  response: hidden,
});

const blocked = z.object({ userId: id, author });

export const listBlocks = defineEndpoint({
  method: 'GET',
  path: '/api/community-blocks',
  summary: 'List blocked community members',
  description: 'Most recently blocked first.',
  access: member('community'),
  response: z.array(blocked),
});

export const blockMember = defineEndpoint({
  method: 'PUT',
  path: '/api/community-blocks/:id',
  summary: 'Block a community member',
  description: 'Afterwards neither member sees what the other writes.',
  access: member('community'),
  errors: ['not_found'],
  params: byId,
  response: z.object({ blocked: z.boolean() }),
});

export const unblockMember = defineEndpoint({
  method: 'DELETE',
  path: '/api/community-blocks/:id',
  summary: 'Unblock a community member',
  access: member('community'),
  params: byId,
  response: z.object({ blocked: z.boolean() }),
});

const profile = z.object({
  displayName: z.string(),
  /** True if the member chose the display name. False if the name is derived from the account. */
  chosen: z.boolean(),
  initials: z.string(),
  /**
   * The end of a suspension by a moderator. A suspended member can read but not write. Null if the member is not
   * suspended.
   */
  suspendedUntil: instant.nullable(),
});

export const getCommunityProfile = defineEndpoint({
  method: 'GET',
  path: '/api/community-profile',
  summary: 'Get the community profile',
  access: member('community'),
  response: profile,
});

export const saveCommunityProfile = defineEndpoint({
  method: 'PUT',
  path: '/api/community-profile',
  summary: 'Set the display name in the community',
  description: '`null` restores the default name: the first name and the initial of the last name.',
  access: member('community'),
  errors: ['suspended', 'too_many_requests'],
  body: z.strictObject({
    displayName: z
      .string()
      .transform(cleanText)
      .refine(isValidDisplayName, `Please write 1 to ${communityBounds.displayName} characters without @.`)
      .nullable(),
  }),
  response: profile,
});

const suggestions = z.object({
  /** True if the member agreed to be suggested to others. If false, `members` is empty. */
  suggestible: z.boolean(),
  members: z.array(z.object({ userId: id, author, topics: z.array(z.string()) })),
});

export const listSuggestions = defineEndpoint({
  method: 'GET',
  path: '/api/community-suggestions',
  summary: 'List suggested community members',
  description:
    'Returns members who posted on the same topics in the last 30 days. Both members must have agreed to be suggested.',
  access: member('community'),
  response: suggestions,
});

export const saveSuggestible = defineEndpoint({
  method: 'PUT',
  path: '/api/community-suggestions',
  summary: 'Switch member suggestions on or off',
  description: 'Members who agree are suggested to others and see suggestions.',
  access: member('community'),
  body: z.strictObject({ suggestible: z.boolean() }),
  response: suggestions,
});

export const getCommunityStats = defineEndpoint({
  method: 'GET',
  path: '/api/community-stats',
  summary: 'Get community statistics',
  description:
    'Counts the members who wrote or liked in the last 7 days, the posts of today in the caller’s time zone, and the members online in the last 5 minutes. Also lists the topics that at least two members posted on in the last 7 days.',
  access: member('community'),
  response: z.object({
    activeMembers: z.int(),
    postsToday: z.int(),
    onlineNow: z.int(),
    trending: z.array(z.object({ tag: z.string(), posts: z.int(), members: z.int() })),
  }),
});

const bothLanguages = z.object({ en: z.string(), sv: z.string() });

const expertSession = z.object({
  id,
  title: bothLanguages,
  expert: z.string(),
  profession: bothLanguages,
  description: bothLanguages,
  startsAt: instant,
  endsAt: instant,
  status: z.enum(['live', 'upcoming', 'recorded']),
  /** The address of the page on which to join, register or watch. Null if there is no such page. */
  url: z.string().nullable(),
});

export type ExpertSession = z.output<typeof expertSession>;

export const listExpertSessions = defineEndpoint({
  method: 'GET',
  path: '/api/expert-sessions',
  summary: 'List live, upcoming and recorded expert sessions',
  description: 'Live and upcoming sessions come first, soonest first. Past sessions follow, latest first.',
  access: member('community'),
  response: z.array(expertSession),
});
