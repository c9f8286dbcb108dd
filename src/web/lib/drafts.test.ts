import { beforeEach, expect, test, vi } from 'vitest';
import { deleteDraft, deleteDrafts, draftKey, readDraft, writeDraft } from './drafts.ts';

const key = draftKey('meal', 7);

/** Simulates a reload: imports the module again, so that its memory is empty and the storage is kept. */
async function reload() {
  vi.resetModules();
  return import('./drafts.ts');
}

beforeEach(() => deleteDrafts());

test('a draft survives a reload', async () => {
  writeDraft(key, { name: 'Soup', symptoms: ['acne'], mood: null });
  expect(readDraft(key)).toEqual({
    values: { name: 'Soup', symptoms: ['acne'], mood: null },
    lostFile: false,
  });
  const after = await reload();
  expect(after.readDraft(key)?.values).toEqual({ name: 'Soup', symptoms: ['acne'], mood: null });
  deleteDraft(key);
  expect((await reload()).readDraft(key)).toBeUndefined();
});

test('a photo survives a reload unchanged', async () => {
  const bytes = Uint8Array.from({ length: 300 }, (_, index) => index % 256);
  writeDraft(key, { name: 'Soup', photo: new Blob([bytes], { type: 'image/jpeg' }) });
  expect(readDraft(key)?.values.photo).toBeInstanceOf(Blob);
  await vi.waitFor(() => expect(sessionStorage.getItem(key)).toContain('base64'), 60_000);
  const { values, lostFile } = (await reload()).readDraft(key)!;
  const photo = values.photo as Blob;
  expect(photo.type).toBe('image/jpeg');
  expect(new Uint8Array(await photo.arrayBuffer())).toEqual(bytes);
  expect(lostFile).toBe(false);
});

test('a file that is too large is lost in a reload, and the draft says so', async () => {
  const photo = new Blob([new Uint8Array(3_000_001)]);
  writeDraft(key, { name: 'Soup', photo });
  expect(readDraft(key)?.values.photo).toBe(photo);
  expect((await reload()).readDraft(key)).toEqual({ values: { name: 'Soup', photo: null }, lostFile: true });
});

test('a person sees only their own drafts, and signing in deletes the drafts of others', () => {
  writeDraft(key, { name: 'Soup' });
  const others = draftKey('meal', 17);
  expect(readDraft(others)).toBeUndefined();
  writeDraft(others, { name: 'Bun' });
  deleteDrafts({ exceptOf: 7 });
  expect([readDraft(key)?.values, readDraft(others)]).toEqual([{ name: 'Soup' }, undefined]);
  deleteDrafts();
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('without storage a draft is kept in memory', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  writeDraft(key, { name: 'Soup' });
  expect(readDraft(key)?.values).toEqual({ name: 'Soup' });
});

test('a stored text that is not a draft is ignored', () => {
  sessionStorage.setItem(key, '{');
  expect(readDraft(key)).toBeUndefined();
});

test('keeps a draft in memory if the browser blocks its storage', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  const blocked = draftKey('blocked', 1);
  writeDraft(blocked, { notes: 'by the lake' });
  expect(readDraft(blocked)?.values).toEqual({ notes: 'by the lake' });
  deleteDraft(blocked);
  expect(readDraft(blocked)).toBeUndefined();
});
