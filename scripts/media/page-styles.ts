import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Returns CSS with the product's two fonts and its light colours, for the slides and the preview images. */
export async function pageStyles(): Promise<string> {
  const [figtree, fraunces] = await Promise.all([
    font('figtree', 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    font('fraunces', 'src/web/ui/fonts/fraunces-semibold.woff2'),
  ]);
  return `${figtree}${fraunces}
    :root{--paper:#f7f2e8;--ink:#1f2b25;--muted:#566059;--line:#e0d8c8;--primary:#24573f;--apricot:#eda268}
    *{box-sizing:border-box;margin:0} body{font:400 24px/1.5 figtree;color:var(--ink);background:var(--paper)}
    .kicker{font-weight:600;color:var(--primary)}
    .kicker::before{content:'';display:inline-block;width:40px;height:3px;border-radius:2px;background:var(--apricot);vertical-align:middle;margin-right:14px}`;
}

async function font(name: string, path: string): Promise<string> {
  const data = (await readFile(join(root, path))).toString('base64');
  return `@font-face{font-family:${name};font-weight:100 900;src:url(data:font/woff2;base64,${data}) format('woff2')}`;
}
