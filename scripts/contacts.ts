import { parseArgs } from 'node:util';
import { toCsv } from '#domain/csv.ts';
import { readConfig } from '#server/config.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { deleteSubmissionsFrom, listSubmissions } from '#server/modules/contact/contact-service.ts';

/**
 * `npm run -s contacts > contacts.csv` exports the submitted contact forms. `npm run contacts -- --forget <address>`
 * deletes the contact forms that were sent from an email address. See docs/moderation.md.
 */
try {
  const { values } = parseArgs({ options: { forget: { type: 'string' } } });
  const database = await connect(readConfig(process.env));
  try {
    await database.withoutTimeLimit((db) => migrate(db));
    const say = values.forget === undefined ? exported : forgotten(values.forget);
    process.stdout.write(await say(database.db));
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function exported(db: Parameters<typeof listSubmissions>[0]): Promise<string> {
  const submissions = await listSubmissions(db);
  return toCsv(
    ['id', 'form', 'email', 'message', 'price', 'userType', 'sentAt', 'mailedAt'],
    submissions.map((one) => [
      one.id,
      one.form_type,
      one.email,
      one.message,
      one.selected_price,
      one.user_type,
      one.created_at,
      one.mailed_at,
    ]),
  );
}

function forgotten(email: string) {
  return async (db: Parameters<typeof deleteSubmissionsFrom>[0]) =>
    `${await deleteSubmissionsFrom(db, email)} entries deleted.\n`;
}
