import { createReadStream, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import type { InsightEvent } from '#domain/insights/advance.ts';
import type { Metric } from '#domain/insights/metric.ts';
import { assignRoles } from './insights/metric-roles.ts';
import { type RecordedValues, readRecordedValues } from './insights/recorded-values.ts';
import { walkPerson } from './insights/walk-person.ts';

/**
 * `npm run --silent insights -- FILE [--exposures a,b] [--outcomes c,d]` searches for patterns in a CSV file of daily
 * values. See docs/insights.md.
 */
const usage = 'Usage: npm run --silent insights -- FILE [--exposures a,b,c] [--outcomes d,e]';
const progressEvery = 5000;

const say = (text: string) => process.stderr.write(`${text}\n`);

function readCommand() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { exposures: { type: 'string' }, outcomes: { type: 'string' } },
  });
  const [given] = positionals;
  if (given === undefined || positionals.length > 1) throw new Error(usage);
  const file = resolve(process.env.INIT_CWD ?? '.', given);
  if (!existsSync(file)) throw new Error(`File not found: ${given}`);
  const names = (text?: string) => text?.split(',').map((name) => name.trim());
  return { file, roles: { exposures: names(values.exposures), outcomes: names(values.outcomes) } };
}

/** Writes the found and withdrawn patterns of every person to stdout, one JSON object per line. */
function walkEveryone(recorded: RecordedValues, metrics: Metric[]): void {
  const lastDay = lastDayOf(recorded);
  const total = { days: 0, found: 0, withdrawn: 0, tooShort: 0 };
  let [walked, told] = [0, Date.now()];
  for (const [person, values] of recorded.people) {
    const { events, memory, days } = walkPerson(values, metrics, lastDay);
    // Frees the memory of the person, whose values are no longer needed.
    recorded.people.delete(person);
    for (const event of events) process.stdout.write(`${JSON.stringify(eventLine(person, event))}\n`);
    total.days += days;
    for (const { event } of events) total[event]++;
    if (memory.lookedAt === 0) total.tooShort++;
    walked++;
    if (Date.now() - told < progressEvery) continue;
    told = Date.now();
    say(`${walked} people, ${total.found} found`);
  }
  say(
    `${walked} people, ${total.days} days: ${total.found} found, ${total.withdrawn} withdrawn. ` +
      `${total.tooShort} people have fewer days than the first look needs.`,
  );
}

function lastDayOf(recorded: RecordedValues): number {
  let last = Number.NEGATIVE_INFINITY;
  for (const metrics of recorded.people.values())
    for (const { days } of metrics.values()) for (const day of days) if (day > last) last = day;
  return last;
}

/** Returns the fields of an output line, in the order that docs/insights.md describes. */
const eventLine = (person: string, found: InsightEvent) => ({
  person,
  event: found.event,
  look: found.look,
  exposure: found.exposure,
  outcome: found.outcome,
  lag: found.lag,
  effect: found.effect,
  low: found.low,
  high: found.high,
  confidence: found.confidence,
  days: found.days,
  pairsChecked: found.pairsChecked,
});

function warnOfUnknown(names: readonly string[] | undefined, metrics: RecordedValues['metrics']): void {
  const unknown = (names ?? []).filter((name) => !metrics.has(name));
  if (unknown.length > 0) say(`Not in the file: ${unknown.join(', ')}`);
}

// Ends the program without an error if a reader such as `head` closes the pipe early.
process.stdout.on('error', () => process.exit());

try {
  const { file, roles } = readCommand();
  const started = performance.now();
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
  const recorded = await readRecordedValues(lines);
  const broken = recorded.broken === 0 ? '' : ` (the first in lines ${recorded.firstBroken.join(', ')})`;
  say(`${recorded.lines} values of ${recorded.people.size} people; ${recorded.broken} broken lines${broken}`);
  warnOfUnknown(roles.exposures, recorded.metrics);
  warnOfUnknown(roles.outcomes, recorded.metrics);
  const metrics = assignRoles(recorded.metrics, roles);
  for (const role of ['exposure', 'outcome', 'both'] as const) {
    const names = metrics.filter((metric) => metric.role === role).map(({ name }) => name);
    if (names.length > 0) say(`${role}: ${names.join(', ')}`);
  }
  walkEveryone(recorded, metrics);
  say(`${((performance.now() - started) / 1000).toFixed(1)} s, ${memoryUsed()} MB at most`);
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

/** Returns the largest resident memory of this process so far, in MB. */
function memoryUsed(): number {
  return Math.round(process.resourceUsage().maxRSS / 1024);
}
