import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addDays } from '#domain/calendar-day.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { RibbonDays } from './ribbon-days.tsx';

const twoWeeksFrom = (first: string) => Array.from({ length: 14 }, (_, index) => addDays(first, index));

it.each([
  ['2026-11-17', ['18 Nov', '21', '24', '27', '30']],
  ['2026-11-24', ['25 Nov', '28', '1 Dec', '4', '7']],
  ['2026-11-25', ['26 Nov', '29', '2 Dec', '5', '8']],
])('names each month once on phones, from %s', async (first, expected) => {
  const { container } = await renderPart(() => <RibbonDays days={twoWeeksFrom(first)} />);
  await screen.findAllByText(expected[0] ?? '');
  const labels = [...container.querySelectorAll('.sm\\:hidden')];
  expect(labels.map(({ textContent }) => textContent.replace('\u00a0', ' '))).toEqual(expected);
});
