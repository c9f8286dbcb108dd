import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type AlarmFigures, type CellFigures, measureAlarms, measureCell, seedOf } from './cell-figures.ts';
import { alarmCells, cells } from './cells.ts';
import { figuresTables } from './figures-table.ts';
import { startSimulator } from './simulate.ts';
import { sourceVersion } from './source-version.ts';

/**
 * npm run bench:insights [-- --people N] [--cell NAME] [--threads N]: prints the error rates of the engine and of other
 * methods on simulated people. A cell is a simulated population, which is one row of the tables. Caches the results of
 * finished cells in node_modules/.cache, so that a run can be stopped and resumed. A change of the code makes the
 * cached results invalid. A run without `--people` and `--cell` also writes the tables to docs/insights.md, between two
 * HTML comments.
 */
const { values: options } = parseArgs({
  options: {
    people: { type: 'string' },
    cell: { type: 'string' },
    threads: { type: 'string', default: '2' },
  },
});
const root = join(import.meta.dirname, '../..');
const cache = join(root, 'node_modules/.cache/bench-insights');
const document = join(root, 'docs/insights.md');
const say = (text: string) => process.stderr.write(`${text}\n`);

const wanted = cells.filter(({ name }) => options.cell === undefined || name === options.cell);
if (wanted.length === 0 && options.cell !== 'alarms')
  throw new Error(`Cells: ${cells.map(({ name }) => name).join(', ')}, alarms`);

let current = '';
let told = 0;
const simulator = startSimulator(Number(options.threads), (done) => {
  if (Date.now() - told < 10_000) return;
  told = Date.now();
  say(`${current}: ${done} people`);
});
mkdirSync(cache, { recursive: true });
const figures: CellFigures[] = [];
for (const cell of wanted) {
  const people = Number(options.people ?? cell.people);
  const seed = seedOf(cells.indexOf(cell));
  figures.push(
    await measured('score-person.ts', cell.name, people, () => measureCell(simulator, cell, seed, people)),
  );
}
const alarms: AlarmFigures[] = [];
for (const [index, cell] of alarmCells.entries()) {
  if (options.cell !== undefined && options.cell !== 'alarms') break;
  const people = Number(options.people ?? cell.people);
  const seed = seedOf(cells.length + index);
  const measure = () => measureAlarms(simulator, cell.measures, seed, people);
  alarms.push(await measured('alarms.ts', `alarms-${cell.measures}`, people, measure));
}
await simulator.close();
const tables = figuresTables(figures, alarms);
process.stdout.write(`${tables}\n`);
if (options.people === undefined && options.cell === undefined) {
  writeBetweenMarks(tables);
  // Importing this module measures the experiments and writes their tables.
  await import('./run-experiments.ts');
}

/**
 * Returns the stored results of a cell, which is a row of the benchmark. Measures and stores the results if none are
 * stored for the current version of the code.
 */
async function measured<T>(code: string, name: string, count: number, measure: () => Promise<T>): Promise<T> {
  const version = sourceVersion(join(import.meta.dirname, code));
  const file = join(cache, `${version}-${name}-${count}.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    current = name;
    say(`${name}: ${count} people`);
    const result = await measure();
    writeFileSync(file, JSON.stringify(result));
    return result;
  }
}

function writeBetweenMarks(tables: string): void {
  const [begin, end] = ['<!-- benchmark: begin -->', '<!-- benchmark: end -->'];
  const text = readFileSync(document, 'utf8');
  const [before, rest = ''] = text.split(begin);
  const after = rest.split(end)[1];
  if (after === undefined) throw new Error(`docs/insights.md has no marks ${begin} and ${end}`);
  writeFileSync(document, `${before}${begin}\n\n${tables}\n\n${end}${after}`);
}
