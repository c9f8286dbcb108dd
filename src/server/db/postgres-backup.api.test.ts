import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { createJobQueue } from '#server/jobs/job-queue.ts';
import { bystanderEmail } from '#server/testing/bystander.ts';
import { copyBaseDatabase } from '#server/testing/test-database.ts';

const guide = join(import.meta.dirname, '../../../docs/backups.md');

test.runIf(inject('baseDatabase').kind === 'postgres')(
  'the commands in docs/backups.md back up and restore PostgreSQL, with the job queue',
  async () => {
    const text = (await readFile(guide, 'utf8')).split('## PostgreSQL')[1] ?? '';
    const [backUp = '', restore = ''] = Array.from(
      text.matchAll(/```sh\n([^`]+)```/g),
      ([, code]) => code ?? '',
    );
    const folder = await mkdtemp(join(tmpdir(), 'lagom-dump-'));
    const database = await copyBaseDatabase();
    const address = database.pool?.options.connectionString;
    const run = (code: string) =>
      promisify(execFile)(
        'sh',
        [
          '-e',
          '-c',
          `DATABASE_URL='${address}'
${code}`,
        ],
        { cwd: folder },
      );
    const names = async () =>
      (
        await database.db
          .selectFrom('users')
          .select('name')
          .where('email', '!=', bystanderEmail)
          .orderBy('name')
          .execute()
      ).map(({ name }) => name);
    const add = (name: string) =>
      database.db
        .insertInto('users')
        .values({ name, email: `${name}@example.org` })
        .execute();
    try {
      const jobs = createJobQueue(database, (error) => expect.unreachable(String(error)));
      await jobs.open();
      await jobs.stop();
      await add('astrid');
      await run(backUp);
      await add('bo');
      await run(restore);
      expect(await names()).toEqual(['astrid']);
      await add('cecilia');
      expect(await names()).toEqual(['astrid', 'cecilia']);
      const { rows } = await sql`select name from pgboss.queue limit 1`.execute(database.db);
      expect(rows).toBeDefined();
    } finally {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
);
