import { expect, test } from 'vitest';
import { forgetLastSent, noteSent, readLastSent } from './last-sent.ts';

test('the time of the last accepted write is kept for each person', () => {
  expect(readLastSent(7)).toBeUndefined();
  noteSent(7);
  expect(Date.now() - (readLastSent(7) ?? 0)).toBeLessThan(60_000);
  expect(readLastSent(8)).toBeUndefined();
  forgetLastSent(7);
  expect(readLastSent(7)).toBeUndefined();
});
