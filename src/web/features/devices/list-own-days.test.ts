import { expect, test } from 'vitest';
import { listOwnDays } from './list-own-days.ts';

test('only what the person entered counts, not devices and suggested answers', () => {
  const days = [
    { date: '2026-03-03', sources: { mood: 'suggested', sleepHours: 'device:oura' } },
    { date: '2026-03-02', sources: { mood: 'self', sleepHours: 'device:oura' } },
    { date: '2026-03-01', sources: { mood: 'self', waterIntake: 'self' } },
  ] as { date: string; sources: Record<string, string> }[];
  expect(listOwnDays(days, '2026-03-03')).toEqual([
    { measures: ['mood'], days: ['2026-03-01', '2026-03-02'], last: '2026-03-02' },
    { measures: ['waterIntake'], days: ['2026-03-01'], last: '2026-03-01' },
  ]);
  expect(listOwnDays([], '2026-03-03')).toEqual([]);
});

test('measures entered on the same days are one group, whatever was entered more than a week ago', () => {
  const both = { mood: 'self', stressLevel: 'self' };
  const days = [
    { date: '2026-03-02', sources: both },
    { date: '2026-02-24', sources: { mood: 'self' } },
  ];
  expect(listOwnDays(days, '2026-03-03')).toEqual([
    { measures: ['mood', 'stressLevel'], days: ['2026-03-02'], last: '2026-03-02' },
  ]);
});
