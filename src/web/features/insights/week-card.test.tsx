import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { WeekCard } from './week-card.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const week = { from: '2026-03-23', to: '2026-03-29' };

async function renderWeek(facts: object[], nights: object[] = []) {
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('insight-narrative'))
      return Response.json({ ...week, text: 'Mood: 6.8 of 10.', writtenBy: null, mayAsk: false });
    if (address.includes('sleep-nights')) return Response.json(nights);
    return address.includes('insight-story')
      ? Response.json({ ...week, facts })
      : Response.json({}, { status: 404 });
  });
  await renderPart(() => (
    <QueryClientProvider client={new QueryClient()}>
      <WeekCard />
    </QueryClientProvider>
  ));
}

it('lists what differs from earlier weeks, and below it the folded rest', async () => {
  const facts = [
    { measure: 'alcoholConsumption', value: 1, usual: 12 / 7, low: 1.2, high: 2, standing: 'below', days: 4 },
    { measure: 'mood', value: 6.8, usual: 7, low: 6.5, high: 7.5, standing: 'usual', days: 5 },
    { measure: 'selfCareActivity', value: 2, usual: 2, low: 1, high: 3, standing: 'usual', days: 4 },
    { measure: 'meditationMinutes', value: 10, usual: 12, low: 8, high: 15, standing: 'usual', days: 4 },
  ];
  await renderWeek(facts);
  const textsIn = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  fireEvent.click(await screen.findByRole('button', { name: 'As usual (3)' }));
  expect(textsIn('Not as usual')).toEqual([
    'Alcohol1 of 4 logged daysDown: 25%Usually: 43%. Most weeks between 30% and 50%.',
  ]);
  expect(textsIn('As usual')).toEqual([
    'Mood6.8 of 10Usually: 7.0 of 10. Most weeks between 6.5 of 10 and 7.5 of 10.',
    'Time for yourself2 of 4 logged days50%Usually: 50%. Most weeks between 25% and 75%.',
    'Meditationaverage of 4 days10 minUsually: 12 min. Most weeks between 8 min and 15 min.',
  ]);
});

it.each([
  [[null, null], 2, 'Time in bed'],
  [[null, 0.5], 2, 'Sleep or time in bed'],
  [[null], 2, 'Sleep or time in bed'],
  [[0.5, 0.5], 2, 'Hours of sleep'],
])('with the measured hours awake %j on %d days, calls the hours %j', async (awake, days, name) => {
  const nights = awake.map((awakeHours, index) => ({
    ...{ date: `2026-03-2${4 + index}`, bedtime: '2026-03-23T22:00:00Z', wakeTime: '2026-03-24T06:00:00Z' },
    ...{ zone: 'UTC', hours: 8, deepHours: null, remHours: null, lightHours: null, awakeHours },
    ...{ efficiency: null, quality: null, source: 'self' },
  }));
  const fact = { measure: 'sleepHours', value: 8, usual: 8, low: 7, high: 9, standing: 'usual', days };
  await renderWeek([fact], nights);
  expect(await screen.findByText(name)).toBeDefined();
});

it.each([
  ['energyLevel', 5, 4.9, /5\.0 of 10.*4\.9 of 10/],
  ['meditationMinutes', 10, 11.3, /10\smin.*11\smin/],
  ['weight', 19.6, 20.7, /19\.6\skg.*20\.7\skg/],
  ['steps', 1200, 1310, /1,200Usual.*1,310\./],
  ['sleepHours', 9, 8.983, /9\sh\s0\smin.*8\sh\s59\smin/],
])(
  'shows %s with the same precision for the week and the usual value',
  async (measure, value, usual, text) => {
    const fact = { measure, value, usual, low: usual - 1, high: usual + 1, standing: 'usual', days: 5 };
    await renderWeek([fact]);
    const rows = within(await screen.findByRole('region', { name: 'As usual' }));
    expect(rows.getByRole('listitem').textContent).toMatch(text);
  },
);

it.each([
  ['2026-04-02', /^Week of 23–29\sMar$/],
  ['2026-04-07', /^Week of 30\sMar – 5\sApr$/],
])('names the first and the last day of the week before %s', async (today, title) => {
  vi.useFakeTimers({ now: new Date(`${today}T12:00:00`), toFake: ['Date'] });
  await renderWeek([]);
  expect(await screen.findByRole('heading', { name: title })).toBeDefined();
});
