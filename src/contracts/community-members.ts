import { z } from 'zod';
import { cleanText } from '#domain/clean-text.ts';
import { communityBounds, isValidDisplayName } from '#domain/community.ts';
import { author } from './community.ts';
import { defineEndpoint, member } from './endpoint.ts';
import { id, instant } from './inputs.ts';

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
  operationId: 'getCommunityProfile',
  method: 'GET',
  path: '/api/community-profile',
  summary: 'Get your community profile',
  access: member('community'),
  response: profile,
});

export const saveCommunityProfile = defineEndpoint({
  operationId: 'saveCommunityProfile',
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
  record: profile,
  response: profile,
});

const suggestions = z.object({
  /** True if the member agreed to be suggested to other members. If false, `members` is empty. */
  suggestible: z.boolean(),
  members: z.array(z.object({ userId: id, author, topics: z.array(z.string()) })),
});

export const listSuggestions = defineEndpoint({
  operationId: 'listSuggestions',
  method: 'GET',
  path: '/api/community-suggestions',
  summary: 'List suggested community members',
  description:
    'Returns members who posted on the same topics in the last 30 days. Both members must have agreed to be suggested.',
  access: member('community'),
  response: suggestions,
});

export const saveSuggestible = defineEndpoint({
  operationId: 'saveSuggestible',
  method: 'PUT',
  path: '/api/community-suggestions',
  summary: 'Agree or refuse to be suggested to other members',
  description: 'Members who agree are suggested to others and see suggestions.',
  access: member('community'),
  body: z.strictObject({ suggestible: z.boolean() }),
  record: suggestions,
  response: suggestions,
});

export const getCommunityStats = defineEndpoint({
  operationId: 'getCommunityStats',
  method: 'GET',
  path: '/api/community-stats',
  summary: 'Get community statistics',
  description:
    'Counts the members who visited the community in the last 7 days, the posts of today in the caller’s time zone, and the members who visited it in the last 5 minutes. Also lists the topics that at least two members posted on in the last 7 days.',
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
  /**
   * The address of the page on which members join the session, register for it or watch its recording. Null if there is
   * no such page.
   */
  url: z.string().nullable(),
});

export type ExpertSession = z.output<typeof expertSession>;

export const listExpertSessions = defineEndpoint({
  operationId: 'listExpertSessions',
  method: 'GET',
  path: '/api/expert-sessions',
  summary: 'List live, upcoming and recorded expert sessions',
  description: 'Live and upcoming sessions come first, soonest first. Past sessions follow, latest first.',
  access: member('community'),
  response: z.array(expertSession),
});
