import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'lagom-experiment-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command as npm does for a person in `folder`: npm starts it in the folder of the package. */
function run(file: string) {
  const env = { ...process.env, INIT_CWD: folder };
  const { stderr, status } = spawnSync(process.execPath, ['scripts/experiment.ts', file], {
    encoding: 'utf8',
    env,
  });
  return [stderr.trim(), status];
}

test('reads a file in the folder of the person, and says what is wrong with it', () => {
  writeFileSync(join(folder, 'other.json'), '{"day": "2026-03-01"}');
  expect(run('other.json')).toEqual(['This is not an exported experiment.', 1]);
  expect(run('missing.json')).toEqual(['File not found: missing.json', 1]);
});
