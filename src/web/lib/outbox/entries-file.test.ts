// @vitest-environment node
import { beforeEach, expect, it } from 'vitest';
import { readEntriesFile, writeEntriesFile } from './entries-file.ts';
import { createDevice, type Device, meal, noNetwork } from './outbox-testing.ts';

const owner = { userId: 1, server: 'https://lagom.example' };
let device: Device;

beforeEach(() => {
  device = createDevice();
});

async function saveTwoMeals() {
  device.respond = noNetwork;
  const outbox = device.openTab();
  const photo = new File([new Uint8Array(100_000).fill(200)], 'soup.jpg', { type: 'image/jpeg' });
  await outbox.add({ ...meal('Köttbullar'), editedFields: ['name'] });
  await outbox.add({ ...meal('soup'), input: { body: { name: 'soup' }, files: { photo } } });
  return writeEntriesFile(await outbox.list(1), owner);
}

it('reads back what it saved on another device, with keys, times and photos', async () => {
  const file = await saveTwoMeals();
  const before = await device.openTab().list(1);
  const other = createDevice();
  const outbox = other.openTab();
  expect(await outbox.restore(1, await readEntriesFile(file, owner))).toBe(2);
  const after = await outbox.list(1);
  const withoutFiles = ({ input, number: _, ...entry }: (typeof after)[0]) => ({
    ...entry,
    body: input.body,
  });
  expect(after.map(withoutFiles)).toEqual(before.map(withoutFiles));
  const photo = after[1]?.input.files?.photo as File;
  expect([photo.name, photo.type, (await photo.bytes()).every((byte) => byte === 200), photo.size]).toEqual([
    'soup.jpg',
    'image/jpeg',
    true,
    100_000,
  ]);
});

it('skips entries that are on the device already', async () => {
  const file = await saveTwoMeals();
  expect(await device.openTab().restore(1, await readEntriesFile(file, owner))).toBe(0);
  expect(await device.openTab().list(1)).toHaveLength(2);
});

it.each([{ userId: 2 }, { server: 'https://other.example' }])(
  'rejects the file of another account: %o',
  async (other) => {
    const file = await saveTwoMeals();
    await expect(readEntriesFile(file, { ...owner, ...other })).rejects.toMatchObject({
      reason: 'otherAccount',
    });
  },
);

it.each([
  ['no JSON', () => 'hello'],
  ['another file', () => '{"format":"other"}'],
  ['a newer version', (text: string) => text.replace('"version": 1', '"version": 2')],
  ['a write of the account', (text: string) => text.replace('/api/meals', '/api/auth/delete-account')],
  ['another website', (text: string) => text.replace('/api/meals', 'https://other.example/api/meals')],
])('rejects %s', async (_name, change) => {
  const text = change(await (await saveTwoMeals()).text());
  await expect(readEntriesFile(new Blob([text]), owner)).rejects.toMatchObject({ reason: 'unreadable' });
});
