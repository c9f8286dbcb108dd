import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './testing.ts';

const customize = (page: Page) => page.getByRole('button', { name: 'Customise dashboard' }).click();
/** Finds a quick action, which is a link to a page or a button that opens a dialog. */
const action = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).or(page.getByRole('link', { name, exact: true }));
const checkin = (page: Page) => page.getByRole('button', { name: 'Daily check-in', exact: true }).click();

for (const [time, greeting] of [
  ['11:59', 'Good morning, Astrid'],
  ['12:00', 'Good afternoon, Astrid'],
  ['17:00', 'Good evening, Astrid'],
]) {
  test(`at ${time} the greeting is ${greeting}`, async ({ page, signUp }) => {
    await signUp({ firstName: 'Astrid' });
    await page.clock.setFixedTime(new Date(`2026-06-10T${time}:00+02:00`));
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible();
  });
}

test('the new day is shown at midnight', async ({ page, signUp }) => {
  await signUp();
  await page.clock.install({ time: new Date('2026-06-10T23:59:30+02:00') });
  await page.goto('/');
  await expect(page.getByText('Wednesday 10 June')).toBeVisible();
  const asked = page.waitForRequest('**/api/health-metrics?date=2026-06-11');
  await page.clock.runFor(31_000);
  await asked;
  await expect(page.getByText('Thursday 11 June')).toBeVisible();
});

test('switched-off modules are not shown and switched-off questions are not asked', { tag: '@main' }, async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto('/');
  await expect(action(page, 'Meditate')).toBeVisible();
  await customize(page);
  await expect(page.getByRole('switch', { name: 'Menstrual cycle' })).not.toBeChecked();
  await page.getByRole('switch', { name: 'Meditation and breathwork' }).uncheck();
  await page.getByRole('switch', { name: 'Alcohol' }).uncheck();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved successfully!', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await reloaded;

  await expect(action(page, 'Log meal')).toBeVisible();
  await expect(action(page, 'Meditate')).toBeHidden();
  await expect(page.getByRole('tab', { name: 'Mindfulness' })).toBeHidden();
  await checkin(page);
  await expect(page.getByRole('group', { name: 'Did you eat added sugar?' })).toBeVisible();
  await expect(page.getByText('Did you drink alcohol?')).toBeHidden();
});

test('pressing Dashboard in the tab bar leads back from another in-page tab, each time', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto('/fitness');
  const bar = page.getByRole('navigation').getByRole('link', { name: 'Dashboard' });
  await bar.click();
  for (const name of ['Insights', 'Fitness', 'Insights']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    await bar.click();
    await expect(page.getByRole('tab', { name: 'Dashboard' })).toHaveAttribute('aria-selected', 'true');
  }
  // All these presses together add only one history entry. So one step back returns to the fitness page.
  await page.goBack();
  await expect(page).toHaveURL(/\/fitness$/);
});

test('the health summary and the check-in can be switched off', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/');
  await customize(page);
  await page.getByRole('switch', { name: "Today's Health Summary" }).uncheck();
  await page.getByRole('switch', { name: 'Meditation and breathwork' }).uncheck();
  await page.getByRole('switch', { name: 'Device integrations' }).uncheck();
  await page.getByRole('switch', { name: 'AI insights' }).uncheck();
  await page.getByRole('switch', { name: 'Daily check-in' }).uncheck();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Save' }).click();
  await reloaded;
  await expect(action(page, 'Start workout')).toBeVisible();
  await expect(page.getByRole('region', { name: "Today's Health Summary" })).toBeHidden();
  await expect(page.getByText('All panels are switched off.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Daily check-in' })).toBeHidden();
});

