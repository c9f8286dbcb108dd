import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { writeAppManifest } from './scripts/app-manifest.ts';
import { endpointsWithoutSchemas } from './scripts/endpoints-without-schemas.ts';
import { prerenderPages } from './scripts/prerender-pages.ts';
import { fillResponseShapes } from './scripts/response-shapes.ts';
import { createChunkNamer, type Modules, sharedChunks } from './scripts/shared-chunks.ts';
import { appDocumentPath } from './src/web/lib/worker-paths.ts';

const outDir = join(import.meta.dirname, 'dist/web');
const apiPort = process.env.API_PORT ?? '3000';

/** Small modules that the entry script does not import, but that every page loads. They share one output file. */
const everyPage =
  /lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|shared\/)|\/src\/web\/(lib\/use-is-hydrated|ui\/(area|language-switch))\./;

/**
 * The modules that call the API. They have their own output file, because the forms of the landing page load them
 * without the rest of the app.
 */
const callModules =
  /\/src\/(contracts\/(errors|upload|build-request|session-path)|web\/lib\/(call-api|build-request|time-zone))\.ts$/;

const nameSharedChunk = createChunkNamer();

export default defineConfig({
  root: 'src/web',
  plugins: [
    react(),
    tailwindcss(),
    endpointsWithoutSchemas(),
    fillResponseShapes(),
    preloadFonts(),
    writeAppManifest(),
    prerenderPages(),
    buildServiceWorker(),
    precompress(),
  ],
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2024',
    // The oldest browsers that support the CSS function light-dark(). The light and the dark theme need that function.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    // `polyfill` is false, because all supported browsers can preload modules. `resolveDependencies` returns no files.
    // Otherwise, each script would list the files of all parts that it loads later, which would add 8 kB to the first
    // load of the dashboard.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The modules of `src/domain` and `src/contracts` only declare things, so importing them has no side effects. The
      // bundler then leaves out modules whose exports are not used.
      treeshake: { moduleSideEffects: [{ test: /\/src\/(domain|contracts)\//, sideEffects: false }] },
      output: {
        codeSplitting: {
          // Groups modules into few files, because many small files compress worse and need more requests.
          groups: [
            { name: 'initial', tags: ['$initial'], priority: 2 },
            { name: 'every-page', test: everyPage, priority: 2 },
            { name: 'call', test: callModules },
            // use-sync-external-store has its own file, because TanStack and the charts both use
            // it. Otherwise, the module would be part of the file `tanstack`, and the demo page
            // would load that whole file for its charts.
            { name: 'store', test: /node_modules\/use-sync-external-store\//, priority: 1 },
            { name: 'tanstack', test: /node_modules\/@tanstack\// },
            { name: 'schemas', test: /node_modules\/zod\// },
            { name: 'forms', test: /node_modules\/react-hook-form\// },
            ...sharedChunks.map((chunk) => ({
              name: (id: string, modules: Modules) => (nameSharedChunk(id, modules) === chunk ? chunk : null),
              debugName: chunk,
              includeDependenciesRecursively: false,
            })),
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false } } },
});

/**
 * Returns a Vite plugin that adds preload links for the fonts, so that the browser loads the fonts at once and not only
 * after the stylesheet. Leaves out the emoji, which only the community shows.
 */
function preloadFonts(): Plugin {
  return {
    name: 'lagom-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2') && !file.includes('emoji'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  };
}

/**
 * Returns the Vite plugin that builds the service worker, `sw.js`. It also fills in the list of files that the service
 * worker stores: the scripts, texts, styles and fonts of all pages in both languages. The list leaves out the film of
 * the landing page. It also leaves out the barcode reader, which is larger than all other files together. Offline, the
 * reader would be useless, because the app looks up products over the network.
 */
function buildServiceWorker() {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'service-worker',
    filename: 'sw.ts',
    injectRegister: false,
    manifest: false,
    integration: {
      closeBundleOrder: 'post',
      configureCustomSWViteBuild: (config) => {
        config.logLevel = 'warn';
      },
    },
    injectManifest: {
      target: 'es2024',
      globPatterns: ['index.html', 'first-paint.js', 'favicon.svg', 'assets/*.{js,css,woff2}'],
      globIgnores: ['assets/reader-*.js'],
      // The names of the files in assets/ contain a hash of their content, so their addresses need no version.
      dontCacheBustURLsMatching: /^assets\//,
      maximumFileSizeToCacheInBytes: 1_000_000,
      manifestTransforms: [
        (entries) => ({
          manifest: entries.map((entry) =>
            entry.url === 'index.html'
              ? { ...entry, url: appDocumentPath }
              : { ...entry, url: `/${entry.url}` },
          ),
        }),
      ],
    },
  });
}

/**
 * Returns a Vite plugin that writes a Brotli and a gzip version beside the built scripts,
 * stylesheets and other files that compress well. So the server need not compress these files for
 * each request.
 */
function precompress(): Plugin {
  let folder = outDir;
  return {
    name: 'lagom-precompress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      // Runs last, because the service worker is built after all other files.
      order: 'post',
      sequential: true,
      async handler() {
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        const files = entries
          .filter((entry) => entry.isFile() && /\.(js|css|svg|json|webmanifest|txt)$/.test(entry.name))
          .map((entry) => join(entry.parentPath, entry.name));
        await Promise.all(files.map(compressBeside));
      },
    },
  };
}

async function compressBeside(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < 256) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
