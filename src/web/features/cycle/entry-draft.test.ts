import { expect, test } from 'vitest';
import { draftOf, entryOf, faultsOf } from './entry-draft.ts';

const today = '2026-11-21';

test('an untouched form can be sent, and says nothing but its day', () => {
  const draft = draftOf(undefined, today);
  expect(faultsOf(draft, today).size).toBe(0);
  expect(entryOf(draft, 7)).toEqual({
    userId: 7,
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

test('an entry survives its form unchanged', () => {
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
  expect(entryOf(draftOf({ id: 1, userId: 7, ...entry }, today), 7)).toEqual({ userId: 7, ...entry });
});

test('what cannot be sent is named', () => {
  const faults = (part: object) => [...faultsOf({ ...draftOf(undefined, today), ...part }, today)];
  for (const cycleDay of ['0', '100', '3.5', 'tre', '-1']) expect(faults({ cycleDay })).toEqual(['cycleDay']);
  expect(faults({ cycleDay: ' 36 ' })).toEqual([]);
  expect(faults({ date: '2026-11-22' })).toEqual(['date']);
  expect(faults({ date: '' })).toEqual(['date']);
  expect(faults({ notes: 'a'.repeat(2001) })).toEqual(['notes']);
});
