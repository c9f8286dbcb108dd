import { expect, test } from 'vitest';
import { listOwnDays } from './list-own-days.ts';

const days = [
  { date: '2026-03-03', sources: { mood: 'suggested', sleepHours: 'device:oura' } },
  { date: '2026-03-02', sources: { mood: 'self', energyLevel: 'self', sleepHours: 'device:oura' } },
  { date: '2026-03-01', sources: { mood: 'self', energyLevel: 'self', waterIntake: 'self' } },
] as { date: string; sources: Record<string, string> }[];

test('only what the person entered counts, not devices and suggested answers', () => {
  expect(listOwnDays(days)).toEqual([
    { measure: 'mood', days: ['2026-03-01', '2026-03-02'] },
    { measure: 'energyLevel', days: ['2026-03-01', '2026-03-02'] },
    { measure: 'waterIntake', days: ['2026-03-01'] },
  ]);
  expect(listOwnDays(days.slice(0, 1))).toEqual([]);
  expect(listOwnDays([])).toEqual([]);
});
