import { type Expression, sql } from 'kysely';
import type { CsvMapping, ImportFormat } from '#contracts/imports.ts';
import type { StoreReport } from '#domain/devices/health-record.ts';
import type { Db } from '#server/db/connect.ts';
import type { MappingPreview } from '#server/imports/read-messages.ts';

export type ImportStateName = 'waiting' | 'needsMapping' | 'running' | 'finished' | 'cancelled' | 'failed';

/** Why an import failed. */
type ImportFailure =
  | 'unknownFormat'
  | 'noRows'
  | 'damagedFile'
  | 'suspiciousArchive'
  | 'tooLarge'
  | 'encryptedFile'
  | 'internal';

export interface ImportRow {
  id: number;
  format: ImportFormat | null;
  fileName: string;
  zone: string;
  state: ImportStateName;
  failure: ImportFailure | null;
  bytesRead: number;
  bytesTotal: number;
  preview: MappingPreview | null;
  mapping: CsvMapping | null;
  report: StoreReport | null;
  attempts: number;
  /** The key of the uploaded file. Null once the file is deleted. */
  fileKey: string | null;
  createdAt: Date;
  finishedAt: Date | null;
}

const columns = [
  'id',
  'format',
  'file_name as fileName',
  'zone',
  'state',
  'failure',
  'bytes_read as bytesRead',
  'bytes_total as bytesTotal',
  'preview',
  'mapping',
  'report',
  'attempts',
  'file_key as fileKey',
  'created_at as createdAt',
  'finished_at as finishedAt',
] as const;

/**
 * Converts a database row to an ImportRow. Does not check the text and JSON columns, because only this module writes
 * them.
 */
const toRow = (row: object) => row as ImportRow;

const newest = 50;

export async function findImports(db: Db, userId: number): Promise<ImportRow[]> {
  const rows = await db
    .selectFrom('imports')
    .where('user_id', '=', userId)
    .select(columns)
    .orderBy('id', 'desc')
    .limit(newest)
    .execute();
  return rows.map(toRow);
}

export async function findImport(db: Db, userId: number, id: number): Promise<ImportRow | undefined> {
  const row = await db
    .selectFrom('imports')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .select(columns)
    .executeTakeFirst();
  return row && toRow(row);
}

/** Returns whether the person has an import in the state `waiting` or `running`. */
export async function hasImportUnderWay(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('imports')
    .where('user_id', '=', userId)
    .where('state', 'in', ['waiting', 'running'])
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

interface NewImport {
  fileName: string;
  fileKey: string;
  zone: string;
  bytesTotal: number;
  now: Date;
}

export async function insertImport(
  db: Db,
  userId: number,
  { fileName, fileKey, zone, bytesTotal, now }: NewImport,
): Promise<ImportRow> {
  const row = await db
    .insertInto('imports')
    .values({
      user_id: userId,
      file_name: fileName,
      file_key: fileKey,
      zone,
      state: 'waiting',
      bytes_total: bytesTotal,
      created_at: now,
      updated_at: now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toRow(row);
}

interface ImportChanges {
  state?: ImportStateName;
  format?: ImportFormat;
  failure?: ImportFailure | null;
  bytesRead?: number;
  preview?: MappingPreview | null;
  mapping?: CsvMapping;
  report?: StoreReport | null;
  finishedAt?: Date;
}

/**
 * Changes an import if it is in one of the given states. With `attempt`, changes the import only if no later attempt
 * has started. Returns whether an import was changed.
 */
export async function updateImport(
  db: Db,
  userId: number,
  id: number,
  from: { states: ImportStateName[]; attempt?: number },
  changes: ImportChanges,
  now: Date,
): Promise<boolean> {
  const { finishedAt, bytesRead, preview, mapping, report, ...same } = changes;
  const result = await db
    .updateTable('imports')
    .set({
      ...same,
      ...(bytesRead === undefined ? {} : { bytes_read: bytesRead }),
      ...(finishedAt === undefined ? {} : { finished_at: finishedAt }),
      ...(preview === undefined ? {} : { preview: json(preview) }),
      ...(mapping === undefined ? {} : { mapping: json(mapping) }),
      ...(report === undefined ? {} : { report: json(report) }),
      updated_at: now,
    })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('state', 'in', from.states)
    .$if(from.attempt !== undefined, (query) => query.where('attempts', '=', from.attempt ?? 0))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

const json = (value: object | null): Expression<string> | null =>
  value === null ? null : sql`${JSON.stringify(value)}::jsonb`;

/**
 * Starts an attempt to read the file of an import. Returns the changed import. Returns undefined if there is no such
 * import, or if the state of the import is neither `waiting` nor `running`.
 */
export async function startAttempt(
  db: Db,
  userId: number,
  id: number,
  now: Date,
): Promise<ImportRow | undefined> {
  const row = await db
    .updateTable('imports')
    .set({
      state: 'running',
      attempts: sql<number>`attempts + 1`,
      bytes_read: 0,
      report: null,
      updated_at: now,
    })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .returning(columns)
    .executeTakeFirst();
  return row && toRow(row);
}

/**
 * Finds at most 100 imports whose files can be deleted: imports that have ended, and imports in the state
 * `needsMapping` that have not changed since `unmappedBefore`.
 */
export async function findUnneededFiles(db: Db, unmappedBefore: Date) {
  const rows = await db
    .selectFrom('imports')
    .where('file_key', 'is not', null)
    .where((row) =>
      row.or([
        row('state', 'in', ['finished', 'cancelled', 'failed']),
        row.and([row('state', '=', 'needsMapping'), row('updated_at', '<', unmappedBefore)]),
      ]),
    )
    .select(['user_id as userId', ...columns])
    .limit(100)
    .execute();
  return rows.map((row) => ({ ...toRow(row), userId: row.userId }));
}

/** Records that the file of an import was deleted. */
export async function updateFileDeleted(db: Db, userId: number, id: number): Promise<void> {
  await db
    .updateTable('imports')
    .set({ file_key: null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

/** Returns whether a file belongs to an import of the person. */
export async function hasImportFile(db: Db, userId: number, fileKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('imports')
    .where('user_id', '=', userId)
    .where('file_key', '=', fileKey)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}
