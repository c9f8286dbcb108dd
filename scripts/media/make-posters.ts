import { join } from 'node:path';
import sharp from 'sharp';
import { filmFormats, toContextOptions } from './film-formats.ts';
import { fileName } from './language.ts';
import { PageView } from './page-view.ts';
import type { RunningProduct } from './start-product.ts';

/**
 * Writes the images that the landing page shows before a film starts. The images show the dashboard
 * and have the sizes of the films.
 */
export async function makePosters(product: RunningProduct, folder: string): Promise<void> {
  for (const format of filmFormats) {
    const { page, picture, height } = format;
    const viewport = { ...page, height: Math.round((height * page.width) / picture.width) };
    const context = await product.open({ ...toContextOptions(format), viewport, reducedMotion: 'reduce' });
    const view = new PageView(await context.newPage(), product.language, format.isPhone);
    await view.open('/dashboard');
    await sharp(await view.page.screenshot())
      .resize(picture.width, height)
      .webp({ quality: 80 })
      .toFile(join(folder, fileName(format.file, product.language, 'webp')));
    await context.close();
  }
}
