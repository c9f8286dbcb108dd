import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './testing.ts';

const questionsUrl = '**/api/custom-questions*';
const responsesUrl = '**/api/questionnaire-responses';

const openCheckin = (page: Page) => page.getByRole('button', { name: 'Daily check-in', exact: true }).click();
const dialog = (page: Page) => page.getByRole('dialog');
const save = (page: Page) => page.getByRole('button', { name: /^Save/ }).click();
const slider = (page: Page, name: string) => page.getByRole('slider', { name });
const group = (page: Page, name: string) => page.getByRole('group', { name });
const ring = (page: Page, name: string) => page.getByRole('img', { name, exact: true });

async function expectHabit(page: Page, habit: string, state: string) {
  const row = page.getByRole('listitem').filter({ hasText: habit });
  await expect(row.getByRole('img', { name: state, exact: true })).toBeVisible();
}

async function expectDaySummary(page: Page) {
  await expect(ring(page, 'Mood: 8 of 10, Great')).toBeVisible();
  await expect(ring(page, 'Energy: 7 of 10, Good')).toBeVisible();
  await expect(ring(page, 'Stress: 10 of 10, High')).toBeVisible();
  await expect(ring(page, 'Water: 6 glasses')).toBeVisible();
  await expectHabit(page, 'Alcohol', 'Not kept');
  await expectHabit(page, 'Added sugar', 'Kept');
  await expectHabit(page, 'Time for yourself', 'Kept');
  await expectHabit(page, 'Procrastination', 'Unknown');
}

test('answers are saved, shown after a reload and translated to Swedish', { tag: '@main' }, async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto('/');
  await expect(page.getByText('No health data recorded yet today')).toBeVisible();

  await openCheckin(page);
  await expect(slider(page, 'How is your mood today?')).toHaveAttribute('aria-valuetext', '7 of 10, Good');
  await expect(slider(page, 'How stressed')).toHaveAttribute('aria-valuetext', '4 of 10, Moderate');
  await expect(slider(page, 'How well did you sleep')).toHaveAttribute('aria-valuetext', '7/10');
  await slider(page, 'How is your mood today?').press('ArrowRight');
  await slider(page, 'How stressed').press('End');
  await expect(slider(page, 'How stressed')).toHaveAttribute('aria-valuetext', '10 of 10, Very High');
  await group(page, 'glasses of water').getByRole('button', { name: 'One more glass' }).click();
  await group(page, 'Did you drink alcohol?').getByRole('radio', { name: 'Yes' }).check();
  await page.getByRole('button', { name: 'Skip: Did you put off something important?' }).click();
  await expect(dialog(page).getByText('4 of 10 done · 5 suggested')).toBeVisible();
  await save(page);

  await expect(page.getByText('Check-in saved', { exact: true })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expectDaySummary(page);
  await page.reload();
  await expectDaySummary(page);

  await openCheckin(page);
  await expect(slider(page, 'How is your mood today?')).toHaveAttribute('aria-valuetext', '8 of 10, Great');
  await expect(dialog(page).getByText('4 of 10 done')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'SV' }).click();
  await expect(ring(page, 'Humör: 8 av 10, Toppen')).toBeVisible();
  await expectHabit(page, 'Skräpmat', 'Som tänkt');
});

test('untouched answers are saved as suggested, are marked, and can be answered later', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto('/');
  await openCheckin(page);
  await page.getByRole('button', { name: 'Save the suggestions' }).click();
  await expect(dialog(page)).toBeHidden();
  const mood = page.getByRole('listitem').filter({ has: ring(page, 'Mood: 7 of 10, Good') });
  await expect(mood.getByText('Suggested', { exact: true })).toBeVisible();
  const suggestedHabits = page.getByRole('list', { name: 'Daily habits Suggested' });
  await expect(suggestedHabits.getByRole('listitem')).toHaveCount(5);

  await openCheckin(page);
  await expect(dialog(page).getByText('0 of 10 done')).toBeVisible();
  await expect(slider(page, 'How is your mood today?')).toHaveAccessibleDescription(
    'Suggested: 7 of 10, Good',
  );
  const no = group(page, 'Did you drink alcohol?').getByRole('radio', { name: 'No' });
  await expect(no).not.toBeChecked();
  await slider(page, 'How is your mood today?').press('Enter');
  await slider(page, 'How stressed').click();
  await no.check();
  await expect(slider(page, 'How is your mood today?')).toHaveAccessibleDescription('');
  await expect(dialog(page).getByText('3 of 10 done')).toBeVisible();
  await save(page);
  await expect(mood).toBeVisible();
  await expect(mood.getByText('Suggested', { exact: true })).toBeHidden();
  await expect(suggestedHabits.getByRole('listitem')).toHaveCount(4);
  await expect(suggestedHabits.getByText('Alcohol')).toBeHidden();
});

