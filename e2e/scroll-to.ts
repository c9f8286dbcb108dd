import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Scrolls down until the element exists, and then to the element. The dashboard renders its lower panels only when their
 * placeholders come into view, and a placeholder has the same name as its panel.
 */
export async function scrollTo(page: Page, element: Locator): Promise<void> {
  await expect
    .poll(async () => {
      if ((await element.count()) > 0) return true;
      await page.mouse.wheel(0, 600);
      return false;
    })
    .toBe(true);
  // Tries again, because the panel can replace its placeholder during the scrolling.
  await expect(() => element.first().scrollIntoViewIfNeeded({ timeout: 5_000 })).toPass({ timeout: 30_000 });
}
