import { assertThat } from '#server/http/api-error.ts';

/**
 * Returns the bytes of a data URL with an image in base64. Throws `not_a_photo` if it is none, or `file_too_large`. The
 * declared media type is not trusted: `reencodePhoto` looks at the bytes.
 */
export function decodeDataUrl(url: string, maxBytes: number): Buffer {
  const comma = url.indexOf(',');
  assertThat(
    /^data:image\/[\w.+-]{1,40};base64$/.test(url.slice(0, Math.max(0, comma))),
    'not_a_photo',
    'image',
  );
  const bytes = Buffer.from(url.slice(comma + 1), 'base64');
  assertThat(bytes.length <= maxBytes, 'file_too_large', 'image');
  return bytes;
}
