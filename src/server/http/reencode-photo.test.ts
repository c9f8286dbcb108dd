import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { photoError, reencodePhoto } from './reencode-photo.ts';

const redPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } })
    .png()
    .toBuffer();

/** Returns a PNG with a header but without image data. Decoding it fails, but reading its size works. */
function headerOnly(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Sets 16 bits per channel, and the channels red, green, blue and alpha.
  header.set([16, 6], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT'),
    pngChunk('IEND'),
  ]);
}

function pngChunk(type: string, data = Buffer.alloc(0)): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const content = Buffer.concat([Buffer.from(type), data]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([size, content, checksum]);
}

const codeOf = (photo: Buffer) =>
  reencodePhoto(photo).then(
    () => 'cleaned',
    (error: ApiError) => error.code,
  );

test.each([
  [10_000_000, 5],
  [50_000_000, 1],
  [1, 50_000_000],
  [16_385, 1],
  [1, 16_385],
])('a picture of %i x %i pixels is rejected without decoding it', async (width, height) => {
  expect(await codeOf(headerOnly(width, height))).toBe('photo_too_large');
  // This size is accepted, so the file reaches the decoder, which finds no image data.
  expect(await codeOf(headerOnly(100, 100))).toBe('photo_unreadable');
});

test.each([
  [16_384, 1],
  [1, 16_384],
])('a picture of %i x %i pixels is scaled down', async (width, height) => {
  const { width: newWidth, height: newHeight } = await sharp(
    await reencodePhoto(await redPicture(width, height)),
  ).metadata();
  expect(Math.max(newWidth, newHeight)).toBe(1600);
});

test('of many simultaneous photos five are accepted, the others get busy, and a later one is accepted', async () => {
  const photo = await redPicture(40, 30);
  const broken = photo.subarray(0, 60);
  const told = await Promise.all([photo, broken, photo, photo, broken, photo, photo].map(codeOf));
  const served = ['cleaned', 'photo_unreadable', 'cleaned', 'cleaned', 'photo_unreadable'];
  expect(told).toEqual([...served, 'busy', 'busy']);
  expect(new ApiError('busy').status).toBe(503);
  for (let again = 0; again < 6; again++) expect(await codeOf(photo)).toBe('cleaned');
});

test('a decoder that was stopped because of its time limit says that the server is busy', async () => {
  // The libvips library reports a time limit with this text.
  const stopped = new Error('timeout: 13% complete\nVipsImage: killed for image "temp-24"');
  expect(photoError(stopped).code).toBe('busy');
  expect(photoError(new Error('Input buffer contains unsupported image format')).code).toBe(
    'photo_unreadable',
  );
});
