import { z } from 'zod';
import { cleanText, countCharacters } from '#domain/clean-text.ts';
import { communityBounds, reportReasons } from '#domain/community.ts';
import { author, byId } from './community.ts';
import { defineEndpoint, member } from './endpoint.ts';
import { id } from './inputs.ts';

const report = z.strictObject({
  reason: z.enum(reportReasons),
  note: z
    .string()
    .transform(cleanText)
    .refine(
      (text) => countCharacters(text) <= communityBounds.reportNote,
      `Please write at most ${communityBounds.reportNote} characters.`,
    )
    .default(''),
});
const reported = z.object({ reported: z.literal(true) });

export const reportPost = defineEndpoint({
  operationId: 'reportPost',
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
  operationId: 'reportComment',
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
  operationId: 'hidePost',
  method: 'PUT',
  path: '/api/community-posts/:id/hidden',
  summary: 'Hide a community post for the signed-in user only',
  description: 'Other members still see the post.',
  access: member('community'),
  errors: ['not_found'],
  params: byId,
  response: hidden,
});

export const unhidePost = defineEndpoint({
  operationId: 'unhidePost',
  method: 'DELETE',
  path: '/api/community-posts/:id/hidden',
  summary: 'Show a hidden community post again',
  access: member('community'),
  params: byId,
  response: hidden,
});

const blocked = z.object({ userId: id, author });

export const listBlocks = defineEndpoint({
  operationId: 'listBlocks',
  method: 'GET',
  path: '/api/community-blocks',
  summary: 'List blocked community members',
  description: 'Most recently blocked first.',
  access: member('community'),
  response: z.array(blocked),
});

export const blockMember = defineEndpoint({
  operationId: 'blockMember',
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
  operationId: 'unblockMember',
  method: 'DELETE',
  path: '/api/community-blocks/:id',
  summary: 'Unblock a community member',
  access: member('community'),
  params: byId,
  response: z.object({ blocked: z.boolean() }),
});
