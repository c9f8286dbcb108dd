import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { startImport } from '#contracts/imports.ts';
import { createFoodEntry } from '#contracts/nutrition.ts';
import { generateAppleHealth } from '#server/testing/exports/apple-health.ts';
import type { Person } from './cases.ts';

const photosPerPerson = 6;

/**
 * Uploads photos of 12 megapixels and Apple Health exports for all people at once. Returns the number of responses by
 * HTTP status, and the number of failed responses. A response with status 429 or 503 does not count as failed if it has
 * the header Retry-After.
 */
export async function floodWithUploads(address: string, people: readonly Person[]) {
  const photo = new Blob([await createPhoto()], { type: 'image/jpeg' });
  const file = new Blob([...generateAppleHealth({ until: '2026-03-09', days: 60 })]);
  const answers = { counts: {} as Record<string, number>, failed: 0 };
  await Promise.all(
    people.flatMap(({ id, cookie }) => [
      ...Array.from({ length: photosPerPerson }, () => sendMeal(id, cookie)),
      send(startImport.path, cookie, { fileName: 'export.xml' }, ['file', file]),
    ]),
  );
  return answers;

  function sendMeal(id: number, cookie: string) {
    const fields = { userId: String(id), name: 'Oatmeal', mealType: 'breakfast', calories: '320' };
    return send(createFoodEntry.path, cookie, fields, ['photo', photo]);
  }

  async function send(
    path: string,
    cookie: string,
    fields: Record<string, string>,
    [name, blob]: [name: string, blob: Blob],
  ) {
    const body = new FormData();
    for (const [field, value] of Object.entries(fields)) body.append(field, value);
    body.append(name, blob, 'upload');
    const response = await fetch(address + path, { method: 'POST', headers: { cookie }, body });
    await response.arrayBuffer();
    const { status } = response;
    answers.counts[status] = (answers.counts[status] ?? 0) + 1;
    const isRefused = (status === 429 || status === 503) && response.headers.has('retry-after');
    if (!response.ok && !isRefused) answers.failed += 1;
  }
}

/** Returns a JPEG of 4000 by 3000 pixels of noise. */
function createPhoto(): Promise<Buffer<ArrayBuffer>> {
  const raw = { width: 400, height: 300, channels: 3 as const };
  return sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
    .resize(4000, 3000)
    .jpeg()
    .toBuffer() as Promise<Buffer<ArrayBuffer>>;
}
