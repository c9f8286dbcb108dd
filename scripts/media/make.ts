import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDeck } from './make-deck.ts';
import { recordVideo } from './record-video.ts';
import { showProduct } from './shown-product.ts';

/** npm run media: the demo film and the deck, made from the built product with a seeded year in it. */
const folder = join(import.meta.dirname, '../../src/web/public/media');

await mkdir(folder, { recursive: true });
const product = await showProduct();
try {
  await makeDeck(product, folder);
  await recordVideo(product, folder);
} finally {
  await product.end();
}
