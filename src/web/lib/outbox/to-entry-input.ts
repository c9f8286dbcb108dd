import type { RequestParts } from '#contracts/build-request.ts';
import { uploadFields } from '#contracts/upload.ts';
import type { EntryInput } from './outbox-entry.ts';

/**
 * Returns the parts of a request as an outbox entry stores them: parameters as text, and the file under the name of
 * its upload field.
 */
export function toEntryInput({ params, query, body, ...rest }: RequestParts): EntryInput {
  const field = Object.values(uploadFields).find((name) => rest[name] !== undefined);
  const file = field && rest[field];
  return {
    ...(params && { params: toTexts(params) }),
    ...(query && { query: toTexts(query) }),
    ...(body !== undefined && { body }),
    ...(file && { files: { [field]: file } }),
  };
}

const toTexts = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
