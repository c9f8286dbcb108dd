import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { experimentFile } from '#contracts/experiments.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import { recompute } from '#domain/experiments/experiment-file.ts';

/**
 * `npm run --silent experiment -- FILE` recomputes the result of an experiment from the file that the app exports. A
 * person can use it to verify the result that the app shows. Prints the result as canonical JSON (see `canonicalJson`).
 * Exits with 1 if the file is not an experiment. Also exits with 1 if the plan does not match its hash, the schedule
 * does not match its seed, or the result in the file differs from the recomputed result.
 */
try {
  const [given] = process.argv.slice(2);
  if (given === undefined) throw new Error('Name the exported file: npm run --silent experiment -- FILE');
  const path = resolve(process.env.INIT_CWD ?? '.', given);
  if (!existsSync(path)) throw new Error(`File not found: ${given}`);
  const file = readExperiment(await readFile(path, 'utf8'));
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  const { result, problems } = recompute(file, sha256);
  process.stdout.write(`${canonicalJson(result)}\n`);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** Throws an Error if the text is not the JSON of an exported experiment. */
function readExperiment(text: string) {
  try {
    return experimentFile.parse(JSON.parse(text));
  } catch {
    throw new Error('This is not an exported experiment.');
  }
}
