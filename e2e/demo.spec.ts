import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './testing.ts';

const tabNames = [
  'Dashboard',
  'Fitness',
  'Nutrition',
  'Sleep',
  'Mindfulness',
  'AI Insights',
  'Community',
] as const;

const openTab = (page: Page, name: (typeof tabNames)[number]) =>
  page.getByRole('tab', { name, exact: true }).click();
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the demo is labelled and links to sign-up', async ({ page }) => {
  await page.goto('/demo');
  const banner = region(page, 'DEMO MODE');
  await expect(banner).toContainText('Exploring with sample data');
  await expect(page.getByRole('banner').getByText('Demo', { exact: true })).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth');
  await expect(banner.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute(
    'href',
    '/auth?form=register',
  );
  const closing = region(page, 'Ready to Track Your Real Wellness Journey?');
  await expect(closing.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute(
    'href',
    '/auth?form=register',
  );
  await closing.getByRole('link', { name: 'Learn More' }).click();
  await expect(page).toHaveURL('/landing');
});

test('seven tabs switch in place without requests', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api')) asked.push(request.url());
  });
  await page.goto('/demo');
  await expect(page.getByRole('tab')).toHaveText([...tabNames]);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Dashboard');
  for (const name of tabNames) {
    await openTab(page, name);
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await expect(page).toHaveURL('/demo');
  }
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('the dashboard and its charts', async ({ page }) => {
  await page.goto('/demo');
  await expect(page.getByText('7-Day Meditation Streak Complete!')).toBeVisible();
  await expect(page.getByText('+50 Points')).toBeVisible();
  await expect(region(page, "Today's Steps")).toContainText('9,240');
  await expect(region(page, "Today's Steps")).toContainText('+12% vs yesterday');
  await expect(region(page, 'Heart Rate')).toContainText(/61bpm.*Resting rate/);
  await expect(region(page, 'Mood Score')).toContainText(/8\/10.*Weekly average/);
  await expect(region(page, 'Sleep Quality')).toContainText(/90%.*8\sh\s30\smin last night/);
  await expect(region(page, 'The last 30 days').getByRole('listitem')).toHaveText([
    /Sleep.*8\sh\s30\smin today/,
    /Mood.*9 of 10 today/,
    /Energy.*8 of 10 today/,
    /Stress.*2 of 10 today/,
    /Water.*7 glasses today/,
  ]);
  await expect(region(page, 'Activity Trends').getByRole('figure').locator('circle')).toHaveCount(7);
  await expect(region(page, 'Wellness Metrics').getByRole('figure').locator('circle')).toHaveCount(14);
});

test('fitness shows workouts and a progress bar beyond its goal', async ({ page }) => {
  await page.goto('/demo');
  await openTab(page, 'Fitness');
  await expect(region(page, 'Recent Workouts').getByRole('listitem').first()).toContainText(
    /Bike ride to Drottningholm.*65 min · Cardio.*520 kcal/,
  );
  const progress = region(page, 'Weekly Progress');
  await expect(progress).toContainText('5 of 7 days');
  await expect(progress).toContainText('1,800 of 3,000 kcal');
  await expect(progress.getByRole('img', { name: 'Active Minutes: 215 of 150 min, 143%' })).toBeVisible();
});

test('nutrition and sleep', async ({ page }) => {
  await page.goto('/demo');
  await openTab(page, 'Nutrition');
  await expect(region(page, 'Recent Meals').getByRole('listitem').last()).toContainText(
    /Overnight oats with blueberriesBreakfast.*380 kcal.*Protein 16 g.*Carbs 54 g.*Fat 11 g.*AI Score 8.7\/10/,
  );
  await openTab(page, 'Sleep');
  await expect(region(page, 'Average Sleep')).toContainText(/7\sh\s50\sminper night/);
  await expect(region(page, 'Sleep Efficiency')).toContainText('89%');
  await expect(region(page, 'Average Bedtime')).toContainText('22:59');
  await expect(region(page, 'Sleep Quality Trend').getByRole('figure', { name: 'Quality' })).toBeVisible();
  await expect(region(page, 'Sleep Quality Trend').getByRole('figure', { name: 'Hours' })).toBeVisible();
  const nights = region(page, 'Weekly Sleep Summary').getByRole('listitem');
  await expect(nights).toHaveCount(7);
  await expect(nights.nth(2)).toContainText(/Wednesday.*23:40.*06:30.*6\sh\s50\smin · 82% efficiency.*Fair/);
});

