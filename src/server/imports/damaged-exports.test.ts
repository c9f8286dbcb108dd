import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCalendarDay } from '#domain/calendar-day.ts';
import type { HealthRecord } from '#domain/devices/health-record.ts';
import { makeFitbitExport } from '#server/testing/exports/fitbit.ts';
import { makeGarminExport } from '#server/testing/exports/garmin.ts';
import { readFiles } from '#server/testing/exports/read-files.ts';
import { makeSamsungExport } from '#server/testing/exports/samsung-health.ts';
import { makeStravaExport } from '#server/testing/exports/strava.ts';
import { fitbit } from './formats/fitbit.ts';
import { garmin } from './formats/garmin.ts';
import { samsungHealth } from './formats/samsung-health.ts';
import { strava } from './formats/strava.ts';

type Files = Record<string, string>;

/** Replaces a part of every file with `text`. `from` and `length` are fractions of the length of the file. */
function damage(files: Files, from: number, length: number, text: string): Files {
  return Object.fromEntries(
    Object.entries(files).map(([path, content]) => {
      const start = Math.floor(from * content.length);
      const end = start + Math.floor(length * content.length);
      return [path, content.slice(0, start) + text + content.slice(end)];
    }),
  );
}

/** Returns the fields of a record that are NaN, an invalid instant or an invalid day. */
const findUnreal = (record: HealthRecord) =>
  Object.entries(record).filter(([name, value]) => {
    if (name === 'day') return !isCalendarDay(value);
    return (typeof value === 'number' || value instanceof Date) && Number.isNaN(Number(value));
  });

const texts = fc.oneof(
  fc.constant(''),
  fc.string(),
  fc.constantFrom(
    '"',
    '\n',
    ',,,',
    '{',
    ']',
    'null',
    '-1',
    '99999999999999',
    '2026-02-30',
    '\u0000',
    '\uFEFF',
  ),
);
const share = fc.double({ min: 0, max: 1, noNaN: true });

describe.each([
  ['fitbit', fitbit, (seed: number) => makeFitbitExport(seed, { generation: 'fitbit' }).files],
  ['google', fitbit, (seed: number) => makeFitbitExport(seed, { generation: 'google' }).files],
  ['garmin', garmin, (seed: number) => makeGarminExport(seed).files],
  ['samsung-health', samsungHealth, (seed: number) => makeSamsungExport(seed).files],
  ['strava', strava, (seed: number) => makeStravaExport(seed, 'new').files],
] as const)('a damaged export of %s', (_, reader, makeFiles) => {
  it('gives real values and rejections, and never an error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(20), share, share, texts, async (seed, from, length, text) => {
        const files = damage(makeFiles(seed) as Files, from, length, text);
        const { records } = await readFiles(reader, files);
        expect(records.flatMap(findUnreal)).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });
});
