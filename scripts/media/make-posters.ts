import { join } from 'node:path';
import sharp from 'sharp';
import type { RunningProduct } from './start-product.ts';

const posters = { en: 'lagom-demo.webp', sv: 'lagom-demo.sv.webp' };

/** Writes the images that the landing page shows before the film starts: the dashboard, in both languages. */
export async function makePosters(product: RunningProduct, folder: string): Promise<void> {
  for (const [language, file] of Object.entries(posters)) {
    const context = await product.open({
      viewport: { width: 1280, height: 720 },
      colorScheme: 'light',
      locale: language === 'en' ? 'en-GB' : 'sv-SE',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(`/dashboard?lang=${language}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await sharp(await page.screenshot())
      .webp({ quality: 80 })
      .toFile(join(folder, file));
    await context.close();
  }
}
