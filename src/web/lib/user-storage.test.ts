import { beforeEach, expect, it } from 'vitest';
import { removeUserStorage, userStorageKey } from './user-storage.ts';

beforeEach(() => localStorage.clear());

it('removes only the data of one person', () => {
  const others = [
    userStorageKey('practice', 17),
    userStorageKey('practice', 71),
    'lagom.language',
    'another.7',
  ];
  for (const key of [userStorageKey('practice', 7), userStorageKey('draft', 7), ...others])
    localStorage.setItem(key, 'x');
  removeUserStorage(7);
  expect(Object.keys(localStorage).sort()).toEqual([...others].sort());
});
