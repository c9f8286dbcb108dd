import { assertThat } from '#server/http/api-error.ts';

/**
 * Returns the bytes of an image in a base64 data URL. Throws `not_a_photo` if the URL has another form, or
 * `file_too_large` above `maxBytes`. The declared media type is ignored. `reencodePhoto` checks the bytes later.
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
