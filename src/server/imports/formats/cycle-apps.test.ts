import { expect, test } from 'vitest';
import { readFiles } from '#server/testing/exports/read-files.ts';
import { clue } from './clue.ts';
import { drip } from './drip.ts';

const dripHeader =
  'date,temperature.value,temperature.exclude,temperature.time,bleeding.value,bleeding.exclude,pain.cramps,pain.headache,pain.note,mood.fatigue,desire.value,note.value';

test('reads bleeding, symptoms and notes of drip', async () => {
  const file = {
    'my-data.csv': [
      dripHeader,
      '2026-03-03,36.6,false,07:00,2,false,,,,,,',
      '2026-03-02,,,,3,false,true,,in the night,true,,slept badly',
      '2026-03-01,,,,0,false,,,,,,',
      '2026-02-10,,,,1,true,,,,,2,',
      'oops,,,,1,false,,,,,,',
    ].join('\n'),
  };
  expect((await readFiles(drip, file)).isRecognised).toBe(true);
  const { records, rejections } = await readFiles(drip, file);
  expect(records).toMatchObject([
    { kind: 'cycle', day: '2026-03-01', flow: 1, isPeriodStart: false, phase: null },
    {
      day: '2026-03-02',
      flow: 4,
      isPeriodStart: true,
      phase: 'menstrual',
      symptoms: ['cramping', 'fatigue'],
      notes: 'slept badly\nin the night',
    },
    { day: '2026-03-03', flow: 3, isPeriodStart: false },
  ]);
  expect(rejections).toEqual([
    { kind: 'rejected', reason: 'notUsed', what: 'temperature.value', where: '2026-03-03' },
    { kind: 'rejected', reason: 'notUsed', what: 'desire.value', where: '2026-02-10' },
    { kind: 'rejected', reason: 'unreadable', what: 'date', where: 'my-data.csv:6' },
  ]);
});

test('reads measurements of Clue with single values and lists', async () => {
  const file = {
    'ClueDataDownload/measurements.json': JSON.stringify([
      { type: 'period', id: '1', date: '2026-03-02', value: { option: 'very_heavy' } },
      { type: 'period', id: '2', date: '2026-03-03T00:00:00.000Z', value: { option: 'light' } },
      { type: 'pain', id: '3', date: '2026-03-02', value: [{ option: 'period_cramps' }, { option: 'leg' }] },
      { type: 'craving', id: '4', date: '2026-03-02', value: [{ option: 'sweet' }] },
      { type: 'spotting', id: '5', date: '2026-03-20', value: { option: 'red' } },
      { type: 'bbt', id: '6', date: '2026-03-20', value: { celsius: 36.5 } },
      { type: 'period', id: '7', date: 'yesterday', value: { option: 'light' } },
      'nonsense',
    ]),
  };
  expect((await readFiles(clue, file)).isRecognised).toBe(true);
  const { records, rejections } = await readFiles(clue, file);
  expect(records).toMatchObject([
    { day: '2026-03-02', flow: 5, isPeriodStart: true, symptoms: ['cramping', 'food_cravings'] },
    { day: '2026-03-03', flow: 2, isPeriodStart: false },
    { day: '2026-03-20', flow: 1, isPeriodStart: false, phase: null },
  ]);
  expect(rejections.map(({ reason, what }) => [reason, what])).toEqual([
    ['notUsed', 'bbt'],
    ['unreadable', 'measurement'],
    ['unreadable', 'measurement'],
  ]);
});

test('reads the older file of Clue', async () => {
  const data = [
    { day: '2018-01-05T00:00:00Z', period: 'medium', pain: ['cramps', 'headache'], sex: ['protected'] },
  ];
  const { records, rejections } = await readFiles(clue, { 'me.cluedata': JSON.stringify({ data }) });
  expect(records).toMatchObject([
    { day: '2018-01-05', flow: 3, isPeriodStart: true, symptoms: ['cramping', 'headache'] },
  ]);
  expect(rejections.map(({ what }) => what)).toEqual(['sex']);
});

test('a gap of one day does not start a new period', async () => {
  const days = ['2026-03-01', '2026-03-03', '2026-03-06'];
  const entries = days.map((date) => ({ type: 'period', date, value: { option: 'medium' } }));
  const { records } = await readFiles(clue, { 'measurements.json': JSON.stringify(entries) });
  expect(records.map((record) => 'isPeriodStart' in record && record.isPeriodStart)).toEqual([
    true,
    false,
    true,
  ]);
});

test('rejects a file that is not JSON', async () => {
  const { rejections } = await readFiles(clue, { 'measurements.json': '[{"type":' });
  expect(rejections).toEqual([
    { kind: 'rejected', reason: 'unreadable', what: 'measurements', where: 'measurements.json' },
  ]);
});
