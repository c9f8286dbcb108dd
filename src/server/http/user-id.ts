import { assertThat } from './api-error.ts';
import { assertInput } from './assert-input.ts';

const isObject = (part: unknown): part is object =>
  typeof part === 'object' && part !== null && !Array.isArray(part);

/** Returns a query or a body without its `userId`. */
export function withoutUserId(part: unknown): unknown {
  if (!isObject(part) || !('userId' in part)) return part;
  const { userId: _, ...rest } = part;
  return rest;
}

/**
 * Checks the `userId` in a part of a request. Accepts a part without a `userId`, or with the caller's own id as a
 * number or a text. Throws `not_yours` for another id, and `invalid_input` for a value that is not an id.
 */
export function assertOwnUserId(part: unknown, ownId: number): void {
  if (!isObject(part) || !('userId' in part)) return;
  const { userId } = part;
  const isId = typeof userId === 'number' || (typeof userId === 'string' && /^\d+$/.test(userId));
  assertInput(isId, 'userId', { en: 'must be a whole number', sv: 'måste vara ett heltal' });
  assertThat(String(userId) === String(ownId), 'not_yours', 'userId');
}
