import { expect, type Locator, type Page } from '@playwright/test';

/** Scrolls down until the element exists. The dashboard renders its lower panels only when they come into view. */
export async function scrollTo(page: Page, element: Locator): Promise<void> {
  await expect
    .poll(async () => {
      if ((await element.count()) > 0) return true;
      await page.mouse.wheel(0, 600);
      return false;
    })
    .toBe(true);
}
