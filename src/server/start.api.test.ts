import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { npmStart, processesBelow } from './testing/npm-start.ts';

// `npm start` uses the embedded database here, so these tests do not run a second time on PostgreSQL.
const isEmbedded = inject('baseDatabase').kind === 'embedded';

const root = join(import.meta.dirname, '../..');
const notInAClone = ['.git', 'node_modules', 'dist', 'data', 'test-results'];

let parent: string;
let folder: string;
let environment: Record<string, string>;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'lagom-start-'));
  folder = join(parent, 'lagom with a space');
  await cp(root, folder, { recursive: true, filter: (path) => !notInAClone.includes(basename(path)) });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  environment = { DATA_DIR: join(parent, 'data'), NODE_COMPILE_CACHE: join(parent, 'compiled') };
});
afterAll(() => rm(parent, { recursive: true, force: true }));

test.runIf(isEmbedded && process.platform === 'linux')(
  'npm start ends as one process, which a signal to npm or to itself stops',
  async () => {
    for (const target of ['npm', 'server']) {
      const { npm, exited } = await npmStart(folder, environment);
      const below = processesBelow(npm.pid ?? 0);
      expect(below).toHaveLength(1);
      process.kill(target === 'npm' ? (npm.pid ?? 0) : (below[0]?.pid ?? 0), 'SIGTERM');
      expect(await exited).toBe(0);
      expect(() => process.kill(below[0]?.pid ?? 0, 0)).toThrow('ESRCH');
    }
  },
);

test.runIf(isEmbedded)('npm start exits with the code of the server', async () => {
  const started = npmStart(folder, { ...environment, LIMITS_SCALE: 'many' });
  await expect(started).rejects.toThrow(/^npm start ended with code 1\..*LIMITS_SCALE/s);
});
