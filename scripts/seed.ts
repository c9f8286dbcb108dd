import { parseArgs } from 'node:util';
import { toCalendarDay } from '#domain/calendar-day.ts';
import { readConfig } from '#server/config.ts';
import { connect, type Db } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { demoEmail, demoPassword, seedUsers } from '#server/db/seed/seed-users.ts';
import { hashPassword } from '#server/modules/auth/password.ts';
import { updateInsights } from '#server/modules/insights/update-insights.ts';

/**
 * `npm run seed -- --people 100 --days 365` creates 100 example people with 365 days of data each, for demonstrations
 * and benchmarks. The default is one person with 365 days. Fails if the database already has the person with
 * `demoEmail`.
 */
try {
  const { people, days } = readWish();
  const database = await connect(readConfig(process.env));
  try {
    await database.withoutTimeLimit((db) => migrate(db));
    await refuseTwice(database.db);
    const today = toCalendarDay(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
    await seedUsers(database.db, {
      people,
      days,
      today,
      now: new Date(),
      passwordHash: await hashPassword(demoPassword),
    });
    await findInsights(database.db);
  } finally {
    await database.close();
  }
  process.stdout.write(
    `${people} people with ${days} days each.\nSign in as ${demoEmail} with ${demoPassword}\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/**
 * Runs the insight engine for the person with `demoEmail`, so that the insights page shows insights at once and not
 * only after the nightly job.
 */
async function findInsights(db: Db): Promise<void> {
  const person = await db
    .selectFrom('users')
    .where('email', '=', demoEmail)
    .select('id')
    .executeTakeFirstOrThrow();
  await updateInsights({ db, now: () => new Date() }, person.id);
}

function readWish(): { people: number; days: number } {
  const { values } = parseArgs({
    options: { people: { type: 'string', default: '1' }, days: { type: 'string', default: '365' } },
  });
  return {
    people: parseCount('people', values.people, 100_000),
    days: parseCount('days', values.days, 10_000),
  };
}

function parseCount(name: string, text: string, max: number): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= 1 && count <= max) return count;
  throw new Error(`--${name} must be a whole number from 1 to ${max}.`);
}

async function refuseTwice(db: Db): Promise<void> {
  const demo = await db.selectFrom('users').where('email', '=', demoEmail).select('id').executeTakeFirst();
  if (demo) throw new Error(`The people were already seeded: ${demoEmail} exists.`);
}