test('mindfulness, insights and tips', async ({ page }) => {
  await page.goto('/demo');
  await openTab(page, 'Mindfulness');
  await expect(region(page, 'Total Minutes')).toContainText('95');
  await expect(region(page, 'Sessions')).toContainText('7');
  await expect(region(page, 'Day Streak')).toContainText('7');
  await expect(region(page, 'Stress Levels').getByRole('slider', { name: 'Stress Levels' })).toHaveAttribute(
    'max',
    '6',
  );
  const story = region(page, 'Your Wellness Journey Story');
  await expect(story).toContainText(
    /A restless Wednesday.*8,500 steps a day.*Mood 8 of 10.*7\sh\s50\smin of sleep/,
  );
  await expect(story.getByText('AI Generated').first()).toBeVisible();
  await openTab(page, 'AI Insights');
  const insights = region(page, 'AI-Powered Insights').getByRole('listitem');
  await expect(insights.first()).toContainText(/Good nights, more steps.*about 2,200 more steps/);
  await expect(page.getByText('Your own patterns need at least 42 days.')).toBeVisible();
  await expect(insights).toContainText(['92% confidence', '89% confidence', '87% confidence']);
  const tips = region(page, 'AI Wellness Tip Generator').getByRole('listitem');
  await expect(tips).toContainText([/Ten minutes of morning light/, /One long breath out/, /A glass beside/]);
  for (const [index, category] of ['Sleep', 'Mindfulness', 'Hydration'].entries()) {
    await expect(tips.nth(index)).toContainText(category);
    await expect(tips.nth(index)).toContainText('AI Generated');
  }
});

test('community shows a feed and sessions labelled as samples', async ({ page }) => {
  await page.goto('/demo');
  await openTab(page, 'Community');
  await expect(region(page, 'Community Feed').getByRole('listitem').first()).toContainText(
    /Maja.*2 hours ago.*Swam in the lake before work.*24 likes.*6 comments/,
  );
  const sessions = region(page, 'Expert Sessions');
  await expect(sessions.getByRole('listitem').nth(1)).toContainText(
    /Sleeping well.*Upcoming.*Dr Johan Berg, sleep physician.*Light, temperature and rhythm.*Tuesday at 19:00/,
  );
  for (const [status, action] of [
    ['Live', 'Join Session'],
    ['Upcoming', 'Register'],
    ['Recorded', 'Watch'],
  ] as const) {
    const session = sessions.getByRole('listitem').filter({ hasText: status });
    await session.getByRole('button', { name: action }).click();
    const toast = page.getByText('This session is sample data', { exact: true });
    await expect(toast).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).last().click();
    // The next toast has the same text, so this waits until the current toast has left the page, including its
    // animation.
    await expect(toast).toHaveCount(0);
  }
});

test('a new toast takes the place of the leaving toast', async ({ page }) => {
  await page.goto('/demo');
  await openTab(page, 'Community');
  // Slows the animation down so that the test can observe it.
  await page.addStyleTag({ content: '.motion-toast { animation-duration: 60s !important }' });
  for (const action of ['Register', 'Watch']) {
    await page.getByRole('button', { name: action }).evaluate((button: HTMLElement) => button.click());
  }
  const toasts = page.locator('.motion-toast');
  await expect(toasts).toHaveCount(2);
  const bottoms = await toasts.evaluateAll((all) =>
    // Measures with `offsetTop`, because the animation moves the toast with a transform, which does not change
    // `offsetTop`.
    all.map((toast) => (toast as HTMLElement).offsetTop + (toast as HTMLElement).offsetHeight),
  );
  expect(bottoms[0]).toBe(bottoms[1]);
});

for (const [language, badge, steps, parts] of [
  ['en', 'DEMO MODE', '9,240', [0, 1, 2, 3, 4, 5, 6]],
  ['sv', 'DEMOLÄGE', '9 240', [0, 6]],
] as const) {
  test(`every tab is accessible (${language})`, async ({ page }) => {
    test.slow();
    await page.goto(`/demo?lang=${language}`);
    await expect(page.getByText(badge)).toBeVisible();
    for (const part of parts) {
      const tab = page.getByRole('tab').nth(part);
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expectAccessible(page);
    }
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`the content is readable (${language})`, async ({ page }) => {
      await page.goto(`/demo?lang=${language}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByText(badge)).toBeVisible();
      await expect(page.getByText(steps, { exact: true }).first()).toBeVisible();
    });
  });
}
