import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// A long limit, so that a test of a few seconds also passes on a machine that is 20 times slower. A test that hangs
// still fails.
const timeoutMs = 300_000;

/** The short files with long tests: they start processes of the server, or build the app. */
const longTests = /\/(durability|embedded|main|start|backups|full-disk)\.api\.test\.ts$/;

/**
 * Starts the files of `longTests` first, so that no worker runs one of them alone at the end. Without the times of an
 * earlier run, Vitest sorts the files by size.
 */
class LongTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => longTests.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongTestsFirst },
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
