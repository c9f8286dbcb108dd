import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { login, register } from '#contracts/auth.ts';
import { listQuestions, type Question, saveResponse } from '#contracts/checkin.ts';
import { createFoodEntry, saveWaterIntake } from '#contracts/nutrition.ts';
import { toCalendarDay } from '#domain/calendar-day.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { demoEmail, demoPassword, seedUsers } from '#server/db/seed/seed-users.ts';
import { hashPassword } from '#server/modules/auth/password.ts';
import { updateInsights } from '#server/modules/insights/update-insights.ts';
import { startServer } from '#server/testing/server-process.ts';
import { addSampleData } from '../media/add-sample-data.ts';
import type { Language } from '../media/language.ts';
import { addExperiments } from './add-experiments.ts';

/**
 * What the pages show. `visitor`: nobody is signed in. `empty`: a new account. `partly`: a new account with a few
 * entries of today. `full`: an account with 200 days of data and two experiments. `failing`: the full account, and each
 * read fails: a page opened from another page then has no data (see `openPage` in screenshots.ts).
 */
export const states = ['visitor', 'empty', 'partly', 'full', 'failing'] as const;
export type State = (typeof states)[number];

/** The time zone of the browser, the same as of the seeded entries. Otherwise, some entries would be in the future. */
export const zone = 'Europe/Stockholm';

const breakfasts = { en: 'Oatmeal with berries', sv: 'Havregrynsgröt med bär' };

export interface StatesServer {
  address: string;
  /** Signs a browser context in as the account of a state, and lets reads fail in the state `failing`. */
  prepare(context: BrowserContext, state: State): Promise<void>;
  end(): Promise<void>;
}

/** Starts the built product with an account of 200 days of data and posts in the given language. */
export async function startStates(language: Language): Promise<StatesServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lagom-screenshots-'));
  await fillDatabase(dataDir, language);
  await addExperiments(dataDir, language, zone);
  await findInsights(dataDir);
  const server = await startServer({ DATA_DIR: dataDir });
  return {
    address: server.address,
    async prepare(context, state) {
      if (state === 'empty' || state === 'partly') await createAccount(context);
      if (state === 'partly') await addEntriesOfToday(context, breakfasts[language]);
      if (state === 'full' || state === 'failing') {
        await post(context, login.path, { email: demoEmail, password: demoPassword });
      }
      if (state === 'failing') await failReads(context);
    },
    async end() {
      await server.end();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function fillDatabase(dataDir: string, language: Language): Promise<void> {
  const { db, close } = await connect({ DATA_DIR: dataDir });
  await migrate(db);
  const now = new Date();
  const passwordHash = await hashPassword(demoPassword);
  await seedUsers(db, { people: 1, days: 200, today: toCalendarDay(now, zone), now, passwordHash });
  await addSampleData(db, { language, now, zone });
  await close();
}

async function findInsights(dataDir: string): Promise<void> {
  const { db, close } = await connect({ DATA_DIR: dataDir });
  const { id } = await db
    .selectFrom('users')
    .where('email', '=', demoEmail)
    .select('id')
    .executeTakeFirstOrThrow();
  await updateInsights({ db, now: () => new Date() }, id);
  await close();
}

const createAccount = (context: BrowserContext) =>
  post(context, register.path, {
    email: `${crypto.randomUUID()}@example.org`,
    password: 'Tjugo-sju!blommor27',
    firstName: 'Astrid',
    lastName: 'Lind',
  });

/** Answers the questions about mood, energy and sleep, and logs a meal and three glasses of water. */
async function addEntriesOfToday(context: BrowserContext, breakfast: string): Promise<void> {
  const questions: Question[] = await (await context.request.get(listQuestions.path)).json();
  const answered = questions.filter(({ category }) => ['mood', 'energy', 'sleep'].includes(category));
  for (const { id } of answered) {
    await post(context, saveResponse.path, { questionId: id, response: 7 });
  }
  await post(context, createFoodEntry.path, {
    name: breakfast,
    mealType: 'breakfast',
    calories: 320,
    protein: 11,
    carbs: 54,
    fat: 6,
  });
  await post(context, saveWaterIntake.path, { glasses: 3 });
}

const failReads = (context: BrowserContext) =>
  context.route(/\/api\/(?!auth\/)/, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );

async function post(context: BrowserContext, path: string, data: object): Promise<void> {
  const response = await context.request.post(path, { data });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
}
