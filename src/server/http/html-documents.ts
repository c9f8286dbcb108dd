import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { placeholders } from '#contracts/placeholders.ts';
import type { Config } from '#server/config.ts';

/** An HTML document in each content encoding. */
export interface HtmlDocument {
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/**
 * The app's HTML document, and the prerendered pages by name, such as `landing.en`. The frame that a signed-in person
 * sees while the scripts load has a name such as `loading-sleep.en`.
 */
export interface HtmlDocuments {
  app: HtmlDocument;
  prerendered: ReadonlyMap<string, HtmlDocument>;
}

/**
 * Reads the built HTML documents in the folder `root`. Replaces the placeholders with the values of the settings, and
 * compresses the documents.
 */
export async function readHtmlDocuments(
  root: string,
  config: Pick<Config, 'APP_URL' | 'CONTACT_EMAIL'>,
): Promise<HtmlDocuments> {
  const read = async (file: string) => compressDocument(await readFile(join(root, file), 'utf8'), config);
  const folder = join(root, 'pages');
  const names = await readdir(folder).catch(() => []);
  const written = await Promise.all(
    names.map(async (name) => [name.replace(/\.html$/, ''), await read(join('pages', name))] as const),
  );
  const prerendered = new Map(written);
  return { app: await read('index.html'), prerendered };
}

async function compressDocument(
  text: string,
  { APP_URL, CONTACT_EMAIL }: Pick<Config, 'APP_URL' | 'CONTACT_EMAIL'>,
): Promise<HtmlDocument> {
  const plain = Buffer.from(
    text
      .replaceAll(placeholders.appUrl, () => escapeHtml(APP_URL))
      .replaceAll(placeholders.contactEmail, () => escapeHtml(CONTACT_EMAIL)),
  );
  const [br, gz] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain)]);
  return { plain, br, gzip: gz };
}

/**
 * Compresses an HTML document for one request. Uses a low Brotli quality, because a high quality takes many times as
 * long.
 */
export function compressHtml(html: string, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(html);
  return promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}

/** Escapes a text for the content of elements and for attributes in double quotes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
