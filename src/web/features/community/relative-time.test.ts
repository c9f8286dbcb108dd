import { expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = new Date('2026-03-10T12:00:00Z');
const before = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
const minute = 60_000;

it.each([
  [0, undefined, undefined],
  [-5 * minute, undefined, undefined],
  [minute - 1, undefined, undefined],
  [minute, '1 minute ago', 'för 1 minut sedan'],
  [60 * minute - 1, '59 minutes ago', 'för 59 minuter sedan'],
  [60 * minute, '1 hour ago', 'för 1 timme sedan'],
  [24 * 60 * minute, 'yesterday', 'i går'],
  [47 * 60 * minute, '2 days ago', 'i förrgår'],
  [6 * 24 * 60 * minute, '6 days ago', 'för 6 dagar sedan'],
  [7 * 24 * 60 * minute - 1, '3 Mar', '3 mars'],
  [7 * 24 * 60 * minute, '3 Mar', '3 mars'],
  [100 * 24 * 60 * minute, '30 Nov 2025', '30 nov. 2025'],
])('formats %s ms ago', (milliseconds, english, swedish) => {
  expect(relativeTime(before(milliseconds), now, 'en')).toBe(english);
  expect(relativeTime(before(milliseconds), now, 'sv')).toBe(swedish);
});
