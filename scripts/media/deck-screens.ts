import type { BrowserContextOptions } from '@playwright/test';
import { PageView } from './page-view.ts';
import type { RunningProduct } from './start-product.ts';

interface Screen {
  isPhone: boolean;
  theme: 'light' | 'dark';
  /** Opens the page or the dialog that the screenshot shows. */
  open: (view: PageView) => Promise<void>;
}

const wide = (open: Screen['open'], theme: Screen['theme'] = 'light'): Screen => ({
  isPhone: false,
  theme,
  open,
});
const phone = (open: Screen['open'], theme: Screen['theme'] = 'light'): Screen => ({
  isPhone: true,
  theme,
  open,
});

const meals = { en: 'two eggs and rye bread', sv: 'två ägg och rågbröd' };

const screens = {
  dashboard: wide((view) => view.open('/dashboard')),
  fitness: wide((view) => view.open('/fitness')),
  sleep: wide((view) => view.open('/sleep'), 'dark'),
  insights: wide((view) => view.open('/ai-insights')),
  year: wide((view) => view.open('/year')),
  meal: wide(async (view) => {
    const { page, language, t } = view;
    await view.open('/nutrition');
    await page.getByLabel(t.foods.sentence.label).fill(meals[language]);
    await page.getByText(t.foods.items.total, { exact: true }).waitFor();
    await view.settle();
  }),
  checkin: phone(async (view) => {
    await view.open('/dashboard');
    await view.button(view.t.dashboard.actions.checkin).click();
    await view.page.getByRole('slider').waitFor();
    await view.settle();
  }),
  summary: phone(async (view) => {
    await view.open('/dashboard');
    await view.jumpTo(view.heading(view.t.dashboard.summary.title));
  }),
  breathing: phone(async (view) => {
    await view.open('/mindfulness');
    await view.button(view.t.mindfulness.exercises['4-7-8']).click();
    await view.page.waitForTimeout(3_500);
  }, 'dark'),
} satisfies Record<string, Screen>;

export type ScreenName = keyof typeof screens;

const sizes = {
  wide: { viewport: { width: 1040, height: 832 }, deviceScaleFactor: 1.1 },
  phone: { viewport: { width: 360, height: 760 }, deviceScaleFactor: 1.25, isMobile: true, hasTouch: true },
} satisfies Record<string, BrowserContextOptions>;

/** Returns a screenshot of the product as a data URL. */
export async function takeScreenshot(product: RunningProduct, name: ScreenName): Promise<string> {
  const { isPhone, theme, open }: Screen = screens[name];
  const context = await product.open({
    ...(isPhone ? sizes.phone : sizes.wide),
    colorScheme: theme,
    // The breathing exercise is drawn only as an animation, which the page leaves out with reduced
    // motion.
    reducedMotion: name === 'breathing' ? 'no-preference' : 'reduce',
  });
  const view = new PageView(await context.newPage(), product.language, isPhone);
  await open(view);
  const image = await view.page.screenshot({ type: 'jpeg', quality: 58 });
  await context.close();
  return `data:image/jpeg;base64,${image.toString('base64')}`;
}
