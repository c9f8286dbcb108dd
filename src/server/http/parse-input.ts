import type { z } from 'zod';
import { ApiError } from './api-error.ts';
import { describeIssue, noMessage } from './describe-issue.ts';

/**
 * Returns one part of a request, parsed with its schema. Throws `invalid_input` with the path of the first invalid
 * field. Texts that the database cannot store are invalid too.
 */
export function parseInput<T>(schema: z.ZodType<T>, value: unknown): T {
  const field = findUnstorableText(value);
  if (field !== undefined) throw new ApiError('invalid_input', { field });
  const parsed = schema.safeParse(value, { error: () => noMessage });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (!issue) throw new ApiError('invalid_input');
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
  const name = path.join('.') || undefined;
  throw new ApiError('invalid_input', { field: name, message: describeIssue(issue, name) });
}

/**
 * Returns whether PostgreSQL can store a text. PostgreSQL can store neither NUL nor half of a surrogate pair, because
 * the latter has no UTF-8 encoding.
 */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

interface Node {
  name: string;
  value: unknown;
  parent: Node | undefined;
}

/**
 * Returns the dotted path of a text or property name that cannot be stored. Returns undefined if there is none. Not
 * recursive, because a small body can be nested deeper than the call stack allows.
 */
function findUnstorableText(root: unknown): string | undefined {
  const pending: Node[] = [{ name: '', value: root, parent: undefined }];
  for (let node = pending.pop(); node; node = pending.pop()) {
    const { name, value } = node;
    if (!isStorable(name) || (typeof value === 'string' && !isStorable(value))) return pathOf(node);
    if (typeof value !== 'object' || value === null) continue;
    for (const [inner, innerValue] of Object.entries(value)) {
      pending.push({ name: inner, value: innerValue, parent: node });
    }
  }
  return undefined;
}

function pathOf(node: Node): string {
  const names: string[] = [];
  for (let at = node; at.parent; at = at.parent) names.unshift(at.name);
  return names.join('.');
}
