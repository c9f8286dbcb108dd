import { describe, expect, test } from 'vitest';
import {
  efficiencyPercent,
  irregularityMinutes,
  qualityProgress,
  resolveNight,
  sleepQualityLabel,
} from './sleep.ts';
import { toInstant, toTimeOfDay } from './zoned-time.ts';

const stockholm = 'Europe/Stockholm';

describe('resolveNight', () => {
  test.each([
    ['over midnight', '2026-03-10', '22:30', '06:30', stockholm, 8],
    ['after midnight', '2026-03-10', '01:00', '07:30', stockholm, 6.5],
    ['clocks go forward', '2026-03-29', '22:00', '06:00', stockholm, 7],
    ['clocks go back', '2026-10-25', '22:00', '06:00', stockholm, 9],
    ['the same time is a whole day', '2026-03-10', '08:00', '08:00', stockholm, 24],
    ['half-hour zones', '2026-03-10', '22:00', '05:45', 'Asia/Kolkata', 7.75],
    ['the other way round the globe', '2026-04-05', '22:00', '06:00', 'Australia/Sydney', 9],
  ])('%s', (_name, day, bedtime, wakeTime, zone, hours) => {
    const night = resolveNight(day, bedtime, wakeTime, zone);
    expect(night.hours).toBe(hours);
    expect([toTimeOfDay(night.bedtime, zone), toTimeOfDay(night.wakeTime, zone)]).toEqual([
      bedtime,
      wakeTime,
    ]);
  });
});

test('a skipped local time is moved forward, and a repeated local time is the first one', () => {
  expect(toInstant('2026-03-29', '02:30', stockholm).toISOString()).toBe('2026-03-29T01:30:00.000Z');
  expect(toInstant('2026-10-25', '02:30', stockholm).toISOString()).toBe('2026-10-25T00:30:00.000Z');
});

test('labels, efficiency and progress match the specification', () => {
  expect([10, 8, 7.9, 6, 5.9, 1].map(sleepQualityLabel)).toEqual([
    'excellent',
    'excellent',
    'good',
    'good',
    'poor',
    'poor',
  ]);
  expect([1, 6, 7, 9.5, 10].map(efficiencyPercent)).toEqual([60, 60, 70, 95, 95]);
  expect(qualityProgress(6, 8)).toEqual({ percent: 75, met: false });
  expect(qualityProgress(9, 8)).toEqual({ percent: 100, met: true });
});

test('irregularity handles midnight and is undefined for two nights', () => {
  expect(irregularityMinutes([1430, 10])).toBeUndefined();
  expect(irregularityMinutes([180, 180, 180])).toBeCloseTo(0, 5);
  const aroundMidnight = irregularityMinutes([1430, 0, 10]);
  expect(aroundMidnight).toBeCloseTo(irregularityMinutes([170, 180, 190]) ?? Number.NaN, 5);
  expect(aroundMidnight).toBeGreaterThan(7);
  expect(aroundMidnight).toBeLessThan(10);
});
