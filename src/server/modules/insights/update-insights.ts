import { addDays, type CalendarDay, toCalendarDay } from '#domain/calendar-day.ts';
import { type Advance, emptyMemory, type InsightMemory } from '#domain/insights/advance.ts';
import { catalogueMetric } from '#domain/insights/catalogue-metrics.ts';
import type { Finding } from '#domain/insights/finding.ts';
import { lookWindow } from '#domain/insights/looks.ts';
import type { MetricSeries } from '#domain/insights/metric.ts';
import { nextLook } from '#domain/insights/next-look.ts';
import type { Signal } from '#domain/insights/signal.ts';
import { measureNames, measures } from '#domain/measures/catalogue.ts';
import { cycleMeasures } from '#domain/measures/cycle.ts';
import { namesOf } from '#domain/measures/measure.ts';
import type { Db } from '#server/db/connect.ts';
import { bumpDataVersion } from '#server/db/data-version.ts';
import type { Deps } from '#server/http/deps.ts';
import { dailySeries } from '../measures/daily-series-service.ts';
import {
  type CountedFinding,
  deleteFindingsOf,
  findMemory,
  findTimeZone,
  lockUser,
  type StoredMemory,
  upsertFinding,
  upsertMemory,
} from './insights-queries.ts';
import { usesCycle } from './insights-service.ts';
import { type EngineResult, runEngine } from './run-engine.ts';
import { findSignals, upsertSignal } from './signals-queries.ts';

const cycleNames = namesOf(cycleMeasures);

/**
 * Updates a person's insights with the data up to yesterday, the last complete day. Runs the
 * analyses that are due and computes the signals. Does nothing if no analysis is due and the
 * signals already include yesterday. Running the function a second time on the same day changes
 * nothing.
 */
export async function updateInsights({ db, now }: Pick<Deps, 'db' | 'now'>, userId: number): Promise<void> {
  const through = addDays(toCalendarDay(now(), await findTimeZone(db, userId)), -1);
  const stored = await findMemory(db, userId);
  const isLookDue = !stored?.nextLook || stored.nextLook <= through;
  if (!isLookDue && stored.signalsThrough !== null && stored.signalsThrough >= through) return;
  const cycle = await usesCycle(db, userId);
  const memory = withoutCycleUnless(cycle, stored?.memory ?? emptyMemory);
  const from = isLookDue ? (memory.firstDay ?? '1900-01-01') : addDays(through, 1 - lookWindow);
  const [series, known] = await Promise.all([
    readSeries(db, userId, { from, through, cycle }),
    findSignals(db, userId),
  ]);
  if (series.length === 0) return;
  const checkedThrough = stored?.signalsThrough ?? null;
  const result = await runEngine({ memory, series, through, signals: known, checkedThrough });
  await storeResult(db, userId, { stored, known, result, series, cycle, through });
}

/** Returns the engine's state. Removes the findings about the menstrual cycle unless `cycle` is true. */
function withoutCycleUnless(cycle: boolean, memory: InsightMemory): InsightMemory {
  if (cycle) return memory;
  const isOfCycle = (name: string) => (cycleNames as string[]).includes(name);
  const findings = memory.findings.filter(
    ({ exposure, outcome }) => !isOfCycle(exposure) && !isOfCycle(outcome),
  );
  return { ...memory, findings };
}

/**
 * Returns the daily values of the measures that insights use, in the engine's format. Leaves out measures without
 * values. Leaves out the measures of the menstrual cycle unless `cycle` is true.
 */
async function readSeries(
  db: Db,
  userId: number,
  { from, through, cycle }: { from: CalendarDay; through: CalendarDay; cycle: boolean },
): Promise<MetricSeries[]> {
  const names = measureNames.filter(
    (name) => measures[name].role !== 'none' && (cycle || measures[name].sensitivity === 'normal'),
  );
  const values = await dailySeries(db, userId, names, from, through, { cycle });
  return names.flatMap((name) => {
    const metric = catalogueMetric(name);
    return metric && values[name].length > 0 ? [{ ...metric, values: values[name] }] : [];
  });
}

interface Result {
  stored: StoredMemory | undefined;
  /** The signals that the previous run stored. */
  known: readonly Signal[];
  result: EngineResult;
  series: readonly MetricSeries[];
  cycle: boolean;
  through: CalendarDay;
}

/**
 * Stores the result in one transaction. Does nothing if another run has stored a result since this run read its data,
 * or if the person no longer exists.
 */
async function storeResult(
  db: Db,
  userId: number,
  { stored, known, result: { memory, skipped, tests, signals }, series, cycle, through }: Result,
): Promise<void> {
  const isLook = memory.lookedAt !== (stored?.memory.lookedAt ?? 0);
  const next: StoredMemory = {
    memory,
    lastLook: memory.firstDay && memory.lookedAt > 0 ? addDays(memory.firstDay, memory.lookedAt - 1) : null,
    nextLook: nextLook(memory),
    pairsChecked: isLook ? tests : (stored?.pairsChecked ?? 0),
    skipped: isLook ? countReasons(skipped) : (stored?.skipped ?? {}),
    signalsThrough: through,
  };
  const changed = signals.filter((signal) => !known.some((one) => isSameSignal(one, signal)));
  await db.transaction().execute(async (tx) => {
    if (!(await lockUser(tx, userId))) return;
    const current = await findMemory(tx, userId);
    if ((current?.memory.lookedAt ?? 0) !== (stored?.memory.lookedAt ?? 0)) return;
    if ((current?.signalsThrough ?? '') !== (stored?.signalsThrough ?? '')) return;
    if (!cycle) await deleteFindingsOf(tx, userId, cycleNames);
    if (isLook)
      for (const finding of memory.findings) await upsertFinding(tx, userId, countYes(finding, series));
    for (const signal of changed) await upsertSignal(tx, userId, signal);
    if (isLook || changed.length > 0) await bumpDataVersion(tx, userId);
    // Runs after `bumpDataVersion`, because `upsertMemory` also stores the data version. If
    // `upsertMemory` stored the version from before the increase, `findPeopleDue` would mistake the
    // increase for new data of the person.
    await upsertMemory(tx, userId, next);
  });
}

/** Returns whether two signals have the same values. Ignores the feedback that a stored signal also has. */
const isSameSignal = (known: Signal, signal: Signal): boolean =>
  (Object.keys(signal) as (keyof Signal)[]).every((key) => known[key] === signal[key]);

/** Returns the number of pairs of measures that were not tested, by reason. */
function countReasons(skipped: Advance['skipped']): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { reason } of skipped) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}

/**
 * Returns the finding with `yesDays`. If the exposure is a yes-or-no measure, `yesDays` is the number of days on which
 * the exposure was yes, among the days of the finding. Otherwise, `yesDays` is null.
 */
function countYes(finding: Finding, series: readonly MetricSeries[]): CountedFinding {
  const find = (name: string) => series.find((one) => one.name === name);
  const [exposure, outcome] = [find(finding.exposure), find(finding.outcome)];
  if (exposure?.kind !== 'yesNo' || !outcome) return { ...finding, yesDays: null };
  const from = addDays(finding.lastChecked, 1 - lookWindow);
  const isUsed = (day: CalendarDay) => day >= from && day <= finding.lastChecked;
  const known = new Set(outcome.values.map(({ day }) => day).filter(isUsed));
  const yes = exposure.values.filter(({ day, value }) => value === 1 && known.has(addDays(day, finding.lag)));
  return { ...finding, yesDays: yes.length };
}
