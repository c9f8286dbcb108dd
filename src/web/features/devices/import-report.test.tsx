import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ImportReport } from '#contracts/imports.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { ImportReportView } from './import-report.tsx';

const rejected: ImportReport['rejected'] = [
  { reason: 'outOfBounds', what: 'weight', count: 2, where: '2025-11-19' },
  { reason: 'moduleOff', what: 'cycle', count: 3, where: null },
  { reason: 'unreadable', what: 'Sömn (min)', count: 1, where: 'line 3' },
];

it('names what was not stored in words, and the first day or line', async () => {
  const report = { read: 6, stored: 0, duplicates: 0, kinds: {}, rejected, from: null, to: null };
  await renderPart(() => <ImportReportView report={report} />);
  const items = await screen.findAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Weight \(2, first: .*19\sNov\s2025\)$/),
    'Cycle (3)',
    'Sömn (min) (1, first: line 3)',
  ]);
});
