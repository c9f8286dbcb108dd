import { z } from 'zod';
import { defineEndpoint, member } from './endpoint.ts';
import { id, instant, jsonValue, pageQuery } from './inputs.ts';

const lostEdit = z.object({
  id,
  /** The kind and the key of the record, such as `meal:12` or `day:2026-03-10`. */
  record: z.string(),
  field: z.string(),
  /** The value that was not kept. Null if the person had emptied the field. */
  value: jsonValue,
  /** When the person entered the value. */
  editedAt: instant,
  /** When the server kept the value of another edit instead. */
  lostAt: instant,
});

export type LostEdit = z.output<typeof lostEdit>;

export const listLostEdits = defineEndpoint({
  operationId: 'listLostEdits',
  method: 'GET',
  path: '/api/lost-edits',
  summary: 'List edits overridden by a later edit on another device',
  description:
    'If two devices change the same field, the later edit stays and the other value is kept here for 400 days. ' +
    'Newest first. Does not include values about the cycle while cycle tracking is switched off.',
  access: member('preferences'),
  revalidate: 'own-data',
  query: z.object(pageQuery),
  response: z.array(lostEdit),
});
