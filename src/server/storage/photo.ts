import sharp from 'sharp';
import { ApiError, assertThat } from '#server/http/api-error.ts';

const longestSide = 1600;
const mostPixels = 50_000_000;
const decodeSeconds = 10;

// A server holds photos for a moment only: libvips' cache would keep the last ones in memory.
sharp.cache(false);

/**
 * Makes of any photo a JPEG that says nothing but what is seen: upright, at most 1600 pixels a side, without
 * place, time, camera or thumbnail. Throws ApiError `not_a_photo`, `photo_unreadable` or `photo_too_large`.
 */
export async function cleanPhoto(bytes: Buffer): Promise<Buffer> {
  assertThat(looksLikePhoto(bytes), 'not_a_photo', 'photo');
  return oneAtATime(async () => {
    const pixels = await countPixels(bytes);
    assertThat(pixels <= mostPixels, 'photo_too_large', 'photo');
    try {
      return await reencode(bytes);
    } catch {
      throw new ApiError('photo_unreadable', { field: 'photo' });
    }
  });
}

/** By their first bytes: the decoders of all else, SVG's above all, are never asked. */
function looksLikePhoto(bytes: Buffer): boolean {
  const text = bytes.toString('latin1', 0, 12);
  return (
    text.startsWith('\xff\xd8\xff') ||
    text.startsWith('\x89PNG\r\n\x1a\n') ||
    /^RIFF....WEBP/s.test(text) ||
    /^....ftyp(hei[cfmsx]|hev[cmsx]|mif1|msf1|avif)/s.test(text)
  );
}

/** Reads the header and no more. */
async function countPixels(bytes: Buffer): Promise<number> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return width * height;
  } catch {
    throw new ApiError('photo_unreadable', { field: 'photo' });
  }
}

function reencode(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .timeout({ seconds: decodeSeconds })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 82 })
    .toBuffer();
}

let turn: Promise<unknown> = Promise.resolve();

/** Fifty megapixels are 200 MB while they are decoded: one photo is, and the others wait. */
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const result = turn.then(work);
  turn = result.catch(() => undefined);
  return result;
}
