import { access, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { crc32, createDeflate } from 'node:zlib';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createFoodEntry,
  deleteFoodEntry,
  getPhoto,
  listFoodEntries,
  updateFoodEntry,
} from '#contracts/nutrition.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const red = { r: 220, g: 30, b: 30 };
const blue = { r: 30, g: 30, b: 220 };

/**
 * Returns a photo as a phone held upright stores it: with rotated pixels, and with orientation and location in its EXIF
 * data.
 */
async function phonePhoto(width = 3000, height = 2000) {
  const right = await sharp({ create: { width: width / 2, height, channels: 3, background: blue } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: red } })
    .composite([{ input: right, left: width / 2, top: 0 }])
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Kamerafabriken' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 19/1 0/1', GPSLongitudeRef: 'E' },
    })
    .jpeg()
    .toBuffer();
}

const blobOf = (bytes: Buffer | string) =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' });
const mealOf = (member: TestMember) => ({ userId: member.id, name: 'Herring', mealType: 'lunch' as const });
const log = async (member: TestMember, photo: Blob) =>
  member.call(createFoodEntry, { body: mealOf(member), photo });
const listed = async (member: TestMember) => (await member.call(listFoodEntries, { query: {} })).body;
const nameOf = (photoUrl: string | null) => photoUrl!.replace('/api/photos/', '');
const filesOf = async (member: TestMember) =>
  readdir(join(server.dataDir, 'files/photos', String(member.id))).catch(() => []);
const fetchPhoto = (cookie: string, url: string | null) =>
  server.app.inject({ url: url!, headers: { cookie } });

describe('a photo of a meal', () => {
  test('is stored upright, with at most 1600 pixels a side, without location and camera', async () => {
    const member = await server.createMember();
    const original = await phonePhoto();
    expect(original.includes('Kamerafabriken')).toBe(true);
    expect((await sharp(original).metadata()).orientation).toBe(6);

    const { body: meal } = await log(member, blobOf(original));
    expect(meal.photoUrl).toMatch(/^\/api\/photos\/[0-9a-f]{32}\.jpg$/);
    const answer = await fetchPhoto(member.cookie, meal.photoUrl);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('no-store'),
    });
    const stored = answer.rawPayload;
    const { width, height, format, exif, orientation } = await sharp(stored).metadata();
    expect({ width, height, format, exif, orientation }).toEqual({
      width: 1067,
      height: 1600,
      format: 'jpeg',
      exif: undefined,
      orientation: undefined,
    });
    for (const trace of ['Kamerafabriken', 'Exif', 'GPS']) expect(stored.includes(trace)).toBe(false);
    const pixel = async (top: number) => {
      const [r = 0, , b = 0] = await sharp(stored)
        .extract({ left: 500, top, width: 1, height: 1 })
        .raw()
        .toBuffer();
      return r > b ? 'red' : 'blue';
    };
    expect([await pixel(100), await pixel(1500)]).toEqual(['red', 'blue']);
  });

  test.each([
    ['png', () => sharp({ create: { width: 40, height: 30, channels: 4, background: red } }).png()],
    ['webp', () => sharp({ create: { width: 40, height: 30, channels: 3, background: red } }).webp()],
    ['avif', () => sharp({ create: { width: 40, height: 30, channels: 3, background: red } }).avif()],
  ])('a %s becomes a JPEG of its own size', async (_format, make) => {
    const member = await server.createMember();
    const { body: meal } = await log(member, blobOf(await make().toBuffer()));
    const stored = (await fetchPhoto(member.cookie, meal.photoUrl)).rawPayload;
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 30 });
  });

  test('an empty file field counts as no photo', async () => {
    const member = await server.createMember();
    const payload = [
      ...Object.entries(mealOf(member)).map(
        ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      ),
      '--x\r\nContent-Disposition: form-data; name="photo"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--x--\r\n',
    ].join('');
    const headers = { cookie: member.cookie, 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await server.app.inject({ method: 'POST', url: '/api/food-entries', payload, headers });
    expect(answer.json()).toMatchObject({ name: 'Herring', photoUrl: null });
  });

  test('is replaced, kept or removed by a change, and deleted with the meal', async () => {
    const member = await server.createMember();
    const { body: meal } = await log(member, blobOf(await phonePhoto(200, 100)));
    const params = { id: String(meal.id) };
    const change = async (body: object = {}, photo?: Blob) =>
      member.call(updateFoodEntry, {
        params,
        body: { ...mealOf(member), ...body },
        ...(photo ? { photo } : {}),
      });

    expect((await change()).body.photoUrl).toBe(meal.photoUrl);
    const replaced = (await change({}, blobOf(await phonePhoto(100, 200)))).body.photoUrl;
    expect(replaced).not.toBe(meal.photoUrl);
    expect(await filesOf(member)).toEqual([nameOf(replaced)]);
    expect((await change({ removePhoto: true })).body.photoUrl).toBeNull();
    expect(await filesOf(member)).toEqual([]);

    const again = (await change({}, blobOf(await phonePhoto(200, 100)))).body.photoUrl;
    expect(await filesOf(member)).toEqual([nameOf(again)]);
    await member.call(deleteFoodEntry, { params });
    expect(await filesOf(member)).toEqual([]);
    expect((await fetchPhoto(member.cookie, again)).statusCode).toBe(404);
  });
});

