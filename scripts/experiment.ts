import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { experimentFile } from '#contracts/experiments.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import { recompute } from '#domain/experiments/experiment-file.ts';

/**
 * `npm run --silent experiment -- FILE` recomputes the result of an exported experiment, so that a person can check the
 * result in the app. Prints the result as canonical JSON (see `canonicalJson`). Exits with 1 if the file is not an
 * experiment, or if its plan, schedule or result is inconsistent.
 */
try {
  const [path] = process.argv.slice(2);
  if (path === undefined) throw new Error('Name the exported file: npm run --silent experiment -- FILE');
  const file = experimentFile.parse(JSON.parse(await readFile(path, 'utf8')));
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  const { result, problems } = recompute(file, sha256);
  process.stdout.write(`${canonicalJson(result)}\n`);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
