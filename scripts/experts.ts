import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { idParam } from '#contracts/inputs.ts';
import { readConfig } from '#server/config.ts';
import { connect, type Db } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import {
  createExpertSession,
  deleteExpertSession,
  listCommunityExpertSessions,
} from '#server/modules/community/experts-service.ts';

/**
 * `npm run experts -- list | add <file.json> | remove <id>` lists, adds or removes expert sessions. See
 * docs/moderation.md.
 */
try {
  const database = await connect(readConfig(process.env));
  try {
    await database.withoutTimeLimit((db) => migrate(db));
    process.stdout.write(await edit(database.db, process.argv.slice(2)));
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function edit(db: Db, [command, what = '']: string[]): Promise<string> {
  if (command === 'list') {
    const sessions = await listCommunityExpertSessions(db, new Date());
    const lines = sessions.map(
      (one) => `${one.id}  ${one.status}  ${one.startsAt.toISOString()}  ${one.title.en}`,
    );
    return `${lines.join('\n') || 'There are none.'}\n`;
  }
  if (command === 'add' && what !== '') {
    const file = resolve(process.env.INIT_CWD ?? '.', what);
    if (!existsSync(file)) throw new Error(`File not found: ${what}`);
    return `Added as ${await createExpertSession(db, JSON.parse(await readFile(file, 'utf8')))}.\n`;
  }
  if (command === 'remove' && what !== '') {
    const { data: id } = idParam.safeParse(what);
    return id !== undefined && (await deleteExpertSession(db, id))
      ? 'Removed.\n'
      : `Expert session ${what} not found.\n`;
  }
  throw new Error('Usage: npm run experts -- list | add <file.json> | remove <id>');
}
