import PQueue from 'p-queue';
import { ApiError, assertThat } from './api-error.ts';

/** The longest side of a stored photo, in pixels. */
const storedSide = 1600;
/**
 * The longest accepted side in pixels. A decoder that works row by row needs memory in proportion to the length of a
 * row. So a picture of 10,000,000 x 5 pixels would need 7 GB, although `maxPixels` allows this number of pixels.
 */
const maxSide = 16_384;
/**
 * The maximum number of pixels. It depends on what the decoder of the format keeps in memory: a few rows, the whole
 * picture, or several copies of the picture. Decoding a picture of this size needs at most 200 MB, measured with
 * `process.resourceUsage()`.
 */
const maxPixels = { rows: 50_000_000, whole: 12_500_000, copies: 6_000_000 };
const decodeSeconds = 10;
/** The maximum number of photos that wait to be decoded. Each waiting photo takes up to 15 MB of memory. */
const maxQueued = 4;
/** Decodes one photo at a time, because decoding needs up to 200 MB. */
const queue = new PQueue({ concurrency: 1 });
/**
 * Options with which sharp reads the header of a picture of any size. Reading the header does not decode the picture.
 */
const unlimited = { limitInputPixels: false };

/**
 * Returns the photo library. Loads it when the first photo arrives, so that an idle server does not keep it in memory.
 */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Stops libvips, which sharp uses, from keeping decoded photos in memory.
  sharp.cache(false);
  return sharp;
}

/**
 * Returns a photo as an upright JPEG without metadata (location, time, camera, thumbnail), at most 1600 pixels a side.
 * Throws `not_a_photo`, `photo_type_unsupported`, `photo_unreadable`, `photo_too_large`, or `busy` if too many photos
 * are waiting or the decoder takes too long.
 */
export async function reencodePhoto(bytes: Buffer): Promise<Buffer> {
  assertThat(isPhoto(bytes), isOtherImage(bytes) ? 'photo_type_unsupported' : 'not_a_photo', 'photo');
  assertThat(queue.size < maxQueued, 'busy');
  return queue.add(async () => {
    const sharp = await loadSharp();
    const { width, height, isProgressive, format } = await rejectUnreadable(
      sharp(bytes, unlimited).metadata(),
    );
    const decoder = format === 'heif' ? 'copies' : isProgressive ? 'whole' : 'rows';
    assertThat(
      Math.max(width, height) <= maxSide && width * height <= maxPixels[decoder],
      'photo_too_large',
      'photo',
    );
    return rejectUnreadable(reencode(bytes));
  });
}

/** Returns the middle of a JPEG from `reencodePhoto` as a square JPEG of 512 pixels a side. */
export async function cropSquare(jpeg: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(jpeg).resize({ width: 512, height: 512, fit: 'cover' }).jpeg({ quality: 85 }).toBuffer();
}

/** Returns a JPEG from `reencodePhoto` with at most `side` pixels a side. */
export async function shrinkPhoto(jpeg: Buffer, side: number): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(jpeg)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer();
}

/**
 * Returns whether a file begins with the first bytes of JPEG, PNG, WebP, HEIC or AVIF. Other formats are never decoded,
 * because a format such as SVG can contain a script.
 */
function isPhoto(bytes: Buffer): boolean {
  const text = bytes.toString('latin1', 0, 12);
  return (
    text.startsWith('\xff\xd8\xff') ||
    text.startsWith('\x89PNG\r\n\x1a\n') ||
    /^RIFF....WEBP/s.test(text) ||
    /^....ftyp(hei[cfmsx]|hev[cmsx]|mif1|msf1|avif)/s.test(text)
  );
}

/** Returns whether a file begins with the first bytes of GIF, TIFF or BMP, or with the first tag of an SVG drawing. */
const isOtherImage = (bytes: Buffer): boolean =>
  /^(GIF8|II\*\0|MM\0\*|BM)/.test(bytes.toString('latin1', 0, 4)) ||
  /^(\xef\xbb\xbf)?\s*(<[?!][^<]*)*<svg[\s/>]/i.test(bytes.toString('latin1', 0, 1000));

const rejectUnreadable = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error) => {
    throw photoError(error);
  });

/** Returns `busy` if a decoder was stopped because of its time limit, otherwise `photo_unreadable`. */
export function photoError(error: Error): ApiError {
  return error.message.startsWith('timeout:')
    ? new ApiError('busy')
    : new ApiError('photo_unreadable', { field: 'photo' });
}

async function reencode(bytes: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(bytes, { limitInputPixels: maxPixels.rows, failOn: 'error' })
    .timeout({ seconds: decodeSeconds })
    .autoOrient()
    .resize({ width: storedSide, height: storedSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 82 })
    .toBuffer();
}