test('the check-in starts with the values of the water counter and the logged night', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto('/nutrition');
  const water = page.getByRole('region', { name: 'Water' });
  const saved = page.waitForResponse('**/api/water-intake');
  await water.getByRole('button', { name: 'One more glass' }).click();
  await expect(water).toContainText('1 glass');
  await saved;
  await page.goto('/');
  await expect(ring(page, 'Water: 1 glass')).toBeVisible();
  await openCheckin(page);
  await expect(group(page, 'glasses of water').getByText('1 glass', { exact: true })).toBeVisible();
  await expect(dialog(page).getByText('1 of 10 done')).toBeVisible();
  await page.getByRole('button', { name: 'Save check-in' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(ring(page, 'Water: 1 glass')).toBeVisible();
});

test('an answer from another device appears without a reload', async ({ page, signUp }) => {
  await signUp();
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByText('No health data recorded yet today')).toBeVisible();
  const listed = await page.request.get('/api/custom-questions');
  const asked = (await listed.json()) as { id: number; category: string }[];
  const user = (await (await page.request.get('/api/auth/user')).json()) as { id: number };
  const answer = await page.request.post('/api/questionnaire-responses', {
    headers: { 'x-time-zone': 'Europe/Stockholm' },
    data: { userId: user.id, questionId: asked.find(({ category }) => category === 'mood')?.id, response: 3 },
  });
  expect(answer.ok()).toBe(true);
  await page.clock.runFor(5_000);
  await expect(ring(page, 'Mood: 3 of 10, Poor')).toBeVisible();
  await expect(ring(page, 'Energy: No answer')).toBeVisible();
});

test('unsaved answers survive Escape and a reload, and Cancel discards them with undo', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto('/');
  await openCheckin(page);
  const mood = slider(page, 'How is your mood today?');
  await mood.press('Home');
  await page.keyboard.press('Escape');
  await page.reload();
  await openCheckin(page);
  await expect(mood).toHaveAttribute('aria-valuetext', '1 of 10, Poor');
  await expect(dialog(page).getByText('Your draft is still here.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(mood).toHaveAttribute('aria-valuetext', '1 of 10, Poor');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await openCheckin(page);
  await expect(mood).toHaveAttribute('aria-valuetext', '7 of 10, Good');
  await expect(dialog(page).getByText('0 of 10 done')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('one question is shown at a time, and at the end the day', async ({ page, signUp }) => {
    await signUp();
    await page.goto('/');
    await openCheckin(page);
    const next = dialog(page).getByRole('button', { name: 'Next' });
    const skip = dialog(page).getByRole('button', { name: /^Skip: / });
    const step = (number: number) => dialog(page).getByRole('region', { name: `${number} of 10` });
    await expect(page.getByRole('slider')).toHaveCount(1);
    await expect(slider(page, 'How is your mood today?')).toHaveAccessibleDescription(
      'Suggested: 7 of 10, Good',
    );
    await slider(page, 'How is your mood today?').press('ArrowLeft');
    await skip.click();
    await dialog(page).getByRole('button', { name: 'Back' }).click();
    await expect(step(1)).toContainText('Suggested: 7 of 10, Good');
    await slider(page, 'How is your mood today?').press('ArrowRight');
    await expectAccessible(page);
    await next.click();
    await expect(step(2)).toBeFocused();
    await expect(next).toBeHidden();
    await skip.click();
    await dialog(page).getByRole('button', { name: 'Back' }).click();
    await expect(step(2)).toContainText('Suggested: 7 of 10, Good');
    for (let number = 2; number < 5; number += 1) await skip.click();
    await dialog(page).getByRole('button', { name: 'Confirm 5 glasses' }).click();
    await expect(step(6)).toBeFocused();
    for (let number = 6; number < 11; number += 1) await skip.click();
    const summary = dialog(page).getByRole('region', { name: 'Your day now' });
    await expect(summary.getByRole('listitem')).toContainText([
      /Mood 8 of 10, Great/,
      /Energy Skipped/,
      /Stress Skipped/,
      /Sleep Skipped/,
      /Water 5 glasses/,
    ]);
    await expectAccessible(page);
    await summary.getByRole('button', { name: /^Stress/ }).click();
    await slider(page, 'How stressed').press('Home');
    await next.click();
    await skip.click();
    await next.click();
    for (let number = 6; number < 11; number += 1) await skip.click();
    await page.getByRole('button', { name: 'Save check-in' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(ring(page, 'Mood: 8 of 10, Great')).toBeVisible();
    await expect(ring(page, 'Stress: 1 of 10, Low')).toBeVisible();
    await expect(ring(page, 'Energy: No answer')).toBeVisible();
  });

  test('without an answer there is nothing to save', async ({ page, signUp }) => {
    await signUp();
    await page.goto('/');
    await openCheckin(page);
    for (let number = 1; number < 11; number += 1) {
      await dialog(page)
        .getByRole('region', { name: `${number} of 10` })
        .waitFor();
      await dialog(page)
        .getByRole('button', { name: /^Skip: / })
        .click();
    }
    await expect(dialog(page).getByRole('heading', { name: 'Nothing answered yet' })).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: /^Save/ })).toBeHidden();
  });

  test('all questions can be shown at once', async ({ page, signUp }) => {
    await signUp();
    await page.goto('/');
    await openCheckin(page);
    await dialog(page).getByRole('button', { name: 'All questions at once' }).click();
    await expect(page.getByRole('slider')).toHaveCount(4);
    await expect(page.getByRole('button', { name: 'Save the suggestions' })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'One question at a time' }).click();
    await expect(page.getByRole('slider')).toHaveCount(1);
  });
});

