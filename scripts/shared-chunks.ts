/** The part of the bundler's context that the chunk namer uses (see `createChunkNamer`). */
export interface Modules {
  getModuleInfo(id: string): Module | null;
}

interface Module {
  code: string | null;
  importedIds: readonly string[];
  importers: readonly string[];
  dynamicImporters: readonly string[];
}

/** The pages, other than the dashboard, that load a form or dialog only when it is first shown. */
const lightPages = ['nutrition', 'sleep'] as const;

/** Matches the modules of features. A feature cannot import modules of another feature. */
const feature = /\/src\/web\/features\//;

/** Matches the modules of the design system and of the libraries. */
const design = /\/src\/web\/ui\/|\/node_modules\//;

/** Matches the modules of the schema library and of the form library. */
const formLibrary = /node_modules\/(zod|react-hook-form)\//;

/** Matches the modules that can contain a form: dialogs, forms, logs, pages and routes. */
const formPart = /-(dialog|form|log|page|route)\.tsx$/;

/**
 * Matches contracts. An import by a contract does not count as a use of a module, because most contracts import modules
 * only for their schemas, which the build leaves out (see `endpointsWithoutSchemas`).
 */
const contract = /\/src\/contracts\/[^/]+\.ts$/;

/**
 * Matches the main modules of lucide-react and radix-ui, which only re-export the icons or components of the package.
 */
const collection = /\/(lucide-react|radix-ui)\/dist\/(esm\/lucide-react|index)\.mjs$/;

/** The names of the files that contain shared modules. A file imports only files that come earlier in this list. */
export const sharedChunks = [
  'public',
  'common',
  'demo-parts',
  'app',
  'pages',
  'nutrition-parts',
  'sleep-parts',
  'dialogs',
  'fields',
] as const;

/**
 * Returns a function that chooses the file for a module that several parts of the app import. It returns the name of
 * the file, or undefined for other modules. Without these files, the first view of a page would need about a hundred
 * requests. The files are:
 *
 * - `public`: the modules that the landing page shares with other parts.
 * - `common`: the modules that the demo shares with the dashboard, or with all pages of members.
 * - `demo-parts`: the modules that the demo shares with other parts, but not with the dashboard.
 * - `app`: the modules that all pages of members need, and the modules that the dashboard shares with other parts.
 * - `pages`: the modules of the design system and the libraries that a page of `lightPages` shares with other parts.
 * - `nutrition-parts` and `sleep-parts`: the modules of features and contracts that the nutrition
 *   page or the sleep page shares with other parts, such as the dialogs of the page.
 * - `dialogs`: the modules of the design system and the libraries that other pages, forms and dialogs share.
 * - `fields`: the modules that would be in `dialogs`, but import the form library or the schema library.
 */
export function createChunkNamer(): (id: string, modules: Modules) => SharedChunk | undefined {
  const findImportersOnce = createFindImporters();
  const names = new Map<string, SharedChunk | undefined>();
  return (id, modules) => {
    if (!names.has(id)) {
      const name = nameChunk(id, findParts(id, modules, findImportersOnce));
      names.set(id, name === 'dialogs' && needsForms(id, modules) ? 'fields' : name);
    }
    return names.get(id);
  };
}

type SharedChunk = (typeof sharedChunks)[number];
type FindImporters = (id: string, modules: Modules) => readonly string[];

/**
 * Returns the name of the shared output file for a module, or undefined if the module belongs in none. `parts` are the
 * dynamically imported modules that need this module (see `findParts`).
 */
function nameChunk(id: string, parts: readonly string[]): SharedChunk | undefined {
  const isUsedBy = (part: string) => parts.some((name) => name.endsWith(part));
  if (isUsedBy('/routed-app.tsx') && parts.length === 1) return 'app';
  if (parts.length < 2) return undefined;
  if (isUsedBy('/landing-page.tsx')) return 'public';
  const isOfDashboard = isUsedBy('/routed-app.tsx') || isUsedBy('/dashboard-route.tsx');
  if (isUsedBy('/demo-route.tsx')) return isOfDashboard ? 'common' : 'demo-parts';
  if (isOfDashboard) return 'app';
  const isOfArea = contract.test(id) || feature.test(id);
  const lightPage = lightPages.find((page) => isUsedBy(`/${page}-page.tsx`));
  if (lightPage) return isOfArea ? `${lightPage}-parts` : 'pages';
  if (isOfArea) return undefined;
  const isShared = design.test(id) && parts.filter((name) => formPart.test(name)).length > 1;
  return isShared ? 'dialogs' : undefined;
}

/** Returns whether a module imports the form library or the schema library, directly or indirectly. */
function needsForms(id: string, modules: Modules): boolean {
  const found = new Set([id]);
  for (const name of found) {
    if (formLibrary.test(name)) return true;
    if (contract.test(name)) continue;
    for (const next of modules.getModuleInfo(name)?.importedIds ?? []) found.add(next);
  }
  return false;
}

/** Returns the dynamically imported modules that need a module: they import it statically, directly or indirectly. */
function findParts(id: string, modules: Modules, findImporters: FindImporters): string[] {
  const found = new Set([id]);
  for (const name of found) for (const next of findImporters(name, modules)) found.add(next);
  return [...found].filter((name) => (modules.getModuleInfo(name)?.dynamicImporters.length ?? 0) > 0);
}

/**
 * Returns a function that finds the importers of a module. Leaves out importers that are contracts. The icons of
 * lucide-react and the components of radix-ui are imported through the main module of their package. For an icon or a
 * component, the function returns only the modules that import its name from the main module.
 */
function createFindImporters(): FindImporters {
  const users = new Map<string, Map<string, Set<string>>>();
  return (id, modules) =>
    (modules.getModuleInfo(id)?.importers ?? []).flatMap((importer) => {
      if (contract.test(importer)) return [];
      const [, name] = collection.exec(importer) ?? [];
      if (!name) return [importer];
      const known = users.get(importer) ?? findUsers(importer, name, modules);
      users.set(importer, known);
      return [...(known.get(id.replace(/^.*\/(icons\/[^/]+|@radix-ui\/[^/]+).*$/, '$1')) ?? [])];
    });
}

/**
 * Returns the modules that import each icon or component of a package. `id` is the id of the package's main module (see
 * `collection`), and `name` is the name of the package. The keys of the result are the paths from which the main module
 * re-exports.
 */
function findUsers(id: string, name: string, modules: Modules): Map<string, Set<string>> {
  const { code, importers = [] } = modules.getModuleInfo(id) ?? {};
  const parts = new Map<string, string>();
  for (const [, , as, from = ''] of (code ?? '').matchAll(
    /^(im|ex)port (.*) from ['"](?:\.\/)?([^'"]+)['"]/gm,
  )) {
    for (const [, exported = ''] of (as ?? '').matchAll(/\bas (\w+)/g)) parts.set(exported, from);
  }
  const users = new Map<string, Set<string>>();
  for (const user of importers) {
    for (const used of findImportedNames(modules.getModuleInfo(user)?.code ?? '', name)) {
      const part = parts.get(used) ?? '';
      users.set(part, (users.get(part) ?? new Set()).add(user));
    }
  }
  return users;
}

/** Returns the names that code imports from a package. */
function findImportedNames(code: string, from: string): string[] {
  const [, list = ''] = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']${from}["']`).exec(code) ?? [];
  return list.split(',').map((item) => item.trim().split(/\s/)[0] ?? '');
}
