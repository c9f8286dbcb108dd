import { expect, test } from 'vitest';
import { terraKinds } from './kinds.ts';

const read = (menstruation_data: unknown) => {
  const item = { metadata: { start_time: '2026-03-01T00:00:00+01:00' }, menstruation_data };
  const context = { zone: 'Europe/Stockholm', recordedAt: new Date('2026-03-02T10:00:00Z') };
  return terraKinds.find(({ name }) => name === 'menstruation')?.read([item], context);
};
const entry = {
  kind: 'cycle',
  externalId: '2026-03-01',
  day: '2026-03-01',
  flow: null,
  phase: null,
  isPeriodStart: false,
  symptoms: [],
  notes: null,
};

test.each([
  [1, 'menstrual'],
  [2, 'follicular'],
  [3, 'follicular'],
  [4, 'ovulation'],
  [5, 'luteal'],
  [6, 'luteal'],
])('phase %s is %s', (current_phase, phase) => {
  expect(read({ current_phase, is_predicted_cycle: false })).toEqual([{ ...entry, phase }]);
});

test.each([
  [0, []],
  [1, []],
  [2, [{ ...entry, flow: 2, phase: 'menstrual' }]],
  [3, [{ ...entry, flow: 3, phase: 'menstrual' }]],
  [4, [{ ...entry, flow: 4, phase: 'menstrual' }]],
  [5, [{ ...entry, flow: null, phase: 'menstrual' }]],
])('flow %s', (flow, records) => {
  expect(read({ menstruation_flow: [{ timestamp: '2026-03-01T09:00:00+01:00', flow }] })).toEqual(records);
});

test('the heaviest flow of the day counts, and that of other days does not', () => {
  const menstruation_flow = [
    { timestamp: '2026-03-01T09:00:00+01:00', flow: 2 },
    { timestamp: '2026-03-01T21:00:00+01:00', flow: 3 },
    { timestamp: '2026-02-28T09:00:00+01:00', flow: 4 },
  ];
  expect(read({ menstruation_flow })).toMatchObject([{ flow: 3 }]);
});

test('the first day of the period', () => {
  expect(read({ current_phase: 1, period_start_date: '2026-03-01' })).toMatchObject([
    { isPeriodStart: true },
  ]);
  expect(read({ current_phase: 1, period_start_date: '2026-02-27' })).toMatchObject([
    { isPeriodStart: false },
  ]);
});

test('a predicted phase is reported and not stored, but a recorded flow is stored', () => {
  const rejection = {
    kind: 'rejected',
    reason: 'notUsed',
    what: 'menstruation.menstruation_data.is_predicted_cycle',
    where: '2026-03-01',
    isCycle: true,
  };
  const predicted = { is_predicted_cycle: true, current_phase: 5, period_start_date: '2026-03-01' };
  expect(read(predicted)).toEqual([rejection]);
  const menstruation_flow = [{ timestamp: null, flow: 2 }];
  expect(read({ ...predicted, menstruation_flow })).toEqual([
    { ...entry, flow: 2, phase: 'menstrual' },
    rejection,
  ]);
});

test('a pregnancy has no place in the product', () => {
  expect(read({ current_phase: 8 })).toMatchObject([{ kind: 'rejected', reason: 'notUsed' }]);
});

test('a day that says nothing becomes no entry', () => {
  expect(read({ current_phase: 0, day_in_cycle: null })).toEqual([]);
  expect(read(null)).toEqual([]);
});