describe('GET /api/photos/:name', () => {
  test("signed out: 401; another member's photo: 404", async () => {
    const [one, other] = [await server.createMember(), await server.createMember()];
    const { body: meal } = await log(other, blobOf(await phonePhoto(200, 100)));
    const params = { name: nameOf(meal.photoUrl) };
    expect((await server.call(getPhoto, { params })).status).toBe(401);
    expect((await one.call(getPhoto, { params })).status).toBe(404);
    expect((await fetchPhoto(other.cookie, meal.photoUrl)).statusCode).toBe(200);
  });

  test("no name gives access to files outside the person's folder", async () => {
    const [one, other] = [await server.createMember(), await server.createMember()];
    const { body: meal } = await log(other, blobOf(await phonePhoto(200, 100)));
    await log(one, blobOf(await phonePhoto(200, 100)));
    const name = nameOf(meal.photoUrl);
    for (const path of [`../${other.id}/${name}`, '../../../secret', '.', `${name}.`, '%2e%2e']) {
      expect((await one.call(getPhoto, { params: { name: path } })).status).toBe(404);
      expect((await fetchPhoto(one.cookie, `/api/photos/${encodeURI(path)}`)).statusCode).toBe(404);
    }
  });
});

/** Returns a PNG of 50,000 x 50,000 pixels: 300 kB to send, over 300 MB to decode. */
async function pngBomb(): Promise<Buffer> {
  const side = 50_000;
  const deflate = createDeflate();
  const packed = deflate.toArray();
  const rows = Buffer.alloc((1 + side / 8) * 500);
  for (let done = 0; done < side; done += 500) {
    if (!deflate.write(rows)) await new Promise((resolve) => deflate.once('drain', resolve));
  }
  deflate.end();
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(body.length + 8);
    frame.writeUInt32BE(data.length, 0);
    body.copy(frame, 4);
    frame.writeUInt32BE(crc32(body), body.length + 4);
    return frame;
  };
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', Buffer.concat(await packed)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const avifBomb = () =>
  sharp({ create: { width: 4000, height: 3000, channels: 3, background: red } })
    .avif({ effort: 0 })
    .toBuffer();

const heicWithoutImage = '\0\0\0\x18ftypheic\0\0\0\0mif1heic';
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

type Refused = [name: string, make: () => Buffer | string | Promise<Buffer>, status: number, code: string];

