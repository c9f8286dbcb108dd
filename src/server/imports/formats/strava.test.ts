import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WorkoutRecord } from '#domain/devices/health-record.ts';
import { readFiles } from '#server/testing/exports/read-files.ts';
import { makeStravaExport, stravaLayouts } from '#server/testing/exports/strava.ts';
import { readActivityDate } from './strava/activity-date.ts';
import { strava } from './strava.ts';

const oldHeader = 'id,date,name,type,description,elapsed_time,distance,commute,gear,filename';
const readTable = (table: string) => readFiles(strava, { 'activities.csv': table });

describe('an archive of Strava', () => {
  it.each(stravaLayouts)('gives every activity once (%s layout)', async (layout) => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), async (seed) => {
        const { files, activities } = makeStravaExport(seed, layout);
        const { isRecognised, records } = await readFiles(strava, files);
        expect(isRecognised).toBe(true);
        expect(records).toEqual(
          activities.map(({ id, startedAt, seconds, title, workoutType, calories }) => ({
            kind: 'workout',
            externalId: id,
            zone: 'Europe/Stockholm',
            startedAt,
            minutes: seconds / 60,
            type: workoutType,
            title,
            intensity: null,
            calories,
          })),
        );
      }),
      { numRuns: 20 },
    );
  });

  it('gives the same ids if it is read again', async () => {
    const { files } = makeStravaExport(1, 'new');
    const [first, second] = [await readFiles(strava, files), await readFiles(strava, files)];
    expect(first.records).toEqual(second.records);
  });

  it('names the kinds of data that are not used, once each', async () => {
    const { rejections } = await readFiles(strava, makeStravaExport(1, 'new').files);
    expect(rejections.map(({ reason, what }) => `${reason} ${what}`)).toEqual([
      'notUsed activities/*.fit.gz',
      'notUsed activities/*.gpx',
      'notUsed bikes.csv',
    ]);
  });

  it('is recognised in a folder, but a table of another app is not', async () => {
    const garmin =
      'Activity Type,Date,Favorite,Title,Distance,Calories,Time,Avg HR\nRunning,2024-01-01,,,,,,\n';
    expect((await readFiles(strava, { 'a/b/activities.csv': `${oldHeader}\n` })).isRecognised).toBe(true);
    expect((await readFiles(strava, { 'Activities.csv': garmin })).isRecognised).toBe(false);
    expect((await readFiles(strava, { 'bikes.csv': `${oldHeader}\n` })).isRecognised).toBe(false);
  });

  it('reads headers in a language that it does not know by their order', async () => {
    const header = ['識別碼', '日期', '名稱', '類型', '說明', '經過時間', ...Array(90).keys()].join(',');
    const { records } = await readTable(
      `${header}\n17,"2023年5月23日 12:40:57",早,Ride,,90\n18,2023/05/23 12:40:57,早,Ride,,95\n`,
    );
    expect(records).toEqual([expect.objectContaining({ externalId: '18', minutes: 95 / 60, title: '早' })]);
  });

  it('rejects an unreadable row with its line, and reads the others', async () => {
    const { records, rejections } = await readTable(
      [
        oldHeader,
        '1,soon,A,Ride,,60,1,false,,',
        '2,2018-05-23 12:40:57,B,Ride,,x,1,false,,',
        '3,2018-05-23 12:40:57,C,Ride,,120',
      ].join('\n'),
    );
    expect(records).toEqual([expect.objectContaining({ externalId: '3', title: 'C', minutes: 2 })]);
    expect(rejections).toEqual([
      { kind: 'rejected', reason: 'unreadable', what: 'Activity Date', where: 'activities.csv:2' },
      { kind: 'rejected', reason: 'unreadable', what: 'Elapsed Time', where: 'activities.csv:3' },
    ]);
  });

  it('reads the perceived exertion and treats an energy of 0 as unknown', async () => {
    const columns = `${oldHeader},Calories,Perceived Exertion`;
    const rows = ['3', '6', '9', '10', '0'].map((exertion, index) => {
      return `${index},2018-05-2${index} 12:40:57,A,Ride,,60,1,false,,,${index},${exertion}`;
    });
    const { records } = await readTable([columns, ...rows].join('\n'));
    const workouts = records.filter((record): record is WorkoutRecord => record.kind === 'workout');
    expect(workouts.map(({ intensity }) => intensity)).toEqual([
      'low',
      'moderate',
      'high',
      'very_high',
      null,
    ]);
    expect(workouts.map(({ calories }) => calories)).toEqual([null, 1, 2, 3, 4]);
  });
});

describe('a date of Strava', () => {
  it.each([
    ['May 23, 2023, 12:40:57 PM', '2023-05-23T12:40:57Z'],
    ['Mar 5, 2024, 12:12:03\u202FAM', '2024-03-05T00:12:03Z'],
    ['09.12.2022, 15:24:49', '2022-12-09T15:24:49Z'],
    ['23 maj 2023 12:40:57', '2023-05-23T12:40:57Z'],
    ['23. mai 2023 kl. 12.40.57', '2023-05-23T12:40:57Z'],
    ['23 de dez. de 2023, 12:40:57', '2023-12-23T12:40:57Z'],
    ['4 août 2023 à 12:40:57', '2023-08-04T12:40:57Z'],
    ['23/05/2023, 12:40:57', '2023-05-23T12:40:57Z'],
    ['2018-05-23 12:40:57', '2018-05-23T12:40:57Z'],
    ['2018-05-23T12:40:57Z', '2018-05-23T12:40:57Z'],
    ['2023/05/23 0:40:57', '2023-05-23T00:40:57Z'],
  ])('%s is %s', (text, instant) => {
    expect(readActivityDate(text)).toEqual(new Date(instant));
  });

  it.each([
    '',
    'soon',
    'May 32, 2023, 12:40:57 PM',
    '31.02.2022, 15:24:49',
    'May 23, 2023',
    'May 23, 2023, 25:00:00',
  ])('%j is no date', (text) => expect(readActivityDate(text)).toBeUndefined());
});
