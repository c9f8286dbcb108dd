import { expect, test } from './testing.ts';

for (const language of ['en', 'sv'] as const) {
  test(`the dashboard's first load needs at most 190 kB of script (${language})`, async ({
    page,
    signUp,
  }) => {
    await signUp();
    const scripts: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return;
      scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(`/?lang=${language}`);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const total = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
    // Each request takes a round trip, so the build puts the modules that pages share into few files.
    expect(scripts.length).toBeLessThanOrEqual(30);
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThanOrEqual(190_000);
  });
}

test('no style rule makes the browser restyle the whole page after each change', async ({ page }) => {
  await page.goto('/');
  const slow = await page.evaluate(() => {
    const find = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
        ...('cssRules' in rule ? find(rule.cssRules as CSSRuleList) : []),
      ]);
    // The classes of Tailwind for "not inside a group that has something" end in `*`, which matches every element.
    return [...document.styleSheets].flatMap((sheet) =>
      find(sheet.cssRules).filter((selector) => /:not\(.*:has\(.*\) \*\)/.test(selector)),
    );
  });
  expect(slow).toEqual([]);
});
