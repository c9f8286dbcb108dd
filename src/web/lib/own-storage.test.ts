import { beforeEach, expect, it } from 'vitest';
import { forgetOwn, ownKey } from './own-storage.ts';

beforeEach(() => localStorage.clear());

it('forgets what is one person’s own, and nothing else', () => {
  const others = [ownKey('practice', 17), ownKey('practice', 71), 'lagom.language', 'another.7'];
  for (const key of [ownKey('practice', 7), ownKey('draft', 7), ...others]) localStorage.setItem(key, 'x');
  forgetOwn(7);
  expect(Object.keys(localStorage).sort()).toEqual([...others].sort());
});
