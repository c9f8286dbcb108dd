import { expect, test } from 'vitest';
import { entrySchema, entryValues } from './entry-form.ts';

const today = '2026-11-21';
const read = (values: object) => entrySchema('en', today).safeParse(values);

test('an untouched form can be sent and contains only its day', () => {
  expect(read(entryValues(undefined, today, 'en')).data).toEqual({
    date: today,
    periodStart: false,
    atypical: false,
    cycleDay: null,
    phase: null,
    flowIntensity: null,
    mood: null,
    energyLevel: null,
    pain: null,
    symptoms: [],
    notes: null,
  });
});

test('an unchanged form returns the same entry', () => {
  const entry = {
    date: '2026-11-02',
    periodStart: true,
    atypical: true,
    cycleDay: 40,
    phase: 'luteal' as const,
    flowIntensity: 1,
    mood: 10,
    energyLevel: 5,
    pain: 2,
    symptoms: ['acne' as const],
    notes: 'Lugn dag',
  };
  expect(read(entryValues({ id: 1, userId: 7, source: 'self', ...entry }, today, 'en')).data).toEqual(entry);
});

test('invalid fields are named', () => {
  const refused = (changes: object) =>
    read({ ...entryValues(undefined, today, 'en'), ...changes }).error?.issues.map(({ path }) => path[0]) ??
    [];
  for (const cycleDay of ['0', '100', '3.5', 'tre', '-1']) {
    expect(refused({ cycleDay }), cycleDay).toEqual(['cycleDay']);
  }
  expect(refused({ cycleDay: ' 36 ' })).toEqual([]);
  expect(refused({ date: '2026-11-22' })).toEqual(['date']);
  expect(refused({ date: '' })).toEqual(['date']);
  expect(refused({ notes: 'a'.repeat(2001) })).toEqual(['notes']);
});
