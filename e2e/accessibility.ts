import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing on the page, as it stands, is in the way of anybody; in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const axe = new AxeBuilder({ page });
    // A theme is colours and nothing else.
    if (colorScheme === 'dark') axe.withRules('color-contrast');
    const { violations } = await axe.analyze();
    const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
    expect(found, `in the ${colorScheme} theme`).toEqual([]);
  }
}
