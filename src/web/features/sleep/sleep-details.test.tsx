import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { pages } from '#contracts/pages.ts';
import { deviceOutbox } from '#web/lib/outbox/device-outbox.ts';
import { setHasUnsent } from '#web/lib/unsent-flag.ts';
import { renderRoute, testUser } from '#web/testing/render-route.tsx';

const day = '2026-03-10';
const goals = { targetSleepHours: 8, targetBedtime: '22:00', targetWakeTime: '06:00', targetQuality: 8 };
const fails = { fails: 'internal' };

beforeEach(async () => {
  await deviceOutbox.removeAll(testUser.id);
  setHasUnsent(testUser.id, true);
});

const unsentRow = async () =>
  within(await screen.findByRole('region', { name: 'Entries on this device' })).getByRole('listitem')
    .textContent;

it('keeps an unsent night and the hours if only the summary did not load', async () => {
  const body = { date: day, bedtime: '23:15', wakeTime: '06:45' };
  const night = { userId: testUser.id, method: 'POST', path: '/api/sleep-nights', input: { body } } as const;
  await deviceOutbox.add({ ...night, zone: 'UTC' });
  await renderRoute(pages.sleep, {
    answers: {
      'GET /api/sleep-goals': goals,
      'GET /api/sleep-summary': fails,
      'GET /api/sleep-nights': [],
      'POST /api/sleep-nights': fails,
      'GET /api/health-metrics': [
        { date: day, sleepHours: 7.5, sleepQuality: null, sources: { sleepHours: 'self' } },
      ],
    },
  });
  expect(await screen.findByText("We couldn't load your averages and latest nights")).toBeDefined();
  expect(await unsentRow()).toContain('Night');
  expect(await screen.findByRole('region', { name: 'Against your usual' })).toBeDefined();
});

it('keeps an unsent deletion of a night if nothing loaded', async () => {
  const input = { params: { date: day } };
  const path = '/api/sleep-nights/:date';
  await deviceOutbox.add({ userId: testUser.id, method: 'DELETE', path, input, zone: 'UTC' });
  await renderRoute(pages.sleep, {
    answers: {
      'GET /api/sleep-goals': fails,
      'GET /api/sleep-summary': fails,
      'GET /api/sleep-nights': fails,
      'GET /api/health-metrics': fails,
      [`DELETE /api/sleep-nights/${day}`]: fails,
    },
  });
  expect(await screen.findByText("We couldn't load your nights and goals")).toBeDefined();
  expect(await unsentRow()).toContain('Deleted night');
});

it('keeps the error of the summary during another attempt', async () => {
  const { promise: second, resolve: load } = Promise.withResolvers();
  let attempts = 0;
  const { person } = await renderRoute(pages.sleep, {
    answers: {
      'GET /api/sleep-goals': goals,
      'GET /api/sleep-summary': () => (attempts++ === 0 ? fails : second),
      'GET /api/sleep-nights': [],
      'GET /api/health-metrics': [],
    },
  });
  const error = () => screen.queryByText("We couldn't load your averages and latest nights");
  await waitFor(() => expect(error()).not.toBeNull());
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(attempts).toBe(2));
  expect(error()).not.toBeNull();
  expect(screen.queryByRole('region', { name: 'Average sleep quality' })).toBeNull();
  load({ rated: [], efficiency: [], recent: [], irregularityMinutes: null });
  await waitFor(() => expect(error()).toBeNull());
});