describe('a file that is not a photo is refused, and nothing is stored', () => {
  test.each<Refused>([
    ['text with the name of a photo', () => 'Dear diary', 415, 'not_a_photo'],
    ['an empty file', () => '', 415, 'not_a_photo'],
    ['an SVG with a script', () => svg, 415, 'photo_type_unsupported'],
    ['an SVG behind a declaration', () => `<?xml version="1.0"?>${svg}`, 415, 'photo_type_unsupported'],
    ['a page with an SVG', () => `<html>${svg}</html>`, 415, 'not_a_photo'],
    ['a GIF', () => 'GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff;', 415, 'photo_type_unsupported'],
    ['a JPEG that ends early', async () => (await phonePhoto()).subarray(0, 9000), 400, 'photo_unreadable'],
    ['a JPEG that only begins', () => Buffer.from('ffd8ffe000104a46', 'hex'), 400, 'photo_unreadable'],
    ['a HEIC that no decoder reads', () => heicWithoutImage, 400, 'photo_unreadable'],
    ['a PNG of 50,000 x 50,000 pixels', pngBomb, 413, 'photo_too_large'],
    ['an AVIF of few bytes and 12 megapixels', avifBomb, 413, 'photo_too_large'],
    ['a file of 15 MB and a byte', () => Buffer.alloc(15 * 1024 * 1024 + 1, 0xff), 413, 'photo_too_large'],
    ['a file of 60 MB', () => Buffer.alloc(60 * 1024 * 1024), 413, 'photo_too_large'],
  ])('%s', async (_name, make, status, code) => {
    const member = await server.createMember();
    const answer = await log(member, blobOf(await make()));
    expect([answer.status, answer.error.code, answer.error.field]).toEqual([status, code, 'photo']);
    expect([await listed(member), await filesOf(member)]).toEqual([[], []]);

    const { body: meal } = await log(member, blobOf(await phonePhoto(200, 100)));
    const change = { params: { id: String(meal.id) }, body: { ...mealOf(member), name: 'Other' } };
    const kept = await member.call(updateFoodEntry, { ...change, photo: blobOf(await make()) });
    expect(kept.error.code).toBe(code);
    expect([await listed(member), await filesOf(member)]).toEqual([
      [{ ...meal, counts: true }],
      [nameOf(meal.photoUrl)],
    ]);
  });

  test('an endless file is refused during the upload, and the server keeps responding', async () => {
    const member = await server.createMember();
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const answered = Promise.withResolvers<void>();
    async function* sent() {
      yield Buffer.from('--x\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n');
      for (let megabytes = 0; megabytes < 17; megabytes++) yield Buffer.alloc(1024 * 1024, 0xff);
      await answered.promise;
      yield Buffer.from('\r\n--x--\r\n');
    }
    const answer = await fetch(`${address}/api/food-entries`, {
      method: 'POST',
      headers: { cookie: member.cookie, 'content-type': 'multipart/form-data; boundary=x' },
      body: Readable.toWeb(Readable.from(sent())),
      duplex: 'half',
    } as RequestInit);
    answered.resolve();
    expect([answer.status, (await answer.json()).code]).toEqual([413, 'photo_too_large']);
    for (let again = 0; again < 3; again++) {
      const body = new FormData();
      body.append('photo', blobOf(Buffer.alloc(60 * 1024 * 1024)));
      const headers = { cookie: member.cookie };
      const refused = await fetch(`${address}/api/food-entries`, { method: 'POST', body, headers });
      expect([refused.status, (await refused.json()).code]).toEqual([413, 'photo_too_large']);
    }
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
    expect([await listed(member), await filesOf(member)]).toEqual([[], []]);
  });

  test('a photo beside wrong fields, in a field of another name, or one of two', async () => {
    const member = await server.createMember();
    const photo = blobOf(await phonePhoto(200, 100));
    const body = { ...mealOf(member), calories: 20_000 };
    expect((await member.call(createFoodEntry, { body, photo })).error.field).toBe('calories');
    for (const [fields, fault] of [
      [['picture'], 'picture'],
      [['photo', 'photo'], undefined],
    ] as const) {
      const payload = new FormData();
      for (const [name, value] of Object.entries(mealOf(member))) payload.append(name, String(value));
      for (const field of fields) payload.append(field, photo);
      const headers = { cookie: member.cookie };
      const answer = await server.app.inject({ method: 'POST', url: '/api/food-entries', payload, headers });
      expect([answer.statusCode, answer.json().code, answer.json().field]).toEqual([
        400,
        'invalid_input',
        fault,
      ]);
    }
    expect([await listed(member), await filesOf(member)]).toEqual([[], []]);
  });

  test("another member's id with a photo: 403; another's meal: 404; neither keeps the file", async () => {
    const [one, other] = [await server.createMember(), await server.createMember()];
    const photo = blobOf(await phonePhoto(200, 100));
    const { body: meal } = await log(other, photo);
    expect((await one.call(createFoodEntry, { body: mealOf(other), photo })).status).toBe(403);
    const params = { id: String(meal.id) };
    expect((await one.call(updateFoodEntry, { params, body: mealOf(one), photo })).status).toBe(404);
    expect([await filesOf(one), await filesOf(other)]).toEqual([[], [nameOf(meal.photoUrl)]]);
  });
});

test('of many simultaneous photos the last are refused with a request to retry, and are not stored', async () => {
  const members = await Promise.all(Array.from({ length: 8 }, () => server.createMember()));
  const photo = blobOf(await phonePhoto());
  const answers = await Promise.all(members.map((member) => log(member, photo)));
  const busy = answers.filter(({ status }) => status !== 200);
  expect(busy.length).toBeGreaterThan(0);
  for (const { status, error, headers } of busy) {
    expect([status, error.code, headers['retry-after']]).toEqual([503, 'busy', '60']);
  }
  for (const [index, member] of members.entries()) {
    expect(await filesOf(member)).toHaveLength(answers[index]?.status === 200 ? 1 : 0);
    expect((await log(member, photo)).status).toBe(200);
  }
});

describe('when one of the two stores fails', () => {
  test('a meal that the database refuses leaves no photo', async () => {
    const member = await server.createMember();
    await sql`alter table food_entries add constraint refusal check (name <> 'Refused')`.execute(
      server.database.db,
    );
    const photo = blobOf(await phonePhoto(200, 100));
    const { body: meal } = await log(member, photo);
    const body = { ...mealOf(member), name: 'Refused' };
    expect((await member.call(createFoodEntry, { body, photo })).status).toBe(500);
    const params = { id: String(meal.id) };
    expect((await member.call(updateFoodEntry, { params, body, photo })).status).toBe(500);
    expect([await listed(member), await filesOf(member)]).toEqual([
      [{ ...meal, counts: true }],
      [nameOf(meal.photoUrl)],
    ]);
  });

  test('a photo that cannot be written leaves no meal', async () => {
    const member = await server.createMember();
    const photo = blobOf(await phonePhoto(200, 100));
    const folder = join(server.dataDir, 'files');
    await log(await server.createMember(), photo);
    await access(folder);
    await rename(folder, `${folder}-away`);
    await writeFile(folder, 'not a folder');
    try {
      expect((await log(member, photo)).status).toBe(500);
      expect(await listed(member)).toEqual([]);
    } finally {
      await rm(folder);
      await rename(`${folder}-away`, folder);
    }
  });
});
