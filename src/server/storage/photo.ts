import sharp from 'sharp';
import { ApiError, assertThat } from '#server/http/api-error.ts';

const longestSide = 1600;
/**
 * By how much of a picture its decoder holds at once, so that none takes more than 200 MB: rows of it, all of
 * it, or (the decoder of AVIF) several copies. Measured with `process.resourceUsage()` at these sizes.
 */
const mostPixels = { rows: 50_000_000, whole: 12_500_000, copies: 6_000_000 };
const decodeSeconds = 10;
/** For a look at the header, which decodes nothing. */
const unlimited = { limitInputPixels: false };

// A server holds photos for a moment only: libvips' cache would keep the last ones in memory.
sharp.cache(false);

/**
 * Makes of any photo a JPEG that says nothing but what is seen: upright, at most 1600 pixels a side, without
 * place, time, camera or thumbnail. Throws ApiError `not_a_photo`, `photo_unreadable`, `photo_too_large`, or
 * `busy` where too many others wait.
 */
export async function cleanPhoto(bytes: Buffer): Promise<Buffer> {
  assertThat(looksLikePhoto(bytes), 'not_a_photo', 'photo');
  return oneAtATime(async () => {
    const { width, height, isProgressive, format } = await readable(sharp(bytes, unlimited).metadata());
    const decoder = format === 'heif' ? 'copies' : isProgressive ? 'whole' : 'rows';
    assertThat(width * height <= mostPixels[decoder], 'photo_too_large', 'photo');
    return readable(reencode(bytes));
  });
}

/** Of a photo that `cleanPhoto` made: its middle, square, at most 512 pixels a side. */
export function squarePhoto(jpeg: Buffer): Promise<Buffer> {
  return sharp(jpeg).resize({ width: 512, height: 512, fit: 'cover' }).jpeg({ quality: 85 }).toBuffer();
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

function readable<T>(work: Promise<T>): Promise<T> {
  return work.catch(() => {
    throw new ApiError('photo_unreadable', { field: 'photo' });
  });
}

function reencode(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: mostPixels.rows, failOn: 'error' })
    .timeout({ seconds: decodeSeconds })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 82 })
    .toBuffer();
}

/** Each holds up to 15 MB while it waits, and may wait `decodeSeconds` for each one before it. */
const mostWaiting = 4;
let turn: Promise<unknown> = Promise.resolve();
let inLine = 0;

/** What one photo takes, several would take at once: the others wait, and a crowd is sent away. */
async function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  assertThat(inLine <= mostWaiting, 'busy');
  inLine++;
  const result = turn.then(work).finally(() => inLine--);
  turn = result.catch(() => undefined);
  return result;
}
