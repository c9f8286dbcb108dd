import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDeck } from './make-deck.ts';
import { makePictures } from './make-pictures.ts';
import { makePosters } from './make-posters.ts';
import { recordVideo } from './record-video.ts';
import { startProduct } from './start-product.ts';

/**
 * `npm run media` makes the demo film and its posters, the slide decks, and the preview images of shared links. It
 * starts the built product with a year of seeded data. `npm run media -- deck` makes only the decks.
 */
const folder = join(import.meta.dirname, '../../src/web/public/media');
const makers = { pictures: makePictures, deck: makeDeck, posters: makePosters, video: recordVideo };
const requested = process.argv.slice(2);

await mkdir(folder, { recursive: true });
const product = await startProduct();
try {
  for (const [name, make] of Object.entries(makers)) {
    if (requested.length === 0 || requested.includes(name)) await make(product, folder);
  }
} finally {
  await product.end();
}
