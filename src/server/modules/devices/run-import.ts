import { toCalendarDay } from '#domain/calendar-day.ts';
import {
  addRejection,
  emptyReport,
  type HealthRecord,
  mergeReports,
  type Rejection,
  type StoreReport,
} from '#domain/devices/health-record.ts';
import { bumpDataVersion } from '#server/db/data-version.ts';
import type { Deps } from '#server/http/deps.ts';
import { ExportError, type ExportFault } from '#server/imports/export-error.ts';
import { readInThread } from '#server/imports/read-in-thread.ts';
import type { ReadMessage } from '#server/imports/read-messages.ts';
import { copyImportFile } from './imports-files.ts';
import { type ImportRow, updateImport } from './imports-queries.ts';
import { storeRecords } from './records-service.ts';

/** Thrown if the import was cancelled, its person was deleted, or another attempt has started. */
export class ImportStopped extends Error {
  override readonly name = 'ImportStopped';
}

/**
 * The time between two checks whether the import was cancelled, in milliseconds. Each check also stores the progress.
 */
const checkMs = 1000;

type RunDeps = Pick<Deps, 'db' | 'files' | 'now'>;

/**
 * Reads the file of an import in a worker thread and stores its records. Storing a record a second
 * time changes nothing, so an import can start again from the beginning. Throws ImportStopped if
 * this attempt must not store anything any more.
 */
export async function runImport(deps: RunDeps, userId: number, started: ImportRow): Promise<void> {
  const run = new ImportRun(deps, userId, started);
  const stop = new AbortController();
  const timer = setInterval(() => void run.check().catch((error: unknown) => stop.abort(error)), checkMs);
  try {
    await run.readAll(stop.signal);
  } catch (error) {
    // If a check failed, throws the error of the check, and not the abort error that followed from it.
    throw stop.signal.aborted ? stop.signal.reason : error;
  } finally {
    clearInterval(timer);
  }
}

class ImportRun {
  readonly #deps: RunDeps;
  readonly #userId: number;
  readonly #import: ImportRow;
  #report: StoreReport = emptyReport();
  #format: ImportRow['format'] = null;
  #bytesRead = 0;

  constructor(deps: RunDeps, userId: number, started: ImportRow) {
    this.#deps = deps;
    this.#userId = userId;
    this.#import = started;
  }

  /** Stores the progress. Throws ImportStopped if this attempt must not store anything any more. */
  async check(): Promise<void> {
    await this.#update({ bytesRead: Math.min(this.#bytesRead, this.#import.bytesTotal) });
  }

  async readAll(signal: AbortSignal): Promise<void> {
    const { fileKey, fileName, mapping, zone } = this.#import;
    await using copy = fileKey === null ? undefined : await copyImportFile(this.#deps.files, fileKey, signal);
    if (!copy) throw new Error('The file of an import is missing.');
    const today = toCalendarDay(this.#deps.now(), zone);
    const task = { path: copy.path, fileName, mapping, zone, today };
    try {
      for await (const message of readInThread(task, signal)) await this.#handle(message);
    } catch (error) {
      if (!(error instanceof ExportError)) throw error;
      await this.#finish(error.fault, error.path);
    }
  }

  async #handle(message: ReadMessage): Promise<void> {
    if (message.kind === 'recognised') {
      this.#format = message.format;
      await this.#update({ format: message.format });
    } else if (message.kind === 'progress') this.#bytesRead = message.bytesRead;
    else if (message.kind === 'records') await this.#store(message.records);
    else if (message.kind === 'needsMapping') {
      await this.#update({ state: 'needsMapping', preview: message.preview });
    } else await this.#finish(message.fault, message.path);
  }

  /** Stores a batch in its own transaction, so that the requests of other people run between two batches. */
  async #store(records: readonly (HealthRecord | Rejection)[]): Promise<void> {
    const { db, now } = this.#deps;
    const { zone } = this.#import;
    await db.transaction().execute(async (tx) => {
      await bumpDataVersion(tx, this.#userId);
      // Checks in the transaction whether this attempt may still store records, so that nothing is stored after the
      // import was cancelled.
      await this.#update({}, tx);
      const at = now();
      const context = { today: toCalendarDay(at, zone), now: at };
      const source = `import:${this.#format ?? 'csv'}` as const;
      const stored = await storeRecords(tx, this.#userId, source, records, context);
      const report = mergeReports(this.#report, stored);
      await this.#update({ report }, tx);
      this.#report = report;
    });
  }

  async #finish(fault: ExportFault | null, path: string | null): Promise<void> {
    // If no format was recognised, the import is in the state `needsMapping`. The import continues
    // when the person has described the columns.
    if (fault === null && this.#format === null) return;
    if (fault === null && this.#report.read === 0) return this.#finish('noRows', path);
    const isGoodPart = this.#report.read > 0 && (fault === 'cutOff' || fault === 'damagedFile');
    const finishedAt = this.#deps.now();
    if (fault !== null && !isGoodPart) {
      const failure = fault === 'cutOff' ? 'damagedFile' : fault;
      await this.#update({ state: 'failed', failure, finishedAt });
      return;
    }
    const report = { ...this.#report, rejected: this.#report.rejected.map((one) => ({ ...one })) };
    if (fault !== null) {
      addRejection(report.rejected, { reason: 'cutOff', what: 'file', count: 1, where: path });
    }
    await this.#update({ state: 'finished', report, bytesRead: this.#import.bytesTotal, finishedAt });
  }

  async #update(changes: Parameters<typeof updateImport>[4], db = this.#deps.db): Promise<void> {
    const { id, attempts: attempt } = this.#import;
    const from = { states: ['running' as const], attempt };
    if (!(await updateImport(db, this.#userId, id, from, changes, this.#deps.now())))
      throw new ImportStopped();
  }
}
