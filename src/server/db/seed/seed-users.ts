import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { type Category, getCategoryRule } from '#domain/checkin.ts';
import { seededRandom } from '#domain/seeded-random.ts';
import type { Db } from '../connect.ts';
import { generateCheckins } from './generate-checkins.ts';
import { insertRows } from './insert-rows.ts';
import type { SeedArea, SeedUser } from './seed-area.ts';
import { seedMeals, seedMeditation, seedNights, seedWeight, seedWorkouts } from './tracked-days.ts';

export const demoEmail = 'demo@lagom.local';
/** The password of the person with `demoEmail`. */
export const demoPassword = 'Lagom-demo-27!';

const firstNames = [
  'Astrid',
  'Nils',
  'Maja',
  'Elias',
  'Saga',
  'Leo',
  'Freja',
  'Hugo',
  'Tuva',
  'Omar',
  'Wilma',
  'Aino',
];
const lastNames = [
  'Lind',
  'Berg',
  'Sjöberg',
  'Holm',
  'Ek',
  'Nyström',
  'Dahl',
  'Strand',
  'Åkesson',
  'Haddad',
  'Virtanen',
];

const areas: SeedArea[] = [seedCheckins, seedNights, seedWorkouts, seedMeals, seedMeditation, seedWeight];

/**
 * Adds people, each with realistic data on the `days` days up to `today`. The first person has the email address
 * `demoEmail`.
 */
export async function seedUsers(
  db: Db,
  wish: { people: number; days: number; today: CalendarDay; now: Date; passwordHash: string },
): Promise<void> {
  for (let number = 1; number <= wish.people; number += 1) {
    await db.transaction().execute(async (tx) => {
      const id = await insertPerson(tx, number, wish.passwordHash);
      const person = { id, random: seededRandom(number), today: wish.today, now: wish.now, days: wish.days };
      for (const seedArea of areas) await seedArea(tx, person);
    });
  }
  await analyzeFilledTables(db);
}

/**
 * Updates the planner's statistics of the tables that have rows. If the statistics say that a table is empty,
 * PostgreSQL checks foreign keys by reading the whole table. It keeps that plan until the next `analyze`, even after
 * the table has become large.
 */
async function analyzeFilledTables(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0
  `.execute(db);
  await sql`analyze ${sql.join(rows.map(({ name }) => sql.table(name)))}`.execute(db);
}

async function insertPerson(db: Db, number: number, passwordHash: string): Promise<number> {
  const first = firstNames[number % firstNames.length] ?? '';
  const last = lastNames[number % lastNames.length] ?? '';
  const user = await db
    .insertInto('users')
    .values({
      name: `${first} ${last}`,
      first_name: first,
      last_name: last,
      email: number === 1 ? demoEmail : `person${number}@lagom.local`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('accounts')
    .values({
      user_id: user.id,
      account_id: String(user.id),
      provider_id: 'credential',
      password: passwordHash,
    })
    .execute();
  return user.id;
}

async function seedCheckins(db: Db, person: SeedUser): Promise<void> {
  const questions = await db
    .selectFrom('custom_questions')
    .where('user_id', 'is', null)
    .select(['id', 'category'])
    .execute();
  const year = generateCheckins(person.random, person.today, person.days);
  await insertRows(
    db,
    'questionnaire_responses',
    ['user_id', 'day', 'question_id', 'response'],
    year.flatMap(({ day, answers }) =>
      questions.map(({ id, category }) => [person.id, day, id, answers[category as Category]]),
    ),
  );
  await insertRows(
    db,
    'daily_observations',
    ['user_id', 'day', 'measure', 'source', 'value'],
    year.flatMap(({ day, answers }) =>
      Object.entries(answers).map(([category, value]) => {
        return [person.id, day, getCategoryRule(category as Category).measure, 'self', value];
      }),
    ),
  );
}