test('the result of connecting a device is shown once', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/?success=true&connected=Fitbit&kept=1');
  await expect(page.getByText('Device Connected', { exact: true })).toBeVisible();
  await expect(page.getByText('Fitbit', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/?kept=1');
});

for (const [query, text] of [
  ['error=true&message=The+device+said+no', 'The device said no'],
  ['error=true', 'Device connection failed'],
]) {
  test(`a failed connection is shown: ${text}`, async ({ page, signUp }) => {
    await signUp();
    await page.goto(`/dashboard?${query}`);
    await expect(page.getByText('Connection Failed', { exact: true })).toBeVisible();
    await expect(page.getByText(text ?? '', { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
  });
}

test('the insights tab leads to a check-in or a meal', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/');
  await page.getByRole('tab', { name: 'Insights' }).click();
  await expect(page.getByText('Start Tracking to See AI Insights')).toBeVisible();
  await expect(action(page, 'Log your first meal')).toBeVisible();
  await page.getByRole('button', { name: 'Start check-in' }).click();
  await expect(page.getByRole('dialog', { name: 'Daily check-in' })).toBeVisible();
});

test('a check-in raises ground in the landscape, whose ridges lead to their areas', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto('/');
  const landscape = page.getByRole('region', { name: 'Your last days' });
  await expect(landscape).toHaveAttribute('aria-busy', 'false');
  await expect(landscape.getByRole('link')).toHaveCount(0);
  await expect(page.getByText("Here's your day so far.")).toBeVisible();

  await checkin(page);
  await page.getByRole('slider', { name: /mood/i }).press('ArrowRight');
  await page.getByRole('button', { name: 'Save check-in' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(landscape.getByRole('link')).toHaveText(['Mood']);
  await expect(landscape.locator('.motion-rise')).toHaveCount(1);
  await expect(page.getByText("Here's your day so far.")).toBeVisible();

  await landscape.getByRole('link', { name: 'Mood' }).press('Enter');
  await expect(page).toHaveURL(/\/ai-insights$/);
});

test('recent activities are listed', async ({ page, signUp }) => {
  await signUp();
  const user = (await (await page.request.get('/api/auth/user')).json()) as { id: number };
  const logged = await page.request.post('/api/exercise-activities', {
    headers: { 'x-time-zone': 'Europe/Stockholm' },
    data: { userId: user.id, type: 'cardio', duration: 30, caloriesBurned: 240 },
  });
  expect(logged.ok()).toBe(true);
  await page.goto('/');
  const panel = page.getByRole('region', { name: 'Recent activities' });
  await expect(panel.getByText('Last 3 days', { exact: true })).toBeVisible();
  await expect(panel.getByRole('listitem')).toContainText(['Cardio']);
  await expect(panel.getByText('240 kcal')).toBeVisible();
  await page.getByRole('tab', { name: 'Fitness' }).click();
  await expect(page.getByRole('figure', { name: 'Workout minutes' })).toContainText('Last 7 days30 min');
  await page.getByRole('tab', { name: 'Nutrition' }).click();
  await expect(panel.getByText('Cardio')).toBeHidden();
});

test.describe('when the metrics fail to load', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('the summary says so, and does not claim that nothing was logged', async ({ page, signUp }) => {
    await signUp();
    await page.route('**/api/health-metrics*', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByText("We couldn't load today's numbers")).toBeVisible();
    await expect(page.getByText('No health data recorded yet today')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Start check-in' })).toBeVisible();
  });
});

for (const language of ['en', 'sv']) {
  test(`the empty, filled and customized dashboard is accessible (${language})`, async ({ page, signUp }) => {
    await signUp();
    await page.addInitScript((chosen) => localStorage.setItem('lagom.language', chosen), language);
    await page.goto('/');
    await expect(page.getByText(/No health data recorded yet today|Inga hälsodata i dag än/)).toBeVisible();
    await expectAccessible(page, language);

    await page
      .getByRole('button', { name: /^(Daily check-in|Gör avstämning)$/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^(Save the suggestions|Spara med förslagen)$/ }).click();
    await expect(page.getByRole('img', { name: /^(Mood|Humör): / })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectAccessible(page, language);

    await page.getByRole('button', { name: /^(Customise dashboard|Anpassa översikten)$/ }).click();
    await expect(page.getByRole('switch').first()).toBeVisible();
    await expectAccessible(page, language);
  });
}

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/] });

  for (const name of ['Log meal', 'Meditate', 'Daily check-in', 'Customise dashboard']) {
    test(`a dialog that cannot be loaded leaves the page as it is, and opens later (${name})`, async ({
      page,
      context,
      signUp,
    }) => {
      await signUp();
      await page.goto('/');
      const open = page.getByRole('button', { name, exact: true });
      await expect(open).toBeVisible();
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await open.click();
      const toast = page.getByRole('listitem').filter({ hasText: "This part couldn't be loaded" });
      await expect(toast).toContainText("We can't reach Lagom right now");
      await expect(open).toBeVisible();
      await context.setOffline(false);
      await open.click();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  }
});

for (const language of ['en', 'sv'] as const) {
  test(`the seven tabs fit on a narrow phone (${language})`, async ({ page, signUp }) => {
    await signUp();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await page.getByRole('button', { name: language.toUpperCase(), exact: true }).click();
    const links = page.getByRole('navigation').first().getByRole('link');
    await expect(links).toHaveCount(7);
    for (const link of await links.all()) {
      const width = await link.evaluate((element) => [element.scrollWidth, element.clientWidth] as const);
      expect(width[0], (await link.textContent()) ?? '').toBeLessThanOrEqual(width[1]);
      await expect(link).toBeInViewport({ ratio: 1 });
      expect(width[1]).toBeGreaterThanOrEqual(44);
    }
  });
}

test('no header and no page is wider than a phone of 320 px', async ({ page, signUp }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const expectFits = async () => {
    for (const language of ['EN', 'SV']) {
      await page.getByRole('button', { name: language, exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', language.toLowerCase());
      const right = await page
        .getByRole('banner')
        .evaluate((header) =>
          Math.max(
            ...[...header.querySelectorAll('a, button')].map((part) => part.getBoundingClientRect().right),
          ),
        );
      expect(right, language).toBeLessThanOrEqual(320);
      const width = await page.locator('html').evaluate((element) => element.scrollWidth);
      expect(width, language).toBe(320);
    }
  };
  await page.goto('/landing');
  await expectFits();
  await signUp();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectFits();
});
