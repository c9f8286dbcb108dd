import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureExperiments } from './experiments.ts';

/**
 * npm run bench:experiments [-- --count N]: simulates N experiments without an effect, and N / 10 experiments for each
 * row about power or intervals, and prints the results. If N is 10,000, the default, it also writes the results to
 * docs/insights.md, between two HTML comments. The option --threads is accepted and ignored, because `npm run
 * bench:insights` has this option and imports this file.
 */
const fullCount = 10_000;
const { values } = parseArgs({
  options: { count: { type: 'string', default: String(fullCount) }, threads: { type: 'string' } },
});
const count = Number(values.count);
if (!Number.isInteger(count) || count < 1) throw new Error('--count is a whole number from 1');
const figures = measureExperiments(count, (line) => process.stderr.write(`${line}\n`));
process.stdout.write(`${figures}\n`);
if (count === fullCount) await writeFigures();

async function writeFigures(): Promise<void> {
  const path = join(import.meta.dirname, '../../docs/insights.md');
  const [begin, end] = ['<!-- experiments: begin -->', '<!-- experiments: end -->'];
  const text = await readFile(path, 'utf8');
  const [before, rest = ''] = text.split(begin);
  const after = rest.split(end)[1];
  if (after === undefined) throw new Error(`docs/insights.md has no marks ${begin} and ${end}`);
  await writeFile(path, `${before}${begin}\n${figures}\n${end}${after}`);
}
