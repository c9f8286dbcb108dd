import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../media/texts.ts';

/** Returns the buttons whose names begin with the text before its first placeholder. Ignores case. */
export function findButtons(parent: Page | Locator, text: string): Locator {
  const fixed = text.split('{{')[0] ?? '';
  return parent.getByRole('button', {
    name: new RegExp(`^${fixed.replaceAll(/[.*+?()[\]\\/]/g, '\\$&')}`, 'i'),
  });
}

/** Clicks the first button that `findButtons` finds. */
export const click = (parent: Page | Locator, text: string) => findButtons(parent, text).first().click();
/** Clicks a button of the dialog that opened last. */
export const clickIn = (page: Page, text: string) => click(page.getByRole('dialog').last(), text);
/** Fills in a field of the open dialog. */
export const fill = (page: Page, label: string, value: string) =>
  page.getByRole('dialog').getByLabel(label, { exact: true }).first().fill(value);

/** Opens the first menu with a name, and chooses an item. */
export async function choose(page: Page, menu: string, item: string): Promise<void> {
  await click(page, menu);
  await page
    .getByRole('menuitem', { name: item.split('{{')[0] })
    .first()
    .click();
}

/** Answers what the form for a workout requires. */
export async function answerWorkout(page: Page, { fitness }: Texts): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('radio', { name: fitness.intensities.high, exact: true }).check();
  await dialog.getByRole('button', { name: /^30/ }).click();
}

/** Types the example below the field, and waits for its foods. */
export async function describeMeal(page: Page, { foods }: Texts): Promise<void> {
  const [, example = ''] = foods.sentence.hint.split(': ');
  await page.getByLabel(foods.sentence.label).last().fill(example);
  await page.getByText(foods.items.total, { exact: true }).first().waitFor();
}

/** Refuses the camera, as a browser on a device without one does. */
export async function removeCamera(page: Page): Promise<void> {
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('No camera', 'NotFoundError');
    };
  });
}

/** Shows the form for a meal. On wide screens the page always shows it; on phones a button opens it. */
export async function openPageForm(page: Page, { nutrition, foods }: Texts): Promise<void> {
  const field = page.getByLabel(foods.sentence.label);
  if (!(await field.first().isVisible())) await click(page, nutrition.log);
  await field.last().waitFor();
}

/** Scrolls the field for the sentence into the middle. */
export const scrollToMeal = (page: Page, { foods }: Texts) =>
  page
    .getByLabel(foods.sentence.label)
    .last()
    .evaluate((field) => field.scrollIntoView({ block: 'center' }));
