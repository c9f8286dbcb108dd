import { join } from 'node:path';
import sharp from 'sharp';
import { type FilmFormat, filmFormats, toContextOptions } from './film-formats.ts';
import { fileName } from './language.ts';
import { PageView } from './page-view.ts';
import type { RunningProduct } from './start-product.ts';

/**
 * Writes the images that the landing page shows before a film starts, for the light and the dark theme. The images show
 * the dashboard and have the sizes of the films.
 */
export async function makePosters(product: RunningProduct, folder: string): Promise<void> {
  for (const format of filmFormats) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await makePoster(product, folder, format, colorScheme);
    }
  }
}

async function makePoster(
  product: RunningProduct,
  folder: string,
  format: FilmFormat,
  colorScheme: 'light' | 'dark',
): Promise<void> {
  const { page, picture, height } = format;
  const viewport = { ...page, height: Math.round((height * page.width) / picture.width) };
  const context = await product.open({
    ...toContextOptions(format),
    viewport,
    colorScheme,
    reducedMotion: 'reduce',
  });
  const view = new PageView(await context.newPage(), product.language, format.isPhone);
  await view.open('/dashboard');
  const name = colorScheme === 'dark' ? `${format.file}-dark` : format.file;
  await sharp(await view.page.screenshot())
    .resize(picture.width, height)
    .webp({ quality: 80 })
    .toFile(join(folder, fileName(name, product.language, 'webp')));
  await context.close();
}
