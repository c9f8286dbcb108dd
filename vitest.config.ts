import { defineConfig } from 'vitest/config';

// A long limit, so that a test of a few seconds also passes on a machine that is 20 times slower. A test that hangs
// still fails.
const timeoutMs = 300_000;

export default defineConfig({
  test: {
    testTimeout: timeoutMs,
    hookTimeout: timeoutMs,
    // Vitest leaves one core free by default, so only one worker would run on two cores.
    maxWorkers: '100%',
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/{domain,contracts,server}/**/*.test.ts', '{scripts,bench}/**/*.test.ts'],
          exclude: ['**/*.api.test.ts'],
          environment: 'node',
          pool: 'threads',
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['{src/server,bench}/**/*.api.test.ts'],
          environment: 'node',
          globalSetup: ['src/server/testing/base-database.ts'],
          // Runs many test files in one process, so that the database and the server are loaded and compiled once per
          // worker. Each file still has its own copy of the database.
          isolate: false,
          // As in production (see scripts/start.sh). Without the option, Node can crash when it frees compiled code
          // (https://github.com/nodejs/node/issues/64500).
          execArgv: ['--liftoff-only'],
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['src/web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['src/web/testing/setup.ts'],
          pool: 'threads',
        },
      },
    ],
  },
});
