import { expect, test } from 'vitest';
import { addRejection, emptyReport, mergeReports, type StoreReport } from './health-record.ts';

const rejection = { reason: 'notUsed', what: 'HKMystery', count: 2, where: 'line 1' } as const;

test('adds the counts of two reports', () => {
  const one: StoreReport = {
    ...{ read: 5, stored: 2, duplicates: 1, rejected: [rejection], kinds: { daily: 3 } },
    ...{ from: '2026-03-02', to: '2026-03-04' },
  };
  const other: StoreReport = {
    ...{
      read: 3,
      stored: 1,
      duplicates: 1,
      kinds: { daily: 1, night: 1 },
      from: '2026-03-01',
      to: '2026-03-03',
    },
    rejected: [{ ...rejection, count: 1, where: 'line 9' }],
  };
  expect(mergeReports(one, other)).toEqual({
    ...{
      read: 8,
      stored: 3,
      duplicates: 2,
      kinds: { daily: 4, night: 1 },
      from: '2026-03-01',
      to: '2026-03-04',
    },
    rejected: [{ ...rejection, count: 3 }],
  });
  expect(mergeReports(one, emptyReport())).toEqual(one);
  expect(one.rejected).toEqual([rejection]);
});

test('a file with endless names of data gives a short list', () => {
  const list: StoreReport['rejected'] = [];
  for (let number = 0; number < 1000; number++)
    addRejection(list, { ...rejection, what: `Mystery${number}`, count: 1 });
  expect(list).toHaveLength(201);
  expect(list.at(-1)).toEqual({ ...rejection, what: 'other', count: 800, where: null });
});
