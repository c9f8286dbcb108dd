import { expect, test } from 'vitest';
import { listOwnDays } from './list-own-days.ts';

const days = [
  { date: '2026-03-03', sources: { mood: 'suggested', sleepHours: 'device:oura' } },
  { date: '2026-03-02', mood: 7, sources: { mood: 'self', energyLevel: 'self', sleepHours: 'device:oura' } },
  { date: '2026-03-01', mood: 5, sources: { mood: 'self', energyLevel: 'self', waterIntake: 'self' } },
] as unknown as Parameters<typeof listOwnDays>[0];

test('only what the person entered counts, not devices and suggested answers', () => {
  expect(listOwnDays(days)).toEqual([
    {
      measure: 'mood',
      days: ['2026-03-01', '2026-03-02'],
      values: new Map([
        ['2026-03-02', 7],
        ['2026-03-01', 5],
      ]),
    },
    { measure: 'energyLevel', days: ['2026-03-01', '2026-03-02'], values: new Map() },
    { measure: 'waterIntake', days: ['2026-03-01'], values: new Map() },
  ]);
  expect(listOwnDays(days.slice(0, 1))).toEqual([]);
  expect(listOwnDays([])).toEqual([]);
});
