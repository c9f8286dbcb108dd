/**
 * The rules that `npm run boundaries` checks. An import that matches both `from` and `to` of a rule
 * is an error. The rules for `src/server/modules` and `src/web/features` match any folder name, so
 * they also apply to new modules and features.
 */
module.exports = {
  forbidden: [
    {
      name: 'domain-stays-pure',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^src/domain/' },
    },
    {
      name: 'contracts-know-zod-and-domain-only',
      severity: 'error',
      from: { path: '^src/contracts/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^src/(contracts|domain)/', '^node_modules/zod/'] },
    },
    {
      name: 'web-never-imports-server',
      severity: 'error',
      from: { path: '^src/web/' },
      to: { path: '^src/server/' },
    },
    {
      name: 'server-never-imports-web',
      severity: 'error',
      from: { path: '^src/server/' },
      to: { path: '^src/web/' },
    },
    {
      name: 'another-modules-service-never-its-insides',
      severity: 'error',
      from: { path: '^src/server/modules/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/server/modules/([^/]+)/', pathNot: ['^src/server/modules/$1/', '-service\\.ts$'] },
    },
    {
      name: 'modules-meet-only-in-app',
      severity: 'error',
      from: { path: '^src/server/(http|db|jobs|mail|storage|ai|push)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/server/modules/' },
    },
    {
      name: 'database-and-storage-know-no-http',
      severity: 'error',
      from: { path: '^src/server/(db|jobs|mail|storage)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/server/http/' },
    },
    {
      name: 'features-meet-only-in-app',
      severity: 'error',
      from: { path: '^src/web/features/([^/]+)/' },
      to: { path: '^src/web/(features/[^/]+|app)/', pathNot: '^src/web/features/$1/' },
    },
    {
      name: 'design-system-knows-no-feature',
      severity: 'error',
      from: { path: '^src/web/(ui|charts|lib|i18n)/' },
      to: { path: '^src/web/(features|app)/', pathNot: '^src/web/testing/' },
    },
    {
      name: 'web-lib-knows-no-texts-and-no-design-system',
      severity: 'error',
      from: { path: '^src/web/lib/' },
      to: { path: '^src/web/(i18n|ui|charts)/' },
    },
    {
      name: 'texts-know-no-design-system',
      severity: 'error',
      from: { path: '^src/web/i18n/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/web/(ui|charts)/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      // Leaves out imports that end with `?url`, because only Vite can resolve them. Vite replaces
      // such an import with the URL of the file.
      to: { couldNotResolve: true, pathNot: '\\?url$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
