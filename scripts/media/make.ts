import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from './language.ts';
import { makeDeck } from './make-deck.ts';
import { makePicture } from './make-picture.ts';
import { makePosters } from './make-posters.ts';
import { recordFilms } from './record-films.ts';
import { startProduct } from './start-product.ts';

/**
 * `npm run media` makes the demo films and their posters, the slide decks, and the preview images of shared links, in
 * both languages. It starts the built product with eleven months of seeded data. `npm run media -- deck sv` makes only
 * the Swedish deck.
 */
const folder = join(import.meta.dirname, '../../src/web/public/media');
const makers = { picture: makePicture, deck: makeDeck, posters: makePosters, film: recordFilms };
const requested = process.argv.slice(2);
const isRequested = (name: string, all: readonly string[]) =>
  requested.includes(name) || !all.some((other) => requested.includes(other));

await mkdir(folder, { recursive: true });
for (const language of languages.filter((name) => isRequested(name, languages))) {
  const product = await startProduct(language);
  try {
    for (const [name, make] of Object.entries(makers)) {
      if (isRequested(name, Object.keys(makers))) await make(product, folder);
    }
  } finally {
    await product.end();
  }
}
