// @vitest-environment node
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { openDeviceDatabase } from '#web/lib/device-database.ts';
import { readDeviceKey, seal, unseal } from '#web/lib/seal.ts';
import { decodeEntry, encodeEntry } from './entry-encoding.ts';

const entry = {
  key: 'k',
  method: 'POST' as const,
  path: '/api/meals',
  input: { params: { id: '1' }, query: { q: 'å' }, body: { name: 'Köttbullar', list: [1, null] } },
  editedFields: ['name'],
  writtenAt: 5,
  zone: 'Europe/Stockholm',
};

it('returns the same entry after encoding', async () => {
  expect(decodeEntry(await encodeEntry(entry))).toEqual(entry);
});

it('keeps files with their bytes, types and names', async () => {
  const photo = new File([new Uint8Array([255, 0, 1])], 'a.png', { type: 'image/png' });
  const audio = new Blob(['sound'], { type: 'audio/webm' });
  const { input } = decodeEntry(await encodeEntry({ ...entry, input: { files: { photo, audio } } }));
  const files = input.files as { photo: File; audio: Blob };
  expect([files.photo.name, files.photo.type, ...(await files.photo.bytes())]).toEqual([
    'a.png',
    'image/png',
    255,
    0,
    1,
  ]);
  expect([files.audio.type, await files.audio.text(), files.audio instanceof File]).toEqual([
    'audio/webm',
    'sound',
    false,
  ]);
});

it('rejects the entry of a newer version', async () => {
  const bytes = await encodeEntry(entry);
  const text = new TextDecoder('latin1').decode(bytes);
  bytes.set(new TextEncoder().encode('2'), text.indexOf('"version":1') + '"version":'.length);
  expect(() => decodeEntry(bytes)).toThrow(RangeError);
});

it('seals with a key that cannot be read out, for one person only', async () => {
  const database = await openDeviceDatabase();
  const [key, same] = await Promise.all([readDeviceKey(database), readDeviceKey(database)]);
  const sealed = await seal(key, 1, new TextEncoder().encode('secret'));
  expect(new TextDecoder().decode(await unseal(same, 1, sealed))).toBe('secret');
  expect(new TextDecoder().decode(sealed.bytes)).not.toContain('secret');
  await expect(unseal(key, 2, sealed)).rejects.toThrow();
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
});
