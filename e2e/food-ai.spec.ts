import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type AiStub, failWith, hang, say, sayJson, startAiStub } from '#server/testing/ai-stub.ts';
import config from '../playwright.config.ts';
import { expectAccessible } from './accessibility.ts';
import { fakeMediaArgs, removeSpeechRecognition } from './media.ts';
import { test as base, expect } from './testing.ts';

const meal = {
  dish: 'Breakfast plate',
  foods: [
    { name: 'boiled egg', grams: 100 },
    { name: 'rye bread', grams: 32 },
  ],
};

/** Starts the server with a local stub of the AI service, and Chromium with its fake camera and microphone. */
const test = base.extend<object, { stub: AiStub }>({
  stub: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern.
    async ({}, use) => {
      const stub = await startAiStub(sayJson(meal));
      await use(stub);
      await stub.close();
    },
    { scope: 'worker' },
  ],
  serverSettings: [
    async ({ stub }, use) =>
      use({
        AI_BASE_URL: stub.url,
        AI_API_KEY: 'key-of-the-test',
        AI_VISION_MODEL: 'vision',
        AI_TRANSCRIPTION_MODEL: 'speech',
      }),
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(config.use?.launchOptions?.args ?? []), ...fakeMediaArgs] }),
    { scope: 'worker' },
  ],
});
test.use({ expectedErrors: [/status of (422|5\d\d)/] });
test.beforeEach(({ stub }) => stub.behave(sayJson(meal)));

/**
 * Playwright's options for waiting for a result of the AI service. The time limit is long, because the page waits a
 * second before it sends the photo, and the server then loads the food tables.
 */
const answered = { timeout: 15_000 };

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Log a meal' });
const mealItems = (page: Page) => page.getByRole('region', { name: 'Your meal' }).getByRole('listitem');
const consent = (page: Page) => page.getByRole('region', { name: 'May we send your photo?' });

async function openDialog(page: Page) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Log Meal' }).click();
  await expect(dialog(page)).toBeVisible();
}

async function choosePhoto(page: Page) {
  const buffer = await sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#c63' } })
    .jpeg()
    .toBuffer();
  await page.getByLabel('Pick photo').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
}

test('a photo of the camera is sent after consent, and fills the form', async ({ page, signUp, stub }) => {
  await signUp();
  await openDialog(page);
  await page.getByRole('button', { name: 'Take photo' }).click();
  await page.getByRole('button', { name: 'Capture' }).click();
  await expect(consent(page)).toBeFocused();
  await expect(consent(page)).toContainText('127.0.0.1');
  expect(stub.requests).toHaveLength(0);
  await expectAccessible(page);
  await consent(page).getByRole('button', { name: 'Send the photo' }).click();
  await expect(page.getByText('Looking at your photo…')).toBeVisible();
  await expect(mealItems(page)).toHaveText([/^Egg/, /^Bread, rye/], answered);
  await expect(
    page.getByText(/in about \d+% of photos, the energy is within 20% of the true value/),
  ).toBeVisible();
  expect(stub.requests.length).toBeGreaterThan(0);
  await expect(
    mealItems(page)
      .getByText(/How much\?/)
      .first(),
  ).toBeVisible();

  await page.getByLabel(/^Grams: Egg/).fill('50');
  const sent = page.waitForRequest(/food-entries$/);
  await dialog(page).getByRole('button', { name: 'Save meal' }).click();
  expect((await sent).headers()['content-type']).toContain('multipart/form-data');
  await expect(dialog(page)).toBeHidden();
  await page.goto('/nutrition');
  const row = page.getByRole('region', { name: 'Recent Meals', exact: true }).getByRole('listitem');
  await expect(row).toHaveText([/Breakfast plate.*AI Score/]);
  await expect(row.getByRole('img', { name: 'Photo of Breakfast plate' })).toBeVisible();

  // The consent also applies to the next photo, until the person withdraws it.
  await choosePhoto(page);
  await expect(mealItems(page)).toHaveCount(2, answered);
  await page.goto('/account-settings#ai');
  const setting = page.getByRole('switch', { name: /^Photos of meals/ });
  await expect(setting).toBeChecked();
  await setting.click();
  await expect(setting).not.toBeChecked();
  await page.reload();
  await expect(setting).not.toBeChecked();
  await page.goto('/nutrition');
  await choosePhoto(page);
  await expect(consent(page)).toBeVisible();
});

