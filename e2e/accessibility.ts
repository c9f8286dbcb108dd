import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Expects no axe violations on the current page, in the light and the dark theme. A test that visits the same states in
 * both languages passes its language. Then English is checked in the light theme and Swedish in the dark theme, because
 * no colour depends on the language.
 */
export async function expectAccessible(page: Page, language?: string): Promise<void> {
  expect(page.frames(), 'frames').toHaveLength(1);
  const themes = (['light', 'dark'] as const).filter(
    (theme) => language === undefined || theme === (language === 'sv' ? 'dark' : 'light'),
  );
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // By default, AxeBuilder also describes each element without a violation, and sends these descriptions to another
    // page. The legacy mode does not check frames of other origins, but the app has no frames.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    // The themes differ only in colours, so the second theme is checked only for contrast.
    if (colorScheme !== themes[0]) axe.withRules('color-contrast');
    const { violations } = await axe.analyze();
    const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
    expect(found, `in the ${colorScheme} theme`).toEqual([]);
  }
}
