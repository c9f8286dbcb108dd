import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { seededRandom } from '#domain/seeded-random.ts';
import { findGuards, type Guard } from './find-guards.ts';

/**
 * npm run bench:guards checks that a test fails when a guard (see find-guards.ts) is missing. It
 * removes one guard of the server at a time, in a copy of the project, and runs the API tests in
 * the guard's folder, those of owners first, then the authorisation test. If the guard is in code
 * that all areas share, it then runs the API tests of all areas. A guard is caught if a test fails.
 * Prints the guards that no test catches.
 *
 * Options: `--kinds` lists the kinds of guards to remove, separated by commas (default all). `--in`
 * is a text: only the guards of files whose path contains this text are removed. `--most` is the
 * largest number of guards to remove. If there are more guards, `--seed` is the seed of the random
 * choice.
 */
const root = join(import.meta.dirname, '../..');
const notCopied = ['.git', 'node_modules', 'dist', 'data', 'test-results'];
const sources = 'src/server/{http,modules/**,storage}/*.ts';
const matrix = 'src/server/http/authorization.api.test.ts';
const timeLimitMs = 600_000;

const { values: options } = parseArgs({
  options: {
    kinds: { type: 'string', default: 'owner,expiry,assertion' },
    in: { type: 'string', default: '' },
    most: { type: 'string', default: 'Infinity' },
    seed: { type: 'string', default: '1' },
  },
});

type Found = Guard & { file: string };

const copy = join(mkdtempSync(join(tmpdir(), 'lagom-guards-')), 'lagom');
cpSync(root, copy, { recursive: true, filter: (path) => !notCopied.includes(basename(path)) });
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
try {
  const guards = draw(findAll(), Number(options.most));
  const survivors = guards.filter((guard, index) => {
    const isCaught = listRuns(guard).some((tests) => fails(guard, tests));
    const place = `${guard.file}:${guard.line} ${guard.text}`;
    process.stdout.write(`${index + 1} of ${guards.length} ${isCaught ? 'caught  ' : 'SURVIVED'} ${place}\n`);
    return !isCaught;
  });
  const caught = guards.length - survivors.length;
  process.stdout.write(
    `${caught} of ${guards.length} caught (${Math.round((100 * caught) / guards.length)}%)\n`,
  );
  for (const { file, line, text } of survivors) process.stdout.write(`${file}:${line} ${text}\n`);
} finally {
  rmSync(dirname(copy), { recursive: true, force: true });
}

function findAll(): Found[] {
  const files = globSync(sources, { cwd: root }).filter(
    (file) => !file.includes('.test.') && file.includes(options.in),
  );
  const wanted = options.kinds.split(',');
  return files
    .sort()
    .flatMap((file) =>
      findGuards(readFileSync(join(root, file), 'utf8')).map((guard) => ({ ...guard, file })),
    )
    .filter(({ kind }) => wanted.includes(kind));
}

/** Returns the tests to run for a guard, in order. Each entry contains the file filters of one Vitest run. */
function listRuns({ file, kind }: Found): string[][] {
  const folder = `${dirname(file)}/`;
  const isShared = !folder.includes('/modules/');
  // The tests of owners are short and catch most conditions on the owner, so that the other tests need not run.
  const owners = `${folder}owners`;
  return [
    ...(kind === 'assertion' ? [] : [[owners]]),
    [folder],
    [matrix],
    ...(isShared ? [['src/server/modules/']] : []),
  ];
}

/** Returns at most `most` randomly chosen guards. */
function draw(guards: Found[], most: number): Found[] {
  if (guards.length <= most) return guards;
  const random = seededRandom(Number(options.seed));
  return guards
    .map((guard) => ({ guard, place: random() }))
    .sort((a, b) => a.place - b.place)
    .slice(0, most)
    .map(({ guard }) => guard);
}

/** Returns whether the tests fail without the guard. A run that takes longer than `timeLimitMs` counts as failed. */
function fails({ file, without }: Found, tests: string[]): boolean {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, without);
  const { status } = spawnSync(
    process.execPath,
    [
      join(copy, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--project=api',
      '--bail=1',
      '--passWithNoTests',
      ...tests,
    ],
    { cwd: copy, stdio: 'ignore', timeout: timeLimitMs },
  );
  writeFileSync(path, before);
  return status !== 0;
}
