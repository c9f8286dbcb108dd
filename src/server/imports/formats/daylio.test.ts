import { expect, test } from 'vitest';
import { readFiles } from '#server/testing/exports/read-files.ts';
import { daylio } from './daylio.ts';

const header = 'full_date,date,weekday,time,mood,activities,scales,note_title,note';
const table = (...rows: string[]) => ({ 'daylio_export.csv': [header, ...rows, ''].join('\r\n') });
const moods = (records: { kind: string }[]) =>
  records.map((record) => ('value' in record && 'day' in record ? [record.day, record.value] : record));

test('stores the mean mood of a day', async () => {
  const { records, rejections } = await readFiles(
    daylio,
    table(
      '2026-03-02,March 2,Monday,10:04 AM,rad,"run | read",,"","A ""good"" day<br>indeed"',
      '2026-03-02,March 2,Monday,6:50 pm,meh ,,,,',
      '2026-03-01,March 1,Sunday,14:58,awful,,,,,',
    ),
  );
  expect(moods(records)).toEqual([
    ['2026-03-02', 8],
    ['2026-03-01', 2],
  ]);
  expect(rejections).toEqual([]);
});

test('reads German names and tabs', async () => {
  const rows = [
    'full_date\tdate\tweekday\ttime\tmood\tactivities\tnote',
    '2026-03-01\t1. März\tSonntag\t14:58\tgut\t\t',
  ];
  const { records } = await readFiles(daylio, { 'daylio.csv': rows.join('\n') });
  expect(moods(records)).toEqual([['2026-03-01', 8]]);
});

test('rejects a mood whose name it does not know, and names it', async () => {
  const { records, rejections } = await readFiles(
    daylio,
    table('2026-03-02,March 2,Monday,10:04 AM,fluffy,,,,'),
  );
  expect(records).toEqual([]);
  expect(rejections).toEqual([
    { kind: 'rejected', reason: 'unreadable', what: 'mood fluffy', where: 'daylio_export.csv:2' },
  ]);
});

test('reads renamed moods and the month that counts from 0 from a backup', async () => {
  const content = {
    customMoods: [
      { id: 1, mood_group_id: 1, custom_name: '' },
      { id: 9, mood_group_id: 4, custom_name: 'fluffy' },
    ],
    dayEntries: [
      { year: 2026, month: 0, day: 31, mood: 9, tags: [], timeZoneOffset: 3_600_000 },
      { year: 2026, month: 1, day: 1, mood: 1 },
      { year: 2026, month: 1, day: 1, mood: 77 },
    ],
  };
  const file = { 'backup.daylio': Buffer.from(JSON.stringify(content)).toString('base64') };
  expect((await readFiles(daylio, file)).isRecognised).toBe(true);
  const { records, rejections } = await readFiles(daylio, file);
  expect(moods(records)).toEqual([
    ['2026-01-31', 4],
    ['2026-02-01', 10],
  ]);
  expect(rejections).toHaveLength(1);
});

test('rejects a backup that is not JSON', async () => {
  const { rejections } = await readFiles(daylio, { 'backup.daylio': 'not base64 of JSON' });
  expect(rejections).toEqual([
    { kind: 'rejected', reason: 'unreadable', what: 'backup', where: 'backup.daylio' },
  ]);
});

test('recognises its own table only', async () => {
  expect((await readFiles(daylio, table())).isRecognised).toBe(true);
  expect((await readFiles(daylio, { 'other.csv': 'date,mood\n2026-03-01,5' })).isRecognised).toBe(false);
});
