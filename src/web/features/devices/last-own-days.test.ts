import { expect, test } from 'vitest';
import { lastOwnDays } from './last-own-days.ts';

test('only what the person entered counts, not devices and suggested answers', () => {
  const days = [
    { date: '2026-03-03', sources: { mood: 'suggested', sleepHours: 'device:oura' } },
    { date: '2026-03-02', sources: { mood: 'self', sleepHours: 'device:oura' } },
    { date: '2026-03-01', sources: { mood: 'self', waterIntake: 'self' } },
  ] as { date: string; sources: Record<string, string> }[];
  expect(lastOwnDays(days)).toEqual([
    { measure: 'mood', day: '2026-03-02' },
    { measure: 'waterIntake', day: '2026-03-01' },
  ]);
  expect(lastOwnDays([])).toEqual([]);
});
