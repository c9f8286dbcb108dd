import { join } from 'node:path';
import { englishSlides } from './english-slides.ts';
import { pageStyles } from './page-styles.ts';
import type { Slide } from './slide.ts';
import type { RunningProduct } from './start-product.ts';
import { swedishSlides } from './swedish-slides.ts';

const decks = {
  en: { slides: englishSlides, file: 'lagom-deck.pdf' },
  sv: { slides: swedishSlides, file: 'lagom-deck.sv.pdf' },
};
type Language = keyof typeof decks;

/**
 * Writes an English and a Swedish slide deck to `folder`. Each deck shows current screenshots of the product in its
 * language.
 */
export async function makeDeck(product: RunningProduct, folder: string): Promise<void> {
  await writeDeck(product, 'en', folder);
  await writeDeck(product, 'sv', folder);
}

async function writeDeck(product: RunningProduct, language: Language, folder: string): Promise<void> {
  const { slides, file } = decks[language];
  const pictures: (string | undefined)[] = [];
  for (const slide of slides) pictures.push(await takePicture(product, slide, language));
  const pages = slides.map((slide, index) =>
    renderSlide(slide, pictures[index], `${index + 1} / ${slides.length}`),
  );
  const page = await product.browser.newPage();
  await page.setContent(
    `<!doctype html><html lang="${language}"><title>Lagom</title><style>${await pageStyles()}${layout}</style>${pages.join('')}</html>`,
  );
  await page.evaluate(() => document.fonts.ready);
  await page.pdf({
    path: join(folder, file),
    width: '1280px',
    height: '720px',
    printBackground: true,
    tagged: true,
  });
  await page.close();
}

async function takePicture(
  product: RunningProduct,
  { picture }: Slide,
  language: Language,
): Promise<string | undefined> {
  if (!picture) return undefined;
  const context = await product.open({
    viewport: { width: 1280, height: 900 },
    colorScheme: picture.theme,
    locale: language === 'en' ? 'en-GB' : 'sv-SE',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${picture.path}?lang=${language}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const image = await page.screenshot({ type: 'jpeg', quality: 82 });
  await context.close();
  return `data:image/jpeg;base64,${image.toString('base64')}`;
}

function renderSlide(slide: Slide, picture: string | undefined, number: string): string {
  const lines = slide.lines.map((line) => {
    const [figure, words] = line.split('\t');
    return words ? `<p class="figure"><b>${figure}</b><span>${words}</span></p>` : `<p>${line}</p>`;
  });
  return `<section class="${picture ? 'pictured' : ''}">
    <div><p class="kicker">${slide.kicker}</p><h1>${slide.title.replace('\n', '<br>')}</h1>${lines.join('')}</div>
    ${picture ? `<img alt="" src="${picture}">` : ''}
    <footer><span>Lagom</span><span>${number}</span></footer>
  </section>`;
}

const layout = `
    @page{margin:0}
    section{position:relative;width:1280px;height:720px;padding:88px 96px;overflow:hidden;break-after:page;display:flex;align-items:center;gap:64px}
    section>div{flex:1} h1{font:600 56px/1.12 fraunces;letter-spacing:-.01em;margin:20px 0 28px;max-width:18em}
    .pictured h1{font-size:44px} .pictured>div{flex:0 0 400px} p+p{margin-top:14px}
    section>div>p:not(.kicker){max-width:32em;color:var(--muted)} .kicker{font-size:18px}
    img{flex:1;min-width:0;border-radius:14px;border:1px solid var(--line)}
    section>div>p.figure:not(.kicker){display:flex;align-items:baseline;gap:28px;color:var(--ink)}
    .figure b{font:600 44px/1.2 fraunces;color:var(--primary);min-width:190px}
    footer{position:absolute;left:96px;right:96px;bottom:40px;display:flex;justify-content:space-between;font-size:16px;color:var(--muted)}`;
