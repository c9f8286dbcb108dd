import { join } from 'node:path';
import { renderFigure } from './deck-figures.ts';
import { deckStyles } from './deck-styles.ts';
import { englishSlides } from './english-slides.ts';
import { fileName } from './language.ts';
import { pageStyles } from './page-styles.ts';
import type { Slide } from './slide.ts';
import type { RunningProduct } from './start-product.ts';
import { swedishSlides } from './swedish-slides.ts';

const decks = { en: englishSlides, sv: swedishSlides };

/** Writes the slide deck as a PDF to `folder`. Its screenshots show the running product. */
export async function makeDeck(product: RunningProduct, folder: string): Promise<void> {
  const { language } = product;
  const slides = decks[language];
  const pages: string[] = [];
  for (const [index, slide] of slides.entries()) {
    const figure = await renderFigure(product, slide.figure);
    pages.push(renderSlide(slide, figure, `${index + 1} / ${slides.length}`));
  }
  const page = await product.browser.newPage();
  await page.setContent(
    `<!doctype html><html lang="${language}"><title>Lagom</title><style>${await pageStyles()}${deckStyles}</style>${pages.join('')}</html>`,
  );
  await page.evaluate(() => document.fonts.ready);
  await page.pdf({
    path: join(folder, fileName('lagom-deck', language, 'pdf')),
    width: '1280px',
    height: '720px',
    printBackground: true,
    tagged: true,
  });
  await page.close();
}

function renderSlide(slide: Slide, figure: string, number: string): string {
  const lines = slide.lines.map((line) => `<p>${line}</p>`);
  return `<section class="${slide.figure.kind === 'exampleDay' ? 'cover' : ''}">
    <div class="words"><p class="kicker">${slide.kicker}</p><h1>${slide.title.replace('\n', '<br>')}</h1>${lines.join('')}</div>
    <figure>${figure}</figure>
    <footer><span>Lagom</span><span>${number}</span></footer>
  </section>`;
}
