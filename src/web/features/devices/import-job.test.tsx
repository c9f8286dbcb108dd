import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ImportState } from '#contracts/imports.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { ImportJob } from './import-job.tsx';

const report = { read: 1500, stored: 1500, duplicates: 0, rejected: [], kinds: {}, from: null, to: null };
const job: ImportState = {
  id: 1,
  format: 'strava',
  fileName: 'strava.zip',
  state: 'running',
  failure: null,
  bytesRead: 0,
  bytesTotal: 400,
  report: null,
  preview: null,
  createdAt: '2026-03-10T12:00:00.000Z',
  finishedAt: null,
};

it.each([
  ['waiting', { state: 'waiting' }, 'Waiting to be read', null, null],
  ['half read', { bytesRead: 200 }, 'Reading strava.zip', '50', '50%'],
  [
    'read, but not saved',
    { bytesRead: 400, report },
    'Saving the values from strava.zip',
    null,
    '1,500 so far',
  ],
] as const)('an import that is %s', async (_, state, label, percent, text) => {
  await renderPart(() => (
    <QueryClientProvider client={new QueryClient()}>
      <ImportJob job={{ ...job, ...state } as ImportState} />
    </QueryClientProvider>
  ));
  const bar = await screen.findByRole('progressbar', { name: label });
  expect(bar.getAttribute('aria-valuenow')).toBe(percent);
  expect(bar.getAttribute('aria-valuetext')).toBe(text);
});

it('keeps the chosen columns while the person is on another page', async () => {
  const preview = { columns: ['Day', 'Walk'], rows: [['2026-03-09', '9000']], suggestion: null };
  const waiting: ImportState = { ...job, format: 'csv', state: 'needsMapping', preview };
  const show = () =>
    renderPart(() => (
      <QueryClientProvider client={new QueryClient()}>
        <ImportJob job={waiting} />
      </QueryClientProvider>
    ));
  const { person, unmount } = await show();
  await person.selectOptions(await screen.findByLabelText('Date column'), 'Day');
  await person.selectOptions(screen.getByLabelText('“Walk” contains'), 'Distance');
  await person.selectOptions(screen.getByLabelText(/^Unit of/), 'Miles');
  unmount();
  await show();
  expect(await screen.findByLabelText<HTMLSelectElement>('Date column')).toHaveProperty('value', '0');
  const shown = ['“Walk” contains', /^Unit of/].map(
    (label) => screen.getByLabelText<HTMLSelectElement>(label).selectedOptions[0]?.textContent,
  );
  expect(shown).toEqual(['Distance', 'Miles']);
});
