import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import config from '../playwright.config.ts';
import { writeBarcodeVideo } from './barcode-video.ts';
import { fakeMediaArgs } from './media.ts';
import { test as base, expect } from './testing.ts';

const code = '7310865004703';

/** Launches Chromium with a fake camera that shows a barcode. */
const test = base.extend<object, { barcodeVideo: string }>({
  barcodeVideo: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'lagom-barcode-'));
      const file = join(folder, 'barcode.mjpeg');
      await writeBarcodeVideo(file, code);
      await use(file);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, barcodeVideo }, use) => {
      const args = config.use?.launchOptions?.args ?? [];
      await use({
        ...launchOptions,
        args: [...args, ...fakeMediaArgs, `--use-file-for-fake-video-capture=${barcodeVideo}`],
      });
    },
    { scope: 'worker' },
  ],
});
test.use({ expectedErrors: [/status of 404/] });

const mealItems = (page: Page) => page.getByRole('region', { name: 'Your meal' }).getByRole('listitem');

test('an unknown barcode becomes an own food, which the next scan finds', async ({ page, signUp }) => {
  await signUp();
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto('/nutrition');
  await page.getByRole('button', { name: 'Barcode' }).click();
  const form = page.getByRole('dialog', { name: 'New food' });
  await expect(form.getByLabel('Barcode')).toHaveValue(code);
  await form.getByLabel('Name').fill('Knäckebröd');
  await form.getByLabel('Calories (kcal)').fill('334');
  await form.getByLabel('Portion in grams').fill('12,5');
  await form.getByRole('button', { name: 'Save food' }).click();
  await expect(mealItems(page)).toHaveText([/^Knäckebröd.*42 kcal/]);
  await expect(page.getByLabel('Grams: Knäckebröd')).toHaveValue('12.5');
  await page.getByRole('button', { name: 'Remove: Knäckebröd' }).click();

  await page.getByRole('button', { name: 'Barcode' }).click();
  await expect(mealItems(page)).toHaveText([/^Knäckebröd.*42 kcal/]);
  await page.getByRole('button', { name: 'Save meal' }).click();
  await page.getByRole('button', { name: 'Actions: Knäckebröd' }).click();
  await expect(page.getByRole('menuitem', { name: 'Edit meal' })).toBeVisible();
  const own = new URL(page.url()).origin;
  expect(addresses.filter((address) => !address.startsWith(own) && !/^(blob|data):/.test(address))).toEqual(
    [],
  );
});

test('without a camera the number is typed', async ({ page, signUp }) => {
  await signUp();
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('refused by the test', 'NotFoundError');
    };
  });
  await page.goto('/nutrition');
  await page.getByRole('button', { name: 'Barcode' }).click();
  await expect(page.getByText('No camera found', { exact: true })).toBeVisible();
  const number = page.getByLabel('The number below the bars');
  await expect(number).toBeFocused();
  await number.fill('123');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(number).toHaveAccessibleDescription('The 8 to 14 digits below the bars.');
  await number.fill(`${code.slice(0, 1)} ${code.slice(1, 7)} ${code.slice(7)}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'New food' }).getByLabel('Barcode')).toHaveValue(code);
});
