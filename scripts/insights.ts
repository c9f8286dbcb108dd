import { createReadStream, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import type { InsightEvent } from '#domain/insights/advance.ts';
import type { Metric } from '#domain/insights/metric.ts';
import { assignRoles } from './insights/metric-roles.ts';
import { type FileSurvey, readPeople, surveyLines } from './insights/recorded-values.ts';
import { walkPerson } from './insights/walk-person.ts';

/**
 * `npm run --silent insights -- FILE [--exposures a,b] [--outcomes c,d]` searches for patterns in a CSV file of daily
 * values. Prints each found or withdrawn pattern as a line of JSON. See docs/insights.md.
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

/** Returns the lines of a file, without line ends. */
const linesOf = (file: string) =>
  createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });

/**
 * Writes the found and withdrawn patterns of every person to stdout, one JSON object per line. Reads the file a second
 * time, after the survey (see `FileSurvey`). Analyses one person at a time, so that the values of all people need not
 * fit into memory.
 */
async function walkEveryone(file: string, survey: FileSurvey, metrics: Metric[]): Promise<void> {
  const total = { days: 0, found: 0, withdrawn: 0, tooShort: 0 };
  let [walked, told] = [0, Date.now()];
  for await (const [person, values] of readPeople(linesOf(file), survey)) {
    const { events, memory, days } = walkPerson(values, metrics, survey.lastDay);
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

function warnOfUnknown(names: readonly string[] | undefined, metrics: FileSurvey['metrics']): void {
  const unknown = (names ?? []).filter((name) => !metrics.has(name));
  if (unknown.length > 0) say(`Not in the file: ${unknown.join(', ')}`);
}

// Ends the program without an error if a reader such as `head` closes the pipe early.
process.stdout.on('error', () => process.exit());

try {
  const { file, roles } = readCommand();
  const started = performance.now();
  const survey = await surveyLines(linesOf(file));
  const broken = survey.broken === 0 ? '' : ` (the first in lines ${survey.firstBroken.join(', ')})`;
  say(`${survey.lines} values of ${survey.lastLines.size} people; ${survey.broken} broken lines${broken}`);
  warnOfUnknown(roles.exposures, survey.metrics);
  warnOfUnknown(roles.outcomes, survey.metrics);
  const metrics = assignRoles(survey.metrics, roles);
  for (const role of ['exposure', 'outcome', 'both'] as const) {
    const names = metrics.filter((metric) => metric.role === role).map(({ name }) => name);
    if (names.length > 0) say(`${role}: ${names.join(', ')}`);
  }
  await walkEveryone(file, survey, metrics);
  say(`${((performance.now() - started) / 1000).toFixed(1)} s, ${memoryUsed()} MB at most`);
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

/** Returns the largest resident memory of this process so far, in MB. */
function memoryUsed(): number {
  return Math.round(process.resourceUsage().maxRSS / 1024);
}
