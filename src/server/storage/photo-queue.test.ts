import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ApiError } from '#server/http/api-error.ts';
import { cleanPhoto } from './photo.ts';

test('of a crowd five are served, the others are sent away, and then it is free again', async () => {
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const broken = photo.subarray(0, 60);
  const results = await Promise.allSettled(
    [photo, broken, photo, photo, broken, photo, photo].map((bytes) => cleanPhoto(bytes)),
  );
  const told = results.map((result) =>
    result.status === 'fulfilled' ? 'cleaned' : (result.reason as ApiError).code,
  );
  const served = ['cleaned', 'photo_unreadable', 'cleaned', 'cleaned', 'photo_unreadable'];
  expect(told).toEqual([...served, 'busy', 'busy']);
  expect(new ApiError('busy').status).toBe(503);
  for (let again = 0; again < 6; again++) expect(await cleanPhoto(photo)).toBeInstanceOf(Buffer);
});
