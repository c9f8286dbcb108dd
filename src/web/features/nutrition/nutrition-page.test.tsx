import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { pages } from '#contracts/pages.ts';
import { addDays, toCalendarDay } from '#domain/calendar-day.ts';
import { timeZone } from '#web/lib/time-zone.ts';
import { EverythingInView } from '#web/testing/everything-in-view.ts';
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

it('shows a nutrient that no meal has as unknown, and no shares without it', async () => {
  const summary = answers['GET /api/nutrition-summary'];
  const totals = { ...summary.totals, carbs: null };
  await renderRoute(pages.nutrition, {
    answers: { ...answers, 'GET /api/nutrition-summary': { ...summary, totals } },
  });
  await screen.findByText(/^The shares are shown when/);
  expect(plain(screen.getByRole('region', { name: 'Carbs' }))).toBe('Carbs–');
  expect(screen.queryByRole('img', { name: /^Share of calories/ })).toBeNull();
});

it('offers to add the missing nutrients to the newest meal of the day', async () => {
  const date = toCalendarDay(new Date(), timeZone());
  const summary = answers['GET /api/nutrition-summary'];
  const totals = { ...noNumbers, calories: 320 };
  const { person } = await renderRoute(pages.nutrition, {
    answers: {
      ...answers,
      'GET /api/food-entries': [{ ...meal, date, calories: 320 }],
      'GET /api/nutrition-summary': { ...summary, totals, targets: noNumbers },
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Add nutrients to Ramen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit meal' }));
  expect(await dialog.findByLabelText('Protein (g)')).toBeDefined();
});

it('compares calories and water with the usual, and shows the same glasses as the water log', async () => {
  const today = toCalendarDay(new Date(), timeZone());
  const earlier = Array.from({ length: 8 }, (_, index) => addDays(today, -1 - index));
  const suggested = earlier.map((date) => ({
    date: addDays(date, -8),
    waterIntake: 1,
    sources: { waterIntake: 'suggested' },
  }));
  const drunk = [today, ...earlier].map((date) => ({ date, waterIntake: 5, sources: {} }));
  const { person } = await renderRoute(pages.nutrition, {
    answers: {
      ...answers,
      'GET /api/food-entries': [{ ...meal, date: today, calories: 234 }],
      'GET /api/nutrition-summary': { ...answers['GET /api/nutrition-summary'], water: 3 },
      'GET /api/nutrition-days': [...earlier, today].map((date) => ({ date, calories: 1234 })),
      'GET /api/health-metrics': [...drunk, ...suggested],
    },
  });
  const usual = within(await screen.findByRole('region', { name: 'Against your usual' }));
  const band = async (name: string) => plain(await usual.findByRole('figure', { name }));
  expect(await band('Calories')).toMatch(/^CaloriesYour usual: 1,230 kcal.*So far today/);
  expect(await band('Water')).toMatch(/^WaterYour usual: 5 glasses.*So far today/);
  await person.click(screen.getByRole('button', { name: 'Actions: Ramen' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Delete meal' }));
  await waitFor(async () => expect(await band('Calories')).toMatch(/^CaloriesYour usual: 1,230 kcal/));
  await person.click(screen.getByRole('button', { name: 'Previous day' }));
  expect(screen.queryByRole('region', { name: 'Against your usual' })).toBeNull();
});

it('counts each of several clicks on the water that come before the page renders again', async () => {
  const saved: unknown[] = [];
  const save = (body: { glasses: number }) => {
    saved.push(body.glasses);
    return { date: toCalendarDay(new Date(), timeZone()), waterIntake: body.glasses };
  };
  await renderRoute(pages.nutrition, { answers: { ...answers, 'POST /api/water-intake': save } });
  const more = await screen.findByRole<HTMLButtonElement>('button', { name: 'One more glass' });
  await waitFor(() => expect(more.matches(':disabled')).toBe(false));
  for (let click = 0; click < 3; click += 1) {
    more.click();
    // As between two clicks in a browser, lets microtasks run but no timer, which the page needs to render.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  }
  await waitFor(() => expect(saved).toEqual([1, 2, 3]));
});

it('adds up the calories of a group only if it has several meals', async () => {
  const lunch = { ...meal, id: 2, mealType: 'lunch', calories: 400 };
  const meals = [{ ...meal, id: 4, calories: 700 }, lunch, { ...lunch, id: 3, calories: 50 }];
  await renderRoute(pages.nutrition, { answers: { ...answers, 'GET /api/food-entries': meals } });
  const list = within(await screen.findByRole('region', { name: 'Recent Meals' }));
  await list.findAllByRole('listitem');
  expect(list.getByText('450 kcal')).toBeDefined();
  expect(list.getAllByText('700 kcal')).toHaveLength(1);
});

it('shows the fat of a meal, and the share of each nutrient next to its name', async () => {
  const date = toCalendarDay(new Date(), timeZone());
  const macros = { protein: 30, carbs: 20.5, fat: 10 };
  const summary = answers['GET /api/nutrition-summary'];
  await renderRoute(pages.nutrition, {
    answers: {
      ...answers,
      'GET /api/food-entries': [{ ...meal, ...macros, date, id: 5 }],
      'GET /api/nutrition-summary': { ...summary, totals: { calories: 300, ...macros } },
    },
  });
  const list = within(await screen.findByRole('region', { name: 'Recent Meals' }));
  expect(plain(await list.findByRole('listitem'))).toContain('30 g protein, 20.5 g carbs, 10 g fat');
  const totals = await screen.findByRole('region', { name: 'Calories and macros' });
  await within(totals).findByRole('img', { name: 'Share of calories: Protein 41%, Carbs 28%, Fat 31%' });
  expect(plain(totals)).toContain('Protein30.0g· 41%Carbs20.5g· 28%Fat10.0g· 31%Share of calories');
});

it('shows no shares before all meals of the day are loaded', async () => {
  const date = toCalendarDay(new Date(), timeZone());
  const summary = { ...answers['GET /api/nutrition-summary'], entries: 2 };
  await renderRoute(pages.nutrition, {
    answers: {
      ...answers,
      'GET /api/food-entries': [{ ...meal, date, protein: 10, carbs: 0, fat: 2.5, id: 6 }],
      'GET /api/nutrition-summary': summary,
    },
  });
  const totals = await screen.findByRole('region', { name: 'Calories and macros' });
  await within(totals).findByText('The shares are shown when all meals of the day are loaded.');
  expect(within(totals).queryByRole('img')).toBeNull();
});

it.each([
  [0, 0],
  [2, 1],
])('with %d meals on the previous day, shows %d buttons to copy them', async (entries, buttons) => {
  const summary = { ...answers['GET /api/nutrition-summary'], entries };
  await renderRoute(pages.nutrition, { answers: { ...answers, 'GET /api/nutrition-summary': summary } });
  await screen.findByText(/2,000 kcal$/);
  await waitFor(() =>
    expect(screen.queryAllByRole('button', { name: "Copy yesterday's meals" })).toHaveLength(buttons),
  );
});

it('shows each failure in its place, and keeps the form usable', async () => {
  vi.stubGlobal('IntersectionObserver', EverythingInView);
  const failing = Object.fromEntries(Object.keys(answers).map((call) => [call, { fails: 'internal' }]));
  const { person } = await renderRoute(pages.nutrition, {
    answers: { ...failing, 'GET /api/nutrition-days': [] },
  });
  expect(await screen.findByText("We couldn't load your meals")).toBeDefined();
  expect(await screen.findByText("We couldn't load the day")).toBeDefined();
  expect(await screen.findByText("We couldn't load the comparison")).toBeDefined();
  expect(screen.queryByRole('button', { name: "Copy yesterday's meals" })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Log' }));
  expect(await screen.findByLabelText('What did you eat?')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Enter values yourself' }));
  expect(screen.getByLabelText('Food name')).toBeDefined();
  expect(screen.getByText("We couldn't load your favourites and recent meals")).toBeDefined();
  expect(screen.queryByLabelText('Description')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Add description or time' }));
  const description = screen.getByLabelText('Description');
  expect(document.activeElement).toBe(description);
  await person.type(description, 'A');
  await person.clear(description);
  expect(screen.getByLabelText('Description')).toBe(description);
  expect(screen.getByLabelText('Time')).toBeDefined();
});

it('gives the usual energy in tens, beside the calories of today, in the comparison and for the target', async () => {
  const today = toCalendarDay(new Date(), timeZone());
  const days = Array.from({ length: 8 }, (_, index) => ({
    date: addDays(today, -1 - index),
    calories: index < 4 ? 928 : 1533,
  }));
  const summary = answers['GET /api/nutrition-summary'];
  const empty = { ...summary, entries: 0, totals: noNumbers, targets: noNumbers };
  const { person } = await renderRoute(pages.nutrition, {
    answers: { ...answers, 'GET /api/nutrition-summary': empty, 'GET /api/nutrition-days': days },
  });
  const totals = await screen.findByRole('region', { name: 'Calories and macros' });
  await waitFor(() => expect(plain(totals)).toContain('Nothing logged todayUsually 930–1,530 kcal a day'));
  const band = await screen.findByRole('figure', { name: 'Calories' });
  expect(plain(band)).toMatch(/^CaloriesYour usual: 930 to 1,530 kcal/);
  await person.click(screen.getByRole('button', { name: 'Daily targets' }));
  const dialog = await screen.findByRole('dialog', { name: 'Daily targets' });
  expect(plain(dialog)).toContain('Calories (kcal)Usually 930–1,530 kcal a dayProtein (g)');
});

it('names favourites above the suggestions only while one of them is shown', async () => {
  const food = { description: null, ...noNumbers, mealType: 'dinner' };
  const { person } = await renderRoute(pages.nutrition, {
    answers: {
      ...answers,
      'GET /api/food-suggestions': {
        favourites: [{ ...food, id: 1, name: 'Salmon' }],
        recents: [{ ...food, name: 'Soup' }],
      },
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Log' }));
  expect(await screen.findByRole('region', { name: 'Favourites and recent meals' })).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Enter values yourself' }));
  await person.type(screen.getByLabelText('Food name'), 'sou');
  expect(await screen.findByRole('region', { name: 'Log again' })).toBeDefined();
});

it('hides the buttons of the dialog while the camera is open, and keeps the barcode number after it failed', async () => {
  let fail = (_: Error) => {};
  const camera = new Promise<never>((_, reject) => (fail = reject));
  const mediaDevices = { getUserMedia: () => camera };
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'mediaDevices'));
  const { person } = await renderRoute(pages.nutrition, { answers });
  await person.click(await screen.findByRole('button', { name: 'Log' }));
  await person.click(await screen.findByRole('button', { name: 'Barcode' }));
  await person.type(await screen.findByLabelText('Or type the number'), '731086500');
  expect(screen.queryByRole('button', { name: 'Save meal' })).toBeNull();
  fail(new DOMException('', 'NotFoundError'));
  expect(await screen.findByText('No camera found')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Save meal' })).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('The number below the bars').value).toBe('731086500');
});
