import type { Rolldown } from 'vite';
import { pages } from '../src/contracts/pages.ts';
import { type Bundle, bundles, textFile } from '../src/web/i18n/translations.ts';

/**
 * The pages for signed-in members whose HTML document lists the files to preload. `path` is the address for which the frame of a
 * page is rendered. `parts` are the modules that the first view needs, and `texts` are the translations that it needs.
 * The server chooses the document by the path of the request (see `member-pages.ts`).
 */
export const preloadedPages: Record<string, { path: string; parts: string[]; texts: Bundle[] }> = {
  dashboard: { path: pages.home, parts: ['app/dashboard-route.tsx'], texts: ['app'] },
  fitness: { path: pages.fitness, parts: ['app/fitness-route.tsx'], texts: ['app', 'fitness'] },
  nutrition: {
    path: pages.nutrition,
    parts: ['features/nutrition/nutrition-page.tsx'],
    texts: ['app', 'nutrition'],
  },
  sleep: { path: pages.sleep, parts: ['features/sleep/sleep-page.tsx'], texts: ['app', 'sleep'] },
  mindfulness: { path: pages.mindfulness, parts: ['app/mindfulness-route.tsx'], texts: ['app'] },
  insights: { path: pages.aiInsights, parts: ['app/insights-route.tsx'], texts: ['app', 'insights'] },
  community: { path: pages.community, parts: ['app/community-route.tsx'], texts: ['app', 'community'] },
  devices: { path: pages.devices, parts: ['app/devices-route.tsx'], texts: ['app', 'devicesPage'] },
  account: { path: pages.account, parts: ['app/account-route.tsx'], texts: ['app', 'account'] },
};

/** Returns the modules that the first view of a page needs. */
export function listModules(page: string, language: 'en' | 'sv'): string[] {
  const { parts = [], texts = [] } = preloadedPages[page] ?? {};
  const files = texts.flatMap((bundle) => bundles[bundle].map((area) => `i18n/${textFile(language, area)}`));
  return ['app/routed-app.tsx', ...parts, ...new Set(files)];
}

/**
 * Returns the built files of modules, and all files that they import, directly or indirectly. Leaves out files that the
 * HTML `document` already loads. Throws an Error if the build has no file for a module.
 */
export function findFiles(
  chunks: Rolldown.OutputChunk[],
  modules: readonly string[],
  document: string,
): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const wanted = new Set(modules.map((module) => findFile(chunks, module)));
  for (const name of wanted) for (const next of byName.get(name)?.imports ?? []) wanted.add(next);
  return [...wanted].filter((name) => !document.includes(`/${name}"`));
}

/**
 * Returns the built file that contains a module. Prefers the file that a dynamic import of the module loads. Throws an
 * Error if the build has no such file.
 */
function findFile(chunks: Rolldown.OutputChunk[], module: string): string {
  const found =
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`)) ??
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
  if (!found) throw new Error(`The build has no file for ${module}`);
  return found.fileName;
}
