import { expect, test } from 'vitest';
import { noteSent, noteUnsent, readLastSent } from './last-sent.ts';

test('the time of the last accepted write is kept for each person', () => {
  expect(readLastSent(7)).toBeUndefined();
  noteSent(7);
  expect(Date.now() - (readLastSent(7) ?? 0)).toBeLessThan(60_000);
  expect(readLastSent(8)).toBeUndefined();
});

test('the time is removed if the service worker sent an entry while no page was open', () => {
  noteSent(7);
  noteUnsent(7, 2, true);
  noteUnsent(7, 1, false);
  noteUnsent(7, 1, true);
  expect(readLastSent(7)).toBeDefined();
  noteUnsent(7, 0, true);
  expect(readLastSent(7)).toBeUndefined();
});

test('leaves nothing in the browser when no entry is unsent', () => {
  localStorage.clear();
  noteUnsent(1, 2, true);
  noteUnsent(1, 0, false);
  expect({ ...localStorage }).toEqual({});
});
