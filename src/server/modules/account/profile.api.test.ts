import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getAccount, updateProfile, uploadProfilePhoto } from '#contracts/account.ts';
import { getUser } from '#contracts/auth.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { createPng, toDataUrl } from './test-helpers.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ LIMITS_SCALE: '100' });
});
afterAll(() => server.close());

const profileOf = (member: TestMember) => ({ firstName: 'Astrid', lastName: 'Lind', email: member.email });
const save = (member: TestMember, changes: object) =>
  member.call(updateProfile, { body: { ...profileOf(member), ...changes } });
const photosOf = (member: TestMember) =>
  readdir(join(server.dataDir, 'files/photos', String(member.id))).catch(() => []);

async function photoAt(member: TestMember, url: string | null) {
  const answer = await server.app.inject({ url: url ?? '/', headers: { cookie: member.cookie } });
  return { status: answer.statusCode, bytes: answer.rawPayload };
}

describe('PUT /api/auth/profile', () => {
  test('without a session, returns 401', async () => {
    const body = { firstName: 'A', lastName: 'B', email: 'a@example.org' };
    expect((await server.call(updateProfile, { body })).status).toBe(401);
    expect((await server.call(getAccount, {})).status).toBe(401);
  });

  test("another member's id is rejected and their profile does not change", async () => {
    const [one, other] = [await server.createMember(), await server.createMember({ firstName: 'Bo' })];
    const answer = await save(one, { id: other.id, firstName: 'X' });
    expect([answer.status, answer.error.field]).toEqual([400, 'id']);
    await save(one, { firstName: 'Y' });
    expect((await other.call(getUser, {})).body.firstName).toBe('Bo');
  });

  test('changes names and phone number and keeps fields that are not sent', async () => {
    const member = await server.createMember();
    const saved = await save(member, {
      firstName: ' Åsa ',
      lastName: 'Öberg',
      phoneNumber: '+46 70 123 45 67',
    });
    const user = { ...(await member.call(getUser, {})).body };
    expect(saved.body).toEqual({ ...user, pendingEmail: null });
    expect(user).toMatchObject({
      firstName: 'Åsa',
      lastName: 'Öberg',
      phoneNumber: '+46 70 123 45 67',
      email: member.email,
    });
    expect((await save(member, {})).body.phoneNumber).toBe('+46 70 123 45 67');
    for (const phoneNumber of ['', null]) {
      await save(member, { phoneNumber: '12345' });
      expect((await save(member, { phoneNumber })).body.phoneNumber).toBeNull();
    }
  });

  test.each([
    ['no first name', { firstName: ' ' }, 'invalid_input', 'firstName'],
    ['an invisible first name', { firstName: '\u200b\u00ad' }, 'invalid_input', 'firstName'],
    ['no last name', { lastName: '' }, 'invalid_input', 'lastName'],
    ['no address', { email: '' }, 'invalid_input', 'email'],
    ['an address that is none', { email: 'astrid' }, 'invalid_input', 'email'],
    ['a phone number of emoji', { phoneNumber: '📞📞📞📞📞' }, 'invalid_phone_number', 'phoneNumber'],
    ['a picture that is a text', { profileImageUrl: 'hello' }, 'not_a_photo', 'profileImageUrl'],
    [
      'a picture elsewhere',
      { profileImageUrl: 'https://example.org/a.png' },
      'not_a_photo',
      'profileImageUrl',
    ],
    [
      'a drawing',
      { profileImageUrl: 'data:image/svg+xml;base64,PHN2Zy8+' },
      'photo_type_unsupported',
      'photo',
    ],
    [
      'a broken photo',
      { profileImageUrl: 'data:image/png;base64,iVBORw0KGgo=' },
      'photo_unreadable',
      'photo',
    ],
  ])('%s is rejected with an error code and changes nothing', async (_name, wrong, code, field) => {
    const member = await server.createMember();
    const before = (await member.call(getUser, {})).body;
    const answer = await save(member, { firstName: 'Other', ...wrong });
    expect([answer.error.code, answer.error.field]).toEqual([code, field]);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect((await member.call(getUser, {})).body).toEqual(before);
    expect(await photosOf(member)).toEqual([]);
  });

  test('a data URL becomes a square file of 512 pixels that only its owner can load', async () => {
    const [member, other] = [await server.createMember(), await server.createMember()];
    const { body } = await save(member, { profileImageUrl: await toDataUrl(await createPng(1200, 800)) });
    expect(body.profileImageUrl).toMatch(/^\/api\/photos\/[0-9a-f]{32}\.jpg$/);
    expect((await member.call(getUser, {})).body.profileImageUrl).toBe(body.profileImageUrl);
    const seen = await photoAt(member, body.profileImageUrl);
    expect(await sharp(seen.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 512, height: 512 });
    expect((await photoAt(other, body.profileImageUrl)).status).toBe(404);
  });

  test('keeps the photo if its URL or nothing is sent, and deletes it if null is sent', async () => {
    const member = await server.createMember();
    const { body } = await save(member, { profileImageUrl: await toDataUrl(await createPng(20, 20)) });
    const profileImageUrl = body.profileImageUrl;
    expect((await save(member, { profileImageUrl })).body.profileImageUrl).toBe(profileImageUrl);
    expect((await save(member, {})).body.profileImageUrl).toBe(profileImageUrl);
    expect(await photosOf(member)).toHaveLength(1);
    expect((await save(member, { profileImageUrl: null })).body.profileImageUrl).toBeNull();
    expect(await photosOf(member)).toEqual([]);
  });

  test('a photo above 15 MB and a much larger form are rejected', async () => {
    const member = await server.createMember();
    const large = `data:image/png;base64,${'A'.repeat(20.5 * 1024 * 1024)}`;
    expect((await save(member, { profileImageUrl: large })).error.code).toBe('photo_too_large');
    expect((await save(member, { profileImageUrl: large + large })).error.code).toBe('body_too_large');
  });

  test('too many photos in an hour are rejected on both endpoints; other fields are still saved', async () => {
    const strict = await startTestApp({ LIMITS_SCALE: '0.01' });
    try {
      const member = await strict.createMember();
      const photo = await createPng(20, 20);
      const profileImageUrl = await toDataUrl(photo);
      const { body } = await save(member, { profileImageUrl });
      expect((await save(member, { profileImageUrl })).error.code).toBe('too_many_requests');
      expect((await member.call(uploadProfilePhoto, { body: {}, photo })).error.code).toBe(
        'too_many_requests',
      );
      for (const kept of [body.profileImageUrl, undefined, null])
        expect((await save(member, { profileImageUrl: kept })).status).toBe(200);
    } finally {
      await strict.close();
    }
  });
});