test('without consent nothing is sent, and the photo is kept', async ({ page, signUp, stub }) => {
  await signUp();
  await openDialog(page);
  await choosePhoto(page);
  await consent(page).getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByLabel('Food name')).toBeFocused();
  await expect(page.getByAltText('Your photo of the meal')).toBeVisible();
  expect(stub.requests).toHaveLength(0);
});

for (const [name, behaviour] of [
  ['fails', failWith(500)],
  ['sees no food', sayJson({ dish: 'a sunset', foods: [] })],
] as const) {
  test(`a service that ${name} leaves a form to fill in`, async ({ page, signUp, stub }) => {
    await signUp();
    stub.behave(behaviour);
    await openDialog(page);
    await choosePhoto(page);
    await consent(page).getByRole('button', { name: 'Send the photo' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Could not identify food' });
    await expect(alert).toContainText('Please enter details manually', answered);
    await expect(page.getByLabel('Food name')).toHaveValue('Unknown food');
    await expect(page.getByLabel('Description')).toHaveValue(/Please enter it yourself/);
    await expect(page.getByRole('tab', { name: 'Snack' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByAltText('Your photo of the meal')).toBeVisible();

    stub.behave(sayJson(meal));
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(mealItems(page)).toHaveCount(2, answered);
  });
}

test('the analysis can be cancelled, and nothing is lost', async ({ page, signUp, stub }) => {
  await signUp();
  stub.behave(hang);
  await openDialog(page);
  await page.getByLabel('What did you eat?').fill('an apple');
  await expect(mealItems(page)).toHaveCount(1);
  await choosePhoto(page);
  await consent(page).getByRole('button', { name: 'Send the photo' }).click();
  const progress = page.getByText('Looking at your photo…');
  await expect(progress).toBeVisible();
  await expect.poll(() => stub.requests.length).toBe(1);
  await page.getByRole('button', { name: 'Cancel' }).first().click();
  await expect(progress).toBeHidden();
  await expect(page.getByLabel('What did you eat?')).toHaveValue('an apple');
  await expect(mealItems(page)).toHaveCount(1);
  await expect(page.getByAltText('Your photo of the meal')).toBeVisible();
});

test('a recording is transcribed by the service, and read like a sentence', async ({
  page,
  signUp,
  stub,
}) => {
  await signUp();
  stub.behave(say('two eggs and a slice of rye bread'));
  await removeSpeechRecognition(page);
  await openDialog(page);
  await recordSpeech(page);
  const question = page.getByRole('region', { name: 'May we send your recording?' });
  await expect(question).toContainText('127.0.0.1');
  expect(stub.requests).toHaveLength(0);
  await question.getByRole('button', { name: 'Send the recording' }).click();
  await expect(page.getByText('Transcribed', { exact: true })).toBeVisible();
  await expect(page.getByLabel('What did you eat?')).toHaveValue('two eggs and a slice of rye bread');
  await expect(mealItems(page)).toHaveCount(2);
  await expect(page.getByText(/127\.0\.0\.1.* has written it down/)).toBeVisible();
  const sent = page.waitForRequest(/food-entries$/);
  await dialog(page).getByRole('button', { name: 'Save meal' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    voiceTranscript: 'two eggs and a slice of rye bread',
  });
});

/** Records until the level meter has shown a sound, and stops. */
async function recordSpeech(page: Page) {
  await page.getByRole('button', { name: 'Record' }).click();
  // Chromium's fake microphone beeps once per second. A recording of less than a second could be
  // silent.
  await expect
    .poll(() => dialog(page).locator('[aria-hidden] > .bg-primary[style*=height]').evaluateAll(highestBar))
    .toBeGreaterThan(30);
  await page.getByRole('button', { name: 'Stop recording' }).click();
}

/** Returns the height of the highest bar of the level meter, in percent. */
const highestBar = (bars: Element[]) =>
  Math.max(...bars.map((bar) => Number.parseFloat((bar as HTMLElement).style.height)));

test('a failed transcription can be tried again', async ({ page, signUp, stub }) => {
  await signUp();
  stub.behave(failWith(500));
  await removeSpeechRecognition(page);
  await openDialog(page);
  await recordSpeech(page);
  await page.getByRole('button', { name: 'Send the recording' }).click();
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  stub.behave(say('two eggs'));
  await retry.click();
  await expect(mealItems(page)).toHaveText([/^Egg/]);
});
