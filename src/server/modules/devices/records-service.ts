import { type CalendarDay, isCalendarDay } from '#domain/calendar-day.ts';
import { cleanText } from '#domain/clean-text.ts';
import { type CheckedRecord, checkRecord, type RecordProblem } from '#domain/devices/check-record.ts';
import {
  addRejection,
  emptyReport,
  type HealthRecord,
  type Rejection,
  type RejectReason,
  type StoreReport,
} from '#domain/devices/health-record.ts';
import { isSource, type Source } from '#domain/sources.ts';
import type { Db } from '#server/db/connect.ts';
import type { Origin, Stored } from '#server/db/merge-events.ts';
import { noteChangedDays } from '../achievements/progress-service.ts';
import { storeImportedCycleDays } from '../cycle/imported-days-service.ts';
import { storeImportedWorkouts } from '../fitness/imported-workouts-service.ts';
import { storeImportedValues } from '../measures/imported-values-service.ts';
import { storeImportedMeditations } from '../mindfulness/imported-sessions-service.ts';
import { storeImportedMeals } from '../nutrition/imported-meals-service.ts';
import { storeImportedNights } from '../sleep/imported-nights-service.ts';
import { insertRejectedValues } from './records-queries.ts';

/** The current time and day, and the time at which the aggregator sent the batch. */
interface StoreContext {
  /** Today in the person's time zone. */
  today: CalendarDay;
  now: Date;
  /** When the aggregator sent the batch. An older batch that arrives later does not replace newer values. */
  orderedAt?: Date;
}

/** The reasons for which a rejected value is stored. A rejection for another reason is only counted in the report. */
const keptReasons: ReadonlySet<RejectReason> = new Set<RejectReason>([
  'outOfBounds',
  'impossibleDay',
  'unreadable',
  'shorterSleep',
]);

/** The result of storing a record of a batch. */
type Outcome = Stored | { problem: RecordProblem };

/**
 * Stores a batch of at most about 500 records of one device or import, and stores the rejected
 * values. Never changes what the person entered, and never adds up the values of two records. Call
 * `bumpDataVersion` earlier in the same transaction. `bumpDataVersion` locks the person's row, so
 * that simultaneous writes of the person run one after another. Throws an Error for a source that
 * is not a device or an import.
 */
export async function storeRecords(
  tx: Db,
  userId: number,
  source: Source,
  records: readonly (HealthRecord | Rejection)[],
  { today, now, orderedAt }: StoreContext,
): Promise<StoreReport> {
  if (!isSource(source) || !source.includes(':')) throw new Error(`${source} is not a device or an import.`);
  const report = { ...emptyReport(), read: countParts(records) };
  const problems: RecordProblem[] = [];
  const checked: CheckedRecord[] = [];
  for (const record of records) {
    if (record.kind === 'rejected') {
      addRejection(report.rejected, toCount(record));
      if (!record.isCycle) problems.push(toProblem(record));
      continue;
    }
    const result = checkRecord(record, { today, now });
    if ('problem' in result) reject(report, problems, record.kind, result.problem);
    else checked.push(result);
  }
  const changedDays: CalendarDay[] = [];
  for (const { record, outcome } of await storeChecked(
    tx,
    userId,
    { source, orderedAt: orderedAt ?? null },
    checked,
  )) {
    if (typeof outcome === 'object') reject(report, problems, record.kind, outcome.problem);
    else count(report, record, outcome);
    if (outcome === 'stored') changedDays.push(record.day);
  }
  await noteChangedDays(tx, userId, ...changedDays);
  const kept = problems.filter(({ reason }) => keptReasons.has(reason));
  if (kept.length > 0) await insertRejectedValues(tx, userId, source, kept, now);
  return report;
}

/** Stores checked records, kind by kind. Returns each record with its outcome. */
async function storeChecked(
  tx: Db,
  userId: number,
  origin: Origin,
  records: readonly CheckedRecord[],
): Promise<{ record: CheckedRecord; outcome: Outcome }[]> {
  const results: { record: CheckedRecord; outcome: Outcome }[] = [];
  const storeKind = async <Kind extends CheckedRecord['kind']>(kind: Kind, store: StoreKind<Kind>) => {
    const ofKind = records.filter((record) => record.kind === kind) as CheckedRecord<Kind>[];
    if (ofKind.length === 0) return;
    const outcomes = await store(tx, userId, origin, ofKind);
    results.push(...ofKind.map((record, index) => ({ record, outcome: outcomes[index] as Outcome })));
  };
  await storeKind('daily', storeImportedValues);
  await storeKind('night', storeImportedNights);
  await storeKind('workout', storeImportedWorkouts);
  await storeKind('meal', storeImportedMeals);
  await storeKind('session', storeImportedMeditations);
  await storeKind('cycle', storeImportedCycleDays);
  return results;
}

/** Stores records of one kind and one source. Returns the outcome of each record, in the order of the records. */
type StoreKind<Kind extends CheckedRecord['kind']> = (
  tx: Db,
  userId: number,
  origin: Origin,
  records: readonly CheckedRecord<Kind>[],
) => Promise<Outcome[]>;

/** Adds a record to a report as stored or as a duplicate. */
function count(report: StoreReport, { kind, day }: CheckedRecord, outcome: Stored): void {
  report[outcome === 'stored' ? 'stored' : 'duplicates'] += 1;
  report.kinds[kind] = (report.kinds[kind] ?? 0) + 1;
  if (report.from === null || day < report.from) report.from = day;
  if (report.to === null || day > report.to) report.to = day;
}

/**
 * Adds a rejected record to `report`, and to `problems`, the rejected values to store. Does not store rejected values
 * of the cycle, because only the cycle module may store data of the cycle.
 */
function reject(
  report: StoreReport,
  problems: RecordProblem[],
  kind: HealthRecord['kind'],
  problem: RecordProblem,
): void {
  const isCycle = kind === 'cycle';
  const { reason, what, day } = problem;
  addRejection(report.rejected, {
    reason,
    what: isCycle ? 'cycle' : what,
    count: 1,
    where: isCycle ? null : day,
  });
  if (!isCycle) problems.push(problem);
}

/**
 * Returns how many entries of the source were read. Each record counts as one entry. A rejection can stand for several
 * entries and counts as `count` entries.
 */
const countParts = (records: readonly (HealthRecord | Rejection)[]) =>
  records.reduce((sum, record) => sum + (record.kind === 'rejected' ? (record.count ?? 1) : 1), 0);

const longestName = 200;

/**
 * Converts a rejection to an entry of a report. Shortens the texts of the rejection, because they come from a file and
 * can have any length.
 */
const toCount = ({ reason, what, where, count = 1, isCycle }: Rejection) => ({
  reason,
  count,
  what: isCycle ? 'cycle' : shorten(what),
  where: where === null || isCycle ? null : shorten(where),
});

const shorten = (text: string) => cleanText(text.slice(0, longestName));

const toProblem = ({ reason, what, where }: Rejection): RecordProblem => ({
  reason,
  what: shorten(what),
  day: where !== null && isCalendarDay(where) ? where : null,
  value: null,
});
