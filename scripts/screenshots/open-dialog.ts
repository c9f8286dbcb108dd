import type { Page } from '@playwright/test';
import type { Language } from '../media/language.ts';
import { texts } from '../media/texts.ts';
import type { DialogScene } from './dialog-scenes.ts';
import type { State } from './start-states.ts';

/**
 * Opens a dialog on its page. In the state `failing`, lets every later request fail and submits the dialog. Throws if a
 * button of the scene is missing.
 */
export async function openDialog(
  page: Page,
  scene: DialogScene,
  state: State,
  language: Language,
): Promise<void> {
  page.setDefaultTimeout(8_000);
  await page.goto(`${scene.path}?lang=${language}`);
  await page.waitForLoadState('networkidle');
  await scene.open(page, texts[language]);
  // Dialogs and some parts of pages load when they are first shown.
  if (!scene.isInPage) await page.getByRole('dialog').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  if (state === 'failing') {
    await page.route(/\/api\/(?!auth\/|foods)/, (route) => route.fulfill({ status: 503, body: '' }));
    await scene.submit?.(page, texts[language]);
    // An entry that can be sent later is kept on the device, which a bar says. Other forms show an error.
    await page.getByRole('alert').or(page.locator('[data-outbox-bar]')).first().waitFor();
  }
  // Lets the dialog end its transition, which reduced motion only shortens.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
  );
}
