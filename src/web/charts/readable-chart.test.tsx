import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { ReadableChart } from './readable-chart.tsx';

const points = [
  { name: 'Mon 2 Mar', value: 6, text: '6 of 10' },
  { name: 'Tue 3 Mar', value: null, text: '' },
  { name: 'Wed 4 Mar', value: 9, text: '9 of 10' },
];

it('says the answers of the chart, and each point with its day and its value', async () => {
  await renderPart(() => (
    <ReadableChart series={[{ label: 'Mood', points }]}>
      <svg aria-hidden="true" />
    </ReadableChart>
  ));
  const reader = await screen.findByRole('slider', { name: 'Mood' });
  const summary = document.getElementById(reader.getAttribute('aria-describedby') ?? '');
  expect(summary?.textContent).toBe(
    'Highest: 9 of 10, Wed 4 Mar. Lowest: 6 of 10, Mon 2 Mar. Last: 9 of 10, Wed 4 Mar. Direction: rising. One day has no value.',
  );
  expect(reader.getAttribute('aria-valuetext')).toBe('Wed 4 Mar: 9 of 10');
});

it('names a value once if there is no other', async () => {
  const only = points.map((point, index) => (index === 0 ? point : { ...point, value: null }));
  await renderPart(() => (
    <ReadableChart series={[{ label: 'Mood', points: only }]}>
      <svg aria-hidden="true" />
    </ReadableChart>
  ));
  const reader = await screen.findByRole('slider', { name: 'Mood' });
  const summary = document.getElementById(reader.getAttribute('aria-describedby') ?? '');
  expect(summary?.textContent).toBe('One value: 6 of 10, Mon 2 Mar. 2 days have no value.');
});

it('counts all days of the drawing, not only those between the first and the last value', async () => {
  await renderPart(() => (
    <ReadableChart
      steps={90}
      series={[{ label: 'Mood', points: points.map((point, at) => ({ ...point, at })) }]}
    >
      <svg aria-hidden="true" />
    </ReadableChart>
  ));
  const reader = await screen.findByRole('slider', { name: 'Mood' });
  const summary = document.getElementById(reader.getAttribute('aria-describedby') ?? '');
  expect(summary?.textContent).toContain('88 days have no value.');
});

it('renders only the drawing if there are no values', async () => {
  await renderPart(() => (
    <ReadableChart series={[{ label: 'Mood', points: points.map((point) => ({ ...point, value: null })) }]}>
      the drawing
    </ReadableChart>
  ));
  expect(await screen.findByText('the drawing')).toBeDefined();
  expect(screen.queryByRole('slider')).toBeNull();
});
