import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toCalendarDay } from '#domain/calendar-day.ts';
import { dialogAddress } from '#web/lib/worker-paths.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { BuildingProfile, type Readiness } from './building-profile.tsx';

it('links to the dashboard with the open check-in', async () => {
  const days = { mood: 3, energyLevel: 3, stressLevel: 0, sleepQuality: 0 };
  const readiness = { percent: 7, needed: 42, nextLook: null, days } as Readiness;
  await renderPart(() => <BuildingProfile readiness={readiness} checkin="open" unanswered={0} />);
  const link = await screen.findByRole('link', { name: 'Start check-in' });
  expect(link.getAttribute('href')).toBe(dialogAddress('checkin'));
});

it('says what a pattern needs only once there are values', async () => {
  const none = { mood: 0, energyLevel: 0, stressLevel: 0, sleepQuality: 0 };
  const readiness = { percent: 0, needed: 42, nextLook: null, days: none } as Readiness;
  const before = await renderPart(() => (
    <BuildingProfile readiness={readiness} checkin="open" unanswered={0} />
  ));
  expect(await screen.findByText(/Each day with a check-in counts/)).toBeDefined();
  expect(screen.getByText('At least 42 days')).toBeDefined();
  expect(screen.queryByText(/two measures with at least 42 days/)).toBeNull();
  before.unmount();
  const days = { ...none, mood: 3, energyLevel: 2 };
  await renderPart(() => (
    <BuildingProfile readiness={{ ...readiness, days }} checkin="open" unanswered={0} />
  ));
  expect(await screen.findByText(/two measures with at least 42 days/)).toBeDefined();
  expect(screen.queryByText(/Each day with a check-in counts/)).toBeNull();
});

it('continues a check-in that is started, and says that one measure is not enough', async () => {
  const days = { mood: 1, energyLevel: 0, stressLevel: 0, sleepQuality: 0 };
  const readiness = { percent: 0, needed: 42, nextLook: null, days } as Readiness;
  await renderPart(() => <BuildingProfile readiness={readiness} checkin="started" unanswered={8} />);
  expect(await screen.findByRole('link', { name: 'Continue check-in' })).toBeDefined();
  expect(screen.getByText('8 questions left')).toBeDefined();
  expect(screen.queryByText(/takes about a minute/)).toBeNull();
  expect(screen.getByText(/Log another to start the count/)).toBeDefined();
});

it("has no link to the check-in after today's check-in, and says so", async () => {
  const days = { mood: 3, energyLevel: 3, stressLevel: 3, sleepQuality: 3 };
  const readiness = { percent: 7, needed: 42, nextLook: null, days } as Readiness;
  await renderPart(() => <BuildingProfile readiness={readiness} checkin="done" unanswered={0} />);
  expect(await screen.findByText(/^Today's check-in is done/)).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});

it('draws a dot for each day that counts, and says how many days are missing', async () => {
  const days = { mood: 41, energyLevel: 14, stressLevel: 0, sleepQuality: 60 };
  const readiness = { percent: 97, needed: 42, nextLook: null, days } as Readiness;
  const { container } = await renderPart(() => (
    <BuildingProfile readiness={readiness} checkin="open" unanswered={0} />
  ));
  expect(await screen.findByText('At least one more day')).toBeDefined();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '14 daysAn experiment can start',
    '28 daysYour week against your usual',
    '42 daysThe first search for patterns',
    'Mood41 days',
    'Energy14 days',
    'Stress0 days',
    'Sleep qualityEnough',
  ]);
  expect(container.querySelectorAll('circle[r="3.6"]')).toHaveLength(41);
  expect(container.querySelectorAll('circle')).toHaveLength(42);
});

it('names the day of the first analysis only before that analysis', async () => {
  const days = { mood: 60, energyLevel: 3, stressLevel: 0, sleepQuality: 0 };
  const readiness = { needed: 42, lastLook: null, nextLook: '2099-12-15', days } as Readiness;
  const before = await renderPart(() => (
    <BuildingProfile readiness={readiness} checkin="open" unanswered={0} />
  ));
  expect(await screen.findByText(/^First analysis: .*16 Dec/)).toBeDefined();
  before.unmount();
  await renderPart(() => (
    <BuildingProfile readiness={{ ...readiness, lastLook: '2026-11-24' }} checkin="open" unanswered={0} />
  ));
  expect(await screen.findByText('At least 39 more days')).toBeDefined();
  expect(screen.getByText(/^Then there can be a first pattern/)).toBeDefined();
  expect(screen.queryByText(/^First analysis: /)).toBeNull();
});

it('names no day of the first analysis if there cannot be enough values by then', async () => {
  const days = { mood: 1, energyLevel: 1, stressLevel: 0, sleepQuality: 0 };
  const nextLook = toCalendarDay(new Date(Date.now() + 10 * 86_400_000), 'UTC');
  const readiness = { needed: 42, lastLook: null, nextLook, days } as Readiness;
  await renderPart(() => <BuildingProfile readiness={readiness} checkin="open" unanswered={0} />);
  expect(await screen.findByText('At least 41 more days')).toBeDefined();
  expect(screen.getByText(/^Then there can be a first pattern/)).toBeDefined();
  expect(screen.queryByText(/^First analysis: /)).toBeNull();
});
