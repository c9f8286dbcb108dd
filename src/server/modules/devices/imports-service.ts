import type { z } from 'zod';
import type { CsvMapping, importState } from '#contracts/imports.ts';
import { unitFactor } from '#domain/devices/csv-units.ts';
import type { CommitHooks } from '#server/db/commit-hooks.ts';
import type { Db } from '#server/db/connect.ts';
import { assertFound, assertThat } from '#server/http/api-error.ts';
import { assertInput } from '#server/http/assert-input.ts';
import type { Deps } from '#server/http/deps.ts';
import { deleteImportFile, importFolder } from './imports-files.ts';
import { importJob } from './imports-job.ts';
import {
  findImport,
  findImports,
  hasImportUnderWay,
  type ImportRow,
  insertImport,
  updateImport,
} from './imports-queries.ts';
import { cancelOldUnmapped, deleteOldImports } from './old-imports-queries.ts';

type ImportState = z.input<typeof importState>;

export async function listImports(db: Db, userId: number): Promise<ImportState[]> {
  return (await findImports(db, userId)).map(toState);
}

/** Throws `import_running` if the person has an import in the state `waiting` or `running`. */
export async function assertNoImportUnderWay(db: Db, userId: number): Promise<void> {
  assertThat(!(await hasImportUnderWay(db, userId)), 'import_running');
}

/**
 * Creates an import of a stored file and queues its job. Deletes the person's oldest imports that have ended (see
 * `deleteOldImports`), and cancels the oldest imports that wait for a mapping (see `cancelOldUnmapped`). Throws
 * `import_running` if another import of the person is in the state `waiting` or `running`.
 */
export async function createImport(
  tx: Db,
  { db, files, jobs }: Pick<Deps, 'db' | 'files' | 'jobs'>,
  userId: number,
  given: Parameters<typeof insertImport>[2],
  commitHooks: CommitHooks,
): Promise<ImportState> {
  await assertNoImportUnderWay(tx, userId);
  const row = await insertImport(tx, userId, given);
  await deleteOldImports(tx, userId);
  for (const old of await cancelOldUnmapped(tx, userId, given.now)) {
    commitHooks.afterCommit(() => deleteImportFile({ db, files }, userId, old));
  }
  await jobs.send(tx, importJob, { userId, id: row.id });
  return toState(row);
}

/**
 * Stores what the columns of a CSV file mean, and queues the job that imports the file. Throws `invalid_input` if a
 * unit does not fit its measure, if two columns have the same measure, or if the file does not have a column that
 * `mapping` names. Throws `import_running` if the person has an import in the state `waiting` or `running`. Throws
 * `not_found` if no import in the state `needsMapping` has the id.
 */
export async function mapImport(
  tx: Db,
  jobs: Deps['jobs'],
  userId: number,
  id: number,
  mapping: CsvMapping,
  now: Date,
): Promise<ImportState> {
  for (const { measure, unit } of mapping.columns) {
    assertInput(unitFactor(measure, unit) !== undefined, 'columns', {
      en: `has the unit ${unit}, which does not fit ${measure}`,
      sv: `har enheten ${unit}, som inte passar ${measure}`,
    });
  }
  assertInput(
    new Set(mapping.columns.map(({ measure }) => measure)).size === mapping.columns.length,
    'columns',
    {
      en: "can't name the same measure twice",
      sv: 'kan inte ange samma mått två gånger',
    },
  );
  const found = await findImport(tx, userId, id);
  if (found?.preview) assertColumnsExist(mapping, found.preview.columns);
  await assertNoImportUnderWay(tx, userId);
  const changes = { state: 'waiting', mapping, preview: null } as const;
  assertThat(await updateImport(tx, userId, id, { states: ['needsMapping'] }, changes, now), 'not_found');
  await jobs.send(tx, importJob, { userId, id });
  return getImport(tx, userId, id);
}

function assertColumnsExist({ dayColumn, columns }: CsvMapping, existing: readonly string[]): void {
  const rule = { en: 'must name columns of the file', sv: 'måste ange kolumner i filen' };
  assertInput(existing.includes(dayColumn), 'dayColumn', rule);
  assertInput(
    columns.every(({ column }) => existing.includes(column)),
    'columns',
    rule,
  );
}

/**
 * Cancels an import. The job of the import stops within a second. The job stores nothing after the
 * import was cancelled. The uploaded file is deleted after the commit. Throws `not_found` if there
 * is no such import. Changes nothing if the import is over.
 */
export async function cancelImport(
  tx: Db,
  { db, files }: Pick<Deps, 'db' | 'files'>,
  userId: number,
  id: number,
  now: Date,
  commitHooks: CommitHooks,
): Promise<ImportState> {
  const states = ['waiting', 'needsMapping', 'running'] as const;
  const changes = { state: 'cancelled', preview: null, finishedAt: now } as const;
  const isCancelled = await updateImport(tx, userId, id, { states: [...states] }, changes, now);
  const row = await findImport(tx, userId, id);
  assertFound(row);
  if (isCancelled) commitHooks.afterCommit(() => deleteImportFile({ db, files }, userId, row));
  return toState(row);
}

async function getImport(db: Db, userId: number, id: number): Promise<ImportState> {
  const row = await findImport(db, userId, id);
  assertFound(row);
  return toState(row);
}

/** Deletes all uploaded files of a person. */
export const deleteImportFiles = (files: Deps['files'], userId: number): Promise<void> =>
  files.removeFolder(importFolder(userId));

const toState = ({ zone, mapping, attempts, fileKey, ...shown }: ImportRow): ImportState => shown;
