import { assertThat } from './api-error.ts';

const isObject = (part: unknown): part is object =>
  typeof part === 'object' && part !== null && !Array.isArray(part);

/** Returns a query or a body without its `userId`. */
export function withoutUserId(part: unknown): unknown {
  if (!isObject(part) || !('userId' in part)) return part;
  const { userId: _, ...rest } = part;
  return rest;
}

/**
 * Does nothing if a part of a request has no `userId`, or the caller's, as a number or as a text. Throws `not_yours` if
 * it is another id, and `invalid_input` if it is no id.
 */
export function assertOwnUserId(part: unknown, ownId: number): void {
  if (!isObject(part) || !('userId' in part)) return;
  const { userId } = part;
  const isId = typeof userId === 'number' || (typeof userId === 'string' && /^\d+$/.test(userId));
  assertThat(isId, 'invalid_input', 'userId');
  assertThat(String(userId) === String(ownId), 'not_yours', 'userId');
}
