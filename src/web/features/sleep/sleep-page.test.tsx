import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pages } from '#contracts/pages.ts';
import { renderRoute } from '#web/testing/render-route.tsx';

const goals = {
  targetSleepHours: 8,
  targetBedtime: '22:00',
  targetWakeTime: '06:00',
  targetQuality: 8,
  targetSleepQuality: 8,
};

function renderRated(qualities: number[]) {
  const days = qualities.map((quality, index) => ({ date: `2026-03-0${9 - index}`, quality, hours: null }));
  return renderRoute(pages.sleep, {
    answers: {
      'GET /api/sleep-goals': goals,
      'GET /api/sleep-summary': {
        rated: days,
        recent: days.map((day) => ({ ...day, night: null })),
        irregularityMinutes: null,
      },
    },
  });
}

it.each([
  [[8, 8], 'Excellent', ['Excellent', 'Excellent']],
  [[9, 5, 6], 'Good', ['Excellent', 'Poor', 'Good']],
  [[5.9], 'Needs improvement', ['Poor']],
])('labels an average of %j as %s, and labels each night', async (qualities, average, nights) => {
  await renderRated(qualities);
  const list = within(await screen.findByRole('region', { name: 'Recent sleep sessions' }));
  const rows = await list.findAllByRole('listitem');
  expect(rows.map((row) => /Excellent|Good|Poor|Needs/.exec(row.textContent ?? '')?.[0])).toEqual(nights);
  expect(screen.getByRole('region', { name: 'Rating' }).textContent).toContain(average);
});
