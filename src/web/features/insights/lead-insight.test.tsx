import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { PatternInsight } from '#contracts/insights.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { LeadInsight } from './lead-insight.tsx';

const insight = {
  id: 3,
  title: 'Alcohol goes with lower sleep quality',
  description: 'Sleep quality was 1.7 points lower.',
  pairsChecked: 228,
  confidence: 90,
  firstSeen: '2026-03-09',
  exposure: 'alcoholConsumption',
  outcome: 'sleepQuality',
  lag: 1,
  ...{ effect: -1.7, low: -2.5, high: -0.9, days: 4, yesDays: 2 },
} as PatternInsight;

const days = [4, 6, 7, 9].map((outcome, index) => ({
  day: `2026-03-0${index + 1}`,
  exposure: index < 2 ? 1 : 0,
  outcome,
}));

const renderLead = () =>
  renderPart(() => (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <LeadInsight insight={insight} compared={[insight]} nextLook={null} test={undefined} />
    </QueryClientProvider>
  ));

afterEach(() => vi.unstubAllGlobals());

it('says the means that the drawing shows, and the effect in the notes', async () => {
  vi.stubGlobal('fetch', async () => Response.json(days));
  await renderLead();
  const means = 'After days with alcohol, sleep quality averaged 5 the next night.\nAfter other days, 8.';
  expect(
    await screen.findByText((_text, element) => toPlain(element) === means, { selector: 'p' }),
  ).toBeDefined();
  const notes = within(screen.getByRole('group'));
  expect(notes.getByText(/^Adjusted for weekdays and slow changes: 1\.7\spoints lower/)).toBeDefined();
  expect(screen.queryByText(insight.description)).toBeNull();
});

const toPlain = (element: Element | null) => element?.textContent.replaceAll('\u00a0', ' ');

it.each([
  ['a day has been added', [...days, { day: '2026-03-05', exposure: 0, outcome: 8 }], 5],
  ['an answer has been changed', days.map((day) => ({ ...day, exposure: day.outcome < 9 ? 1 : 0 })), 4],
])('says only the effect if %s since the analysis', async (_change, drawn, count) => {
  vi.stubGlobal('fetch', async () => Response.json(drawn));
  await renderLead();
  expect(
    await screen.findByText(`since the analysis. The drawing has the ${count} days`, { exact: false }),
  ).toBeDefined();
  expect(
    screen.getByText((_text, element) => toPlain(element) === insight.description, { selector: 'p' }),
  ).toBeDefined();
  expect(screen.queryByText(/averaged/)).toBeNull();
});

it('keeps the error and the effect during another attempt', async () => {
  const failure = Response.json({ error: { code: 'internal_error', message: '' } }, { status: 500 });
  vi.stubGlobal('fetch', async () => failure);
  const { person, container } = await renderLead();
  expect((await screen.findByRole('alert')).textContent).toContain("We couldn't load the days");
  vi.stubGlobal('fetch', () => Promise.withResolvers<never>().promise);
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('alert')).toBeDefined();
  expect(
    screen.getByText((_text, element) => toPlain(element) === insight.description, { selector: 'p' }),
  ).toBeDefined();
  expect(screen.getByText('−1.7')).toBeDefined();
  expect(container.querySelector('.animate-pulse')).toBeNull();
});
