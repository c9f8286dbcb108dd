import { readConfig } from '#server/config.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { runModerationCommand } from '#server/modules/community/moderation-service.ts';

/** `npm run moderate -- list | hide | restore | …` runs a command of a moderator. See docs/moderation.md. */
try {
  const database = await connect(readConfig(process.env));
  try {
    await database.withoutTimeLimit((db) => migrate(db));
    process.stdout.write(await runModerationCommand(database.db, process.argv.slice(2), new Date()));
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
