import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addDays } from '#domain/calendar-day.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { RibbonDays } from './ribbon-days.tsx';

const twoWeeksFrom = (first: string) => Array.from({ length: 14 }, (_, index) => addDays(first, index));

it.each([
  ['2026-11-17', ['17 Nov', '20', '22', '24', '26', '28', '30']],
  ['2026-11-24', ['24 Nov', '27', '29', '1 Dec', '3', '5', '7']],
  ['2026-11-25', ['25 Nov', '28', '30', '2 Dec', '4', '6', '8']],
])('names each month once on phones, from %s', async (first, expected) => {
  const { container } = await renderPart(() => <RibbonDays days={twoWeeksFrom(first)} />);
  await screen.findAllByText(expected[0] ?? '');
  const labels = [...container.querySelectorAll('.sm\\:hidden')];
  expect(labels.map(({ textContent }) => textContent.replace('\u00a0', ' '))).toEqual(expected);
});
