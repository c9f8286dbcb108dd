import type { AlarmScore } from './alarms.ts';
import type { Cell } from './cells.ts';
import { methods, type Scores } from './score-person.ts';
import type { Simulator } from './simulate.ts';
import { type Summary, summarise } from './summarise.ts';

/** The results of a cell. A cell is a simulated population and a row of the result tables (see `Cell`). */
export interface CellFigures {
  name: string;
  title: string;
  seed: number;
  summaries: Record<string, Summary>;
}

export interface AlarmFigures {
  measures: number;
  people: number;
  seed: number;
  /** The mean number of trends that are wrongly reported, per person and year. */
  trends: number;
  /** The mean number of changes that are wrongly reported, per person and year. */
  changes: number;
  /** The mean number of days that are wrongly reported as unusual, per person and year. */
  anomalies: number;
  /**
   * How late a step is reported. A step is a lasting rise of a measure by 1 standard deviation (SD). Each entry covers
   * the measures whose autocorrelation is at least `from` and less than `to`. `median` is the median delay in days, or
   * null if it is more than 120. `told` is the share of steps that are reported within 120 days.
   */
  delays: { from: number; to: number; median: number | null; told: number }[];
}

const seedsPerCell = 1_000_000;
/**
 * The number of people on whom the methods other than the engine run. These methods make so many false claims that a
 * small sample shows how they differ from the engine.
 */
const baselinePeople = 20;

/**
 * Returns the seed of the first person of the cell at `index`. Each cell has a million seeds, so no two cells have a
 * seed in common.
 */
export const seedOf = (index: number) => (index + 1) * seedsPerCell;

/**
 * Simulates the people of a cell and returns the results. Runs the engine on all people, and the other methods only on
 * the first `baselinePeople`.
 */
export async function measureCell(
  simulator: Simulator,
  cell: Cell,
  seed: number,
  people: number,
): Promise<CellFigures> {
  const compared = Math.min(people, baselinePeople);
  const all = await simulator.scores(cell.population, seed, compared, Object.keys(methods));
  if (people > compared)
    all.push(...(await simulator.scores(cell.population, seed + compared, people - compared, ['engine'])));
  const summaries = Object.keys(methods).map((name) => [name, summarise(scoresOf(all, name))]);
  return { name: cell.name, title: cell.title, seed, summaries: Object.fromEntries(summaries) };
}

const scoresOf = (all: Scores[], name: string) => all.flatMap((scores) => scores[name] ?? []);

/** Simulates people with `measures` measures and returns how well trends, changes and unusual days are reported. */
export async function measureAlarms(
  simulator: Simulator,
  measures: number,
  seed: number,
  people: number,
): Promise<AlarmFigures> {
  const scores = await simulator.alarms(measures, seed, people);
  const mean = (value: (score: AlarmScore) => number) =>
    scores.reduce((sum, score) => sum + value(score), 0) / people;
  const bands = [
    [0.1, 0.3],
    [0.3, 0.5],
    [0.5, 0.7],
  ] as const;
  return {
    measures,
    people,
    seed,
    trends: mean(({ trends }) => trends),
    changes: mean(({ changes }) => changes),
    anomalies: mean(({ anomalies }) => anomalies),
    delays: bands.map(([from, to]) => {
      const delays = scores.filter(({ phi }) => phi >= from && phi < to).map(({ delay }) => delay);
      const sorted = delays.toSorted(
        (a, b) => (a ?? Number.POSITIVE_INFINITY) - (b ?? Number.POSITIVE_INFINITY),
      );
      const told = delays.filter((delay) => delay !== null).length / Math.max(1, delays.length);
      return { from, to, median: sorted[Math.floor(sorted.length / 2)] ?? null, told };
    }),
  };
}