describe('POST /api/auth/upload-profile-photo', () => {
  test('without a session, returns 401', async () => {
    const photo = await createPng(20, 20);
    expect((await server.call(uploadProfilePhoto, { body: {}, photo })).status).toBe(401);
  });

  test("another member's id is rejected", async () => {
    const [one, other] = [await server.createMember(), await server.createMember()];
    const answer = await one.call(uploadProfilePhoto, {
      body: { userId: other.id } as unknown as Record<string, never>,
      photo: await createPng(20, 20),
    });
    expect([answer.status, answer.error.code]).toEqual([403, 'not_yours']);
  });

  test('returns the user with the photo, which the next photo replaces', async () => {
    const member = await server.createMember();
    const first = await member.call(uploadProfilePhoto, { body: {}, photo: await createPng(700, 600) });
    const second = await member.call(uploadProfilePhoto, { body: {}, photo: await createPng(20, 20) });
    expect(second.body).toEqual((await member.call(getUser, {})).body);
    expect(second.body.profileImageUrl).not.toBe(first.body.profileImageUrl);
    expect(await photosOf(member)).toEqual([second.body.profileImageUrl?.split('/').at(-1)]);
    expect((await photoAt(member, first.body.profileImageUrl)).status).toBe(404);
  });

  test('a missing or invalid photo is rejected with an error code and the old photo is kept', async () => {
    const member = await server.createMember();
    const { body } = await member.call(uploadProfilePhoto, { body: {}, photo: await createPng(20, 20) });
    const text = new Blob(['not a photo'], { type: 'image/png' });
    const refused = await member.call(uploadProfilePhoto, { body: {}, photo: text });
    expect([refused.status, refused.error.code]).toEqual([415, 'not_a_photo']);
    expect((await member.call(uploadProfilePhoto, { body: {} })).error.code).toBe('not_a_photo');
    expect((await member.call(getUser, {})).body.profileImageUrl).toBe(body.profileImageUrl);
  });
});
