import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageStyles } from './page-styles.ts';
import type { RunningProduct } from './start-product.ts';
import { type Texts, texts } from './texts.ts';

type Words = Texts['landing'];

/** Writes the image that other sites show as a preview of a link to Lagom (Open Graph): og.en.png or og.sv.png. */
export async function makePicture(product: RunningProduct, folder: string): Promise<void> {
  const { language } = product;
  const words = texts[language].landing;
  const mark = await readFile(join(import.meta.dirname, '../../src/web/public/favicon.svg'), 'utf8');
  const style = `<style>${await pageStyles()}${layout}</style>`;
  const day = await exampleDay(product, { deviceScaleFactor: 2, type: 'png' });
  const page = await product.browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(
    `<!doctype html><html lang="${language}">${style}<main>${renderWords(words, mark)}</main><img alt="" src="${day}"></html>`,
  );
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folder, `og.${language}.png`) });
  await page.close();
}

interface ImageOptions {
  deviceScaleFactor: number;
  type: 'png' | 'jpeg';
}

/** Returns a screenshot of the example day that the landing page shows, as a data URL. */
export async function exampleDay(
  product: RunningProduct,
  { deviceScaleFactor, type }: ImageOptions,
): Promise<string> {
  const page = await product.browser.newPage({
    baseURL: product.address,
    viewport: { width: 1280, height: 900 },
    deviceScaleFactor,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await page.goto(`/landing?lang=${product.language}`, { waitUntil: 'networkidle' });
  const box = await page
    .getByRole('img', { name: texts[product.language].landing.pictureLabel })
    .boundingBox();
  if (!box) throw new Error('The landing page shows no example day.');
  // The drawn hills extend beyond the element, so the screenshot is higher than the element.
  const clip = { ...box, y: box.y - 16, height: box.height + 56 };
  const image = await page.screenshot({ clip, fullPage: true, type });
  await page.close();
  return `data:image/${type};base64,${image.toString('base64')}`;
}

const renderWords = ({ eyebrow, title, closingTitle }: Words, mark: string): string => `
  <p class="name">${mark}Lagom</p>
  <h1>${title.replace('\n', '<br>')}</h1>
  <p class="kicker">${eyebrow}</p>
  <p class="last">${closingTitle}</p>`;

const layout = `
  body{width:1200px;height:630px;overflow:hidden;position:relative}
  main{position:absolute;left:72px;top:64px;bottom:60px;width:580px;display:flex;flex-direction:column}
  .name{display:flex;align-items:center;gap:16px;font:600 40px/1 fraunces} .name svg{width:56px;height:56px}
  h1{font:600 68px/1.08 fraunces;letter-spacing:-.02em;margin-top:auto}
  .kicker{margin-top:28px;font-size:22px;white-space:nowrap} .last{margin-top:auto;color:var(--muted)}
  img{position:absolute;left:664px;top:60px;width:508px}`;
