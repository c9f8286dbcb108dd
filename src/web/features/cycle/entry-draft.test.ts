import { expect, test } from 'vitest';
import { toDraft, toEntry, validateDraft } from './entry-draft.ts';

const today = '2026-11-21';

test('an untouched form can be sent, and says nothing but its day', () => {
  const draft = toDraft(undefined, today);
  expect(validateDraft(draft, today).size).toBe(0);
  expect(toEntry(draft, 7)).toEqual({
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
  expect(toEntry(toDraft({ id: 1, userId: 7, source: 'self', ...entry }, today), 7)).toEqual({
    userId: 7,
    ...entry,
  });
});

test('what cannot be sent is named', () => {
  const invalidFields = (part: object) => [
    ...validateDraft({ ...toDraft(undefined, today), ...part }, today),
  ];
  for (const cycleDay of ['0', '100', '3.5', 'tre', '-1'])
    expect(invalidFields({ cycleDay })).toEqual(['cycleDay']);
  expect(invalidFields({ cycleDay: ' 36 ' })).toEqual([]);
  expect(invalidFields({ date: '2026-11-22' })).toEqual(['date']);
  expect(invalidFields({ date: '' })).toEqual(['date']);
  expect(invalidFields({ notes: 'a'.repeat(2001) })).toEqual(['notes']);
});