test('a message says that there are no questions', async ({ page, signUp }) => {
  await signUp();
  await page.route(questionsUrl, (route) => route.fulfill({ json: [] }));
  await page.goto('/');
  await openCheckin(page);
  await expect(page.getByText('No questions available. Please contact support.')).toBeVisible();
});

test.describe('when the server fails', () => {
  test.use({ expectedErrors: [/status of (400|500)/] });

  test('loading the questions can be retried', async ({ page, signUp }) => {
    await signUp();
    const failure = { code: 'internal', message: 'Something went wrong on our side.' };
    await page.route(questionsUrl, (route) => route.fulfill({ status: 500, json: failure }));
    await page.goto('/');
    await openCheckin(page);
    await expect(page.getByText('Error loading questions')).toBeVisible();
    await expect(page.getByText('Something went wrong on our side.')).toBeVisible();
    await expectAccessible(page);
    await page.unroute(questionsUrl);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(slider(page, 'How is your mood today?')).toBeVisible();
  });

  test('answers that were not saved stay in the dialog and can be saved again', async ({ page, signUp }) => {
    await signUp();
    await page.goto('/');
    await openCheckin(page);
    await slider(page, 'How is your mood today?').press('Home');
    let calls = 0;
    await page.route(responsesUrl, (route) => {
      calls += 1;
      return calls <= 2
        ? route.fulfill({ status: 400, json: { code: 'invalid_input', message: '' } })
        : route.continue();
    });
    await save(page);
    await expect(page.getByRole('alert').getByText("2 answers weren't saved")).toBeVisible();
    await expect(slider(page, 'How is your mood today?')).toHaveAttribute('aria-valuetext', '1 of 10, Poor');
    expect(calls, 'one call for each of the ten questions').toBe(10);
    await save(page);
    await expect(dialog(page)).toBeHidden();
    await expect(ring(page, 'Mood: 1 of 10, Poor')).toBeVisible();
  });
});

for (const language of ['en', 'sv']) {
  test(`the dialog is accessible (${language})`, async ({ page, signUp }) => {
    await signUp();
    await page.addInitScript((chosen) => localStorage.setItem('lagom.language', chosen), language);
    await page.goto('/');
    await page
      .getByRole('button', { name: /^(Daily check-in|Gör avstämning)$/ })
      .first()
      .click();
    await expect(page.getByRole('slider').first()).toBeVisible();
    await expectAccessible(page, language);
  });
}
