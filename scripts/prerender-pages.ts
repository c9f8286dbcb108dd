import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createServer, type Plugin, type Rolldown } from 'vite';
import { placeholders } from '../src/contracts/placeholders.ts';
import { partsOfDay } from '../src/domain/dashboard.ts';
import { findFiles, listModules, preloadedPages } from './find-preloads.ts';

type Prerender = typeof import('../src/web/app/prerender-page.tsx');
type Written = Awaited<ReturnType<Prerender['prerenderPage']>>;

/**
 * The public pages. `part` is the module of the page, whose files are preloaded. The path of the landing page is
 * /landing and not `/`, because `/` shows the dashboard to a signed-in member.
 */
const written = [
  { page: 'landing', path: '/landing', part: 'features/landing/landing-page.tsx' },
  { page: 'demo', path: '/demo', part: 'app/demo-route.tsx' },
] as const;
const languages = ['en', 'sv'] as const;
const locales = { en: 'en_GB', sv: 'sv_SE' };

/**
 * Returns a Vite plugin that runs after the build. It writes each public page in each language to
 * `pages/<page>.<language>.html`, with its content, so that people can read the page without JavaScript. It also writes
 * a document for each of `preloadedPages`. Such a document has no content, only the list of files to
 * preload. It also writes
 * `pages/loading-<page>.<language>.html`, the frame of a page, and the frames `loading-dashboard-<part of day>`, which
 * greet the person. The server puts these frames into documents with the data of a signed-in person.
 */
export function prerenderPages(): Plugin {
  let root = '';
  let folder = '';
  let chunks: Rolldown.OutputChunk[] = [];
  return {
    name: 'lagom-prerender-pages',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle(_options, bundle) {
      chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    },
    closeBundle: {
      sequential: true,
      async handler() {
        // A failed build has no bundle. An error here would hide the reason.
        if (chunks.length === 0) return;
        const document = await readFile(join(folder, 'index.html'), 'utf8');
        await mkdir(join(folder, 'pages'), { recursive: true });
        for (const page of Object.keys(preloadedPages)) {
          for (const language of languages) {
            const preloads = findFiles(chunks, listModules(page, language), document);
            const html = startAfterFirstPaint(document, preloads);
            await writeFile(join(folder, 'pages', `${page}.${language}.html`), html);
          }
        }
        await withPrerender(root, async ({ prerenderPage, renderLoadingShell }) => {
          for (const [page, { path, texts }] of Object.entries(preloadedPages)) {
            for (const language of languages) {
              for (const part of page === 'dashboard' ? [undefined, ...partsOfDay] : [undefined]) {
                const name = part ? `${page}-${part}` : page;
                const shell = await renderLoadingShell(path, texts, language, part);
                await writeFile(join(folder, 'pages', `loading-${name}.${language}.html`), shell);
              }
            }
          }
          for (const { page, path, part } of written) {
            const preloads = findFiles(chunks, [part], document);
            for (const language of languages) {
              const content = await prerenderPage(page, language);
              const html = fill(document, { ...content, page, path, language, preloads });
              await writeFile(join(folder, 'pages', `${page}.${language}.html`), html);
            }
          }
        });
      },
    },
  };
}

/** Loads the web app's page renderer into this process with Vite, calls `use` with it, and then stops Vite. */
async function withPrerender(root: string, use: (prerender: Prerender) => Promise<void>): Promise<void> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    await use((await server.ssrLoadModule('/app/prerender-page.tsx')) as Prerender);
  } finally {
    await server.close();
  }
}

interface Filling extends Written {
  page: string;
  path: string;
  language: (typeof languages)[number];
  preloads: string[];
}

function fill(
  document: string,
  { markup, title, description, page, path, language, preloads }: Filling,
): string {
  const replacements: [RegExp, string][] = [
    [/<html lang="en" data-view="app">/, `<html lang="${language}">`],
    [/<title>[^<]*<\/title>/, `<title>${escapeHtml(title)}</title>`],
    [
      /<meta\s+name="description"\s+content="[^"]*"\s*\/>/,
      `<meta name="description" content="${escapeHtml(description)}" />`,
    ],
    [/manifest\.en\.webmanifest/, `manifest.${language}.webmanifest`],
    [/<\/head>/, `${renderHead({ title, description, path, language }).join('\n    ')}\n  </head>`],
    [
      /<div id="root"><\/div>/,
      `<div id="root" data-page="${page}" data-language="${language}">${markup}</div>`,
    ],
  ];
  return replacements.reduce(
    (text, [place, content]) => {
      if (!place.test(text)) throw new Error(`The document has no ${place}`);
      return text.replace(place, () => content);
    },
    startAfterFirstPaint(document, preloads),
  );
}

/**
 * Returns the document with its scripts, and the modules `preloads`, loaded after the first paint (see
 * `public/first-paint.js`). The content or the frame of the page is then visible before the scripts have loaded. Throws an
 * Error if the document has no scripts.
 */
function startAfterFirstPaint(document: string, preloads: readonly string[]): string {
  const element = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/g;
  const scripts = [...document.matchAll(element)].map(([, address]) => address);
  if (scripts.length === 0) throw new Error('The document has no scripts');
  const addresses = preloads.map((name) => `/${name}`);
  const attributes = `data-scripts="${scripts.join(' ')}" data-preloads="${addresses.join(' ')}"`;
  return document
    .replaceAll(element, '')
    .replace('src="/first-paint.js"', () => `src="/first-paint.js" ${attributes}`);
}

function renderHead({
  title,
  description,
  path,
  language,
}: Pick<Filling, 'title' | 'description' | 'path' | 'language'>) {
  const address = (of: string) => `${placeholders.appUrl}${path}${of === 'en' ? '' : `?lang=${of}`}`;
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Lagom',
    'og:title': title,
    'og:description': description,
    'og:url': address(language),
    'og:image': `${placeholders.appUrl}/media/og.${language}.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:locale': locales[language],
    'og:locale:alternate': locales[language === 'en' ? 'sv' : 'en'],
  };
  return [
    `<link rel="canonical" href="${address(language)}" />`,
    ...languages.map((other) => `<link rel="alternate" hreflang="${other}" href="${address(other)}" />`),
    `<link rel="alternate" hreflang="x-default" href="${address('en')}" />`,
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}" />`,
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
  ];
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
