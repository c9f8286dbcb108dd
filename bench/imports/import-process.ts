import { readFileSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { insertImport, startAttempt } from '#server/modules/devices/imports-queries.ts';
import { runImport } from '#server/modules/devices/run-import.ts';
import { openStorage } from '#server/storage/file-storage.ts';
import type { ImportFigures } from './measure-import.ts';

/**
 * Imports a file into a fresh embedded database and prints `ImportFigures` as JSON. Runs in a separate process, because
 * it measures the memory of the whole process. Command-line arguments: the path of the file and an empty folder for the
 * database. Needs Linux.
 */
const [path = '', dataDir = ''] = process.argv.slice(2);

/** How long to wait until the memory of the started process is stable, in milliseconds. */
const idleMs = 3000;

const readMemory = (field: 'VmRSS' | 'VmHWM') =>
  Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024;

const database = await connect({ DATA_DIR: dataDir });
await migrate(database.db);
const files = await openStorage({ DATA_DIR: dataDir, S3_REGION: '' });
const now = () => new Date('2026-03-10T12:00:00Z');
const user = await database.db
  .insertInto('users')
  .values({ name: 'Astrid Lind', first_name: 'Astrid', last_name: 'Lind', email: 'astrid@example.org' })
  .returning('id')
  .executeTakeFirstOrThrow();
const { size: bytesTotal } = await stat(path);
const fileKey = `imports/${user.id}/export`;
await files.putFile(fileKey, path);
const created = await insertImport(database.db, user.id, {
  fileName: 'export.xml',
  fileKey,
  zone: 'Europe/Stockholm',
  bytesTotal,
  now: now(),
});
const started = await startAttempt(database.db, user.id, created.id, now());
if (!started) throw new Error('The import did not start.');

await wait(idleMs);
const idle = readMemory('VmRSS');
// Resets VmHWM, the highest memory of the process (proc_pid_clear_refs(5)). Otherwise, VmHWM would include the start of
// the process.
writeFileSync('/proc/self/clear_refs', '5');
const before = performance.now();
await runImport({ db: database.db, files, now }, user.id, started);
const seconds = (performance.now() - before) / 1000;
const extraMemory = readMemory('VmHWM') - idle;

const values = await database.db
  .selectFrom('daily_observations')
  .where('measure', '=', 'steps')
  .select(({ fn }) => [fn.countAll<number>().as('days'), fn.max('value').as('steps')])
  .executeTakeFirstOrThrow();
await database.close();
const figures: ImportFigures = {
  seconds,
  idleMemory: idle,
  extraMemory,
  days: values.days,
  steps: Number(values.steps),
};
process.stdout.write(`${JSON.stringify(figures)}\n`);
