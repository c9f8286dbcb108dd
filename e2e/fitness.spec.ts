import { expectAccessible } from './accessibility.ts';
import { expect, test } from './testing.ts';

test("a quick workout is started, ended with its minutes and added to today's totals", async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto('/fitness');
  await expect(page.getByText('No workouts logged yet. Start your first workout above!')).toBeVisible();
  for (const text of [
    'Running, cycling, or HIIT',
    'Weight training or bodyweight',
    'Flexibility and mindfulness',
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }

  await page.getByRole('button', { name: 'Start Yoga' }).click();
  await expect(page.getByText('Starting yoga workout', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Start Cardio' }).click();
  await expect(page.getByText('Workout in progress: Cardio')).toBeVisible();
  await expect(page.getByRole('button', { name: 'In Progress...' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Start Yoga' })).toBeEnabled();
  for (const minutes of [15, 30, 45, 60]) {
    await expect(page.getByRole('button', { name: `${minutes} min` })).toBeVisible();
  }
  await page.getByRole('button', { name: '45 min' }).click();

  await expect(page.getByText('Workout logged successfully!', { exact: true })).toBeVisible();
  await expect(page.getByText('Workout in progress: Cardio')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Minutes Today' })).toContainText('45');
  await expect(page.getByRole('region', { name: 'Calories Burned' })).toContainText('360');
  await expect(page.getByRole('region', { name: 'Workouts', exact: true })).toContainText('1');
  await expect(page.getByRole('region', { name: 'Recent Workouts' }).getByRole('listitem')).toContainText([
    /Cardio.*45 min.*Today · about 360 kcal/,
  ]);
  await page.reload();
  const week = page.getByRole('region', { name: 'This week' });
  await expect(week.getByRole('img', { name: 'This week: 45 of 150 min' })).toBeVisible();
  await expect(week).toContainText('105 min to go');
  const weeks = week.getByRole('figure', { name: 'Minutes a week, the last twelve weeks' });
  await expect(weeks.getByRole('row')).toHaveCount(12);
  await expect(weeks.getByRole('row').last()).toHaveText('This week45 min');
});

test('a running workout survives another page, a reload and a second tab, and keeps its time', async ({
  page,
  context,
  signUp,
}) => {
  await signUp();
  await page.clock.install();
  await page.goto('/fitness');
  await page.getByRole('button', { name: 'Start Yoga' }).click();
  const clock = page.getByRole('timer', { name: 'Elapsed time' });
  await expect(clock).toBeInViewport();
  await page.clock.runFor(61_000);
  await expect(clock).toHaveText(/^1:[0-5]\d$/);

  await page.getByRole('navigation').getByRole('link', { name: 'Sleep' }).click();
  const bar = page.getByRole('complementary', { name: 'Your workout' });
  await expect(bar).toHaveText(/^Yoga workout, 1:[0-5]\d$/);
  await bar.getByRole('button', { name: 'Pause the workout' }).click();
  await expect(bar).toHaveText(/^Yoga workout, paused at 1:[0-5]\d$/);
  await bar.getByRole('button', { name: 'Resume the workout' }).click();
  await page.reload();
  await bar.getByRole('link').click();
  await page.getByRole('button', { name: 'Pause' }).click();
  const paused = (await clock.textContent()) ?? '';
  // Simulates a sleeping computer: the clock jumps, and each due timer runs at most once.
  await page.clock.fastForward(600_000);
  await expect(clock).toHaveText(paused);
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.clock.fastForward(1_200_000);
  await expect(clock).toHaveText(/^2[1-2]:[0-5]\d$/);

  const second = await context.newPage();
  await second.goto('/fitness');
  await expect(second.getByText('Workout in progress: Yoga')).toBeVisible();
  await page.getByRole('button', { name: /^Log 2[1-2] min$/ }).click();
  await expect(page.getByText('Workout logged successfully!', { exact: true })).toBeVisible();
  const logged = page.getByRole('region', { name: 'Recent Workouts' }).getByRole('listitem');
  await expect(logged).toHaveText([/2[1-2] min/]);
  await expect(second.getByText('Workout in progress: Yoga')).toBeHidden();
});

test('a workout that starts on a phone scrolls to its clock and takes the focus', async ({
  page,
  signUp,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp();
  await page.goto('/fitness');
  await page.getByRole('button', { name: 'Start Yoga' }).click();
  const panel = page.getByRole('region', { name: 'Workout in progress: Yoga' });
  await expect(panel).toBeInViewport({ ratio: 1 });
  await expect(page.locator(':focus')).toContainText('Workout in progress: Yoga');
});

test('a stopped workout is discarded, with undo', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/fitness');
  await page.getByRole('button', { name: 'Start Strength' }).click();
  await page.getByRole('button', { name: 'Stop without logging' }).click();
  await expect(page.getByText('Workout in progress: Strength')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Workout in progress: Strength')).toBeVisible();
});

test('a refused log keeps the workout in progress', async ({ page, signUp }) => {
  test.info().annotations.push({ type: 'expects', description: 'a console error of the failed call' });
  await signUp();
  await page.goto('/fitness');
  await page.route('**/api/exercise-activities', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: { code: 'invalid_input', message: '' } })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Start Strength' }).click();
  await page.getByRole('button', { name: '30 min' }).click();
  await expect(page.getByText("The workout wasn't saved", { exact: true })).toBeVisible();
  await expect(page.getByText('Workout in progress: Strength')).toBeVisible();
});
test.use({ expectedErrors: [/status of 400/] });

test('a workout on another day is logged, changed, deleted and restored', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/fitness');
  await page.getByRole('button', { name: 'Log a workout' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log a workout' });
  await dialog.getByRole('radio', { name: 'Cardio' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: 'Strength' })).toBeChecked();
  await dialog.getByRole('button', { name: '45 min' }).click();
  await expect(dialog.getByLabel('Duration in minutes')).toHaveValue('45');
  await dialog.getByLabel('Duration in minutes').fill('601');
  await dialog.getByLabel('Calories burned').fill('12.5');
  await dialog.getByRole('button', { name: 'Save workout' }).click();
  await expect(dialog.getByText('A workout can last 1 to 600 minutes.')).toBeVisible();
  await expect(dialog.getByText('Enter a whole number from 0 to 10,000.')).toBeVisible();

  await dialog.getByLabel('Duration in minutes').fill('75');
  await dialog.getByLabel('Calories burned').fill('500');
  await dialog.getByRole('radio', { name: 'High', exact: true }).check();
  await dialog.getByLabel('Notes').fill('Marklyft');
  await dialog.getByLabel('Date').fill('2026-01-15');
  await dialog.getByRole('button', { name: 'Save workout' }).click();
  await expect(dialog.getByLabel('Start time')).toHaveAccessibleDescription('Enter a time.');
  await dialog.getByLabel('Start time').fill('1730');
  await dialog.getByRole('button', { name: 'Save workout' }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('region', { name: 'Recent Workouts' }).getByRole('listitem');
  await expect(row).toContainText([/75 min.*500 kcal · High.*Marklyft/]);
  await expect(page.getByRole('region', { name: 'Minutes Today' })).toContainText('0');
  // The only workout would be every record.
  await expect(page.getByRole('region', { name: 'Personal bests' })).toBeHidden();

  const openActions = () => row.getByRole('button', { name: /^Actions for the workout: Strength/ }).click();
  await openActions();
  await page.getByRole('menuitem', { name: 'Edit workout' }).click();
  const change = page.getByRole('dialog', { name: 'Edit workout' });
  await expect(change.getByLabel('Date')).toHaveValue('2026-01-15');
  await expect(change.getByLabel('Time')).toHaveValue('17:30');
  await change.getByLabel('Duration in minutes').fill('80');
  await change.getByRole('button', { name: 'Save workout' }).click();
  await expect(row).toContainText([/80 min.*500 kcal · High/]);

  await openActions();
  await page.getByRole('menuitem', { name: 'Delete workout' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toHaveCount(1);
  await openActions();
  await page.getByRole('menuitem', { name: 'Delete workout' }).click();
  const gone = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Close' }).last().click();
  expect((await gone).status()).toBe(200);
  await page.reload();
  await expect(page.getByText('No workouts logged yet. Start your first workout above!')).toBeVisible();
});

for (const language of ['en', 'sv'] as const) {
  test(`the page is accessible (${language})`, async ({ page, signUp }) => {
    await signUp();
    await page.addInitScript((to) => localStorage.setItem('lagom.language', to), language);
    await page.goto('/fitness');
    await page.getByRole('button', { name: language === 'sv' ? 'Starta yogapass' : 'Start Yoga' }).click();
    await page.getByRole('button', { name: '15 min' }).click();
    await expect(
      page.getByText(language === 'sv' ? 'Passet är sparat!' : 'Workout logged successfully!', {
        exact: true,
      }),
    ).toBeVisible();
    await page
      .getByRole('button', { name: language === 'sv' ? 'Stäng' : 'Close' })
      .last()
      .click();
    await expectAccessible(page, language);
    await page.getByRole('button', { name: language === 'sv' ? 'Logga ett pass' : 'Log a workout' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, language);
  });
}
