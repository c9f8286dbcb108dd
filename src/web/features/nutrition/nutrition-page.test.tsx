import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { pages } from '#contracts/pages.ts';
import { renderRoute, testUser } from '#web/testing/render-route.tsx';

const noNumbers = { calories: null, protein: null, carbs: null, fat: null };
const meal = {
  id: 1,
  userId: testUser.id,
  name: 'Ramen',
  description: null,
  mealType: 'dinner',
  ...noNumbers,
  voiceTranscript: null,
  photoUrl: null,
  nutritionScore: 7.26,
  items: null,
  timestamp: '2026-03-10T10:05:00.000Z',
  date: '2026-03-10',
  zone: 'Asia/Tokyo',
  source: 'self',
  counts: true,
};
const answers = {
  'GET /api/food-entries': [meal],
  'GET /api/nutrition-summary': {
    date: '2026-03-10',
    entries: 1,
    totals: { calories: 1234, protein: 10, carbs: 0, fat: 2.5 },
    targets: { ...noNumbers, calories: 2000 },
    water: null,
  },
  'GET /api/food-suggestions': { recents: [], favourites: [] },
};
// Replaces the non-breaking spaces that Intl inserts.
const plain = (element: HTMLElement) => element.textContent?.replace(/\s/g, ' ');

it('shows a meal with its score and its local time', async () => {
  await renderRoute(pages.nutrition, { answers });
  // The page's modules are compiled during the first test, which can take several seconds.
  const loaded = { timeout: 10_000 };
  const list = within(await screen.findByRole('region', { name: 'Recent Meals' }, loaded));
  const row = await list.findByRole('listitem');
  expect(plain(row)).toContain('RamenDinner · 19:05AI Score 7.3');
  expect(plain(row)).not.toContain('kcal');
});

it('shows only targets that are set, and macros with one decimal', async () => {
  await renderRoute(pages.nutrition, { answers });
  await screen.findByText('of 2,000 kcal');
  const card = (name: string) => plain(screen.getByRole('region', { name }));
  expect(['Calories today', 'Protein', 'Carbs', 'Fat'].map(card)).toEqual([
    'Calories today1,234kcalof 2,000 kcal',
    'Protein10.0g',
    'Carbs0.0g',
    'Fat2.5g',
  ]);
});

/** Reports every observed element as visible, because jsdom has no layout. */
class EverythingInView {
  private readonly report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.report = report;
  }
  observe() {
    const entry = { isIntersecting: true } as IntersectionObserverEntry;
    this.report([entry], this as unknown as IntersectionObserver);
  }
  disconnect() {}
}

it('shows each failure in its place, and keeps the form usable', async () => {
  vi.stubGlobal('IntersectionObserver', EverythingInView);
  const failing = Object.fromEntries(Object.keys(answers).map((call) => [call, { fails: 'internal' }]));
  const { person } = await renderRoute(pages.nutrition, { answers: failing });
  expect(await screen.findByText("We couldn't load your meals")).toBeDefined();
  expect(await screen.findByText("We couldn't load the day")).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Log' }));
  expect(await screen.findByLabelText('What did you eat?')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Enter values yourself' }));
  expect(screen.getByLabelText('Food name')).toBeDefined();
});
