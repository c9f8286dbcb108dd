import type { ErrorCode } from '#contracts/errors.ts';
import { assertThat } from './api-error.ts';

interface Limits {
  /** The input that contains the data URL. */
  field: string;
  maxBytes: number;
  /** The error for an image above `maxBytes`. */
  tooLarge: ErrorCode;
}

/**
 * Returns the bytes of an image in a base64 data URL. Throws `not_a_photo` if the URL has another form. The declared
 * media type is ignored. `reencodePhoto` checks the bytes later.
 */
export function decodeDataUrl(url: string, { field, maxBytes, tooLarge }: Limits): Buffer {
  const comma = url.indexOf(',');
  // Matches only the start of the URL, because a regular expression over a whole photo is slow.
  assertThat(
    /^data:image\/[\w.+-]{1,40};base64$/.test(url.slice(0, Math.max(0, comma))),
    'not_a_photo',
    field,
  );
  const bytes = Buffer.from(url.slice(comma + 1), 'base64');
  assertThat(bytes.length <= maxBytes, tooLarge, field);
  return bytes;
}
