import { addDays } from '#domain/calendar-day.ts';
import { connect } from '#server/db/connect.ts';
import { hashPassword } from '#server/modules/auth/password.ts';
import { updateInsights } from '#server/modules/insights/update-insights.ts';
import { nullYear, seedWithoutClaim } from '#server/testing/null-people.ts';
import { insertDays, type PlantedEffect, simulateDays } from '#server/testing/simulated-days.ts';
import { expectAccessible } from './accessibility.ts';
import { test as base, expect, type WorkerFixtures } from './testing.ts';

const { first, days } = nullYear;
const password = 'Tjugo-sju!blommor27';
const effects: PlantedEffect[] = [
  { exposure: 'alcoholConsumption', outcome: 'sleepQuality', lag: 1, points: -1.8 },
  { exposure: 'selfCareActivity', outcome: 'mood', lag: 0, points: 1.8 },
];

/** The database has two people with simulated days, and the insights that the engine finds in them. */
const test = base.extend<object, Pick<WorkerFixtures, 'fillDatabase'>>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern.
  fillDatabase: [({}, use) => use(createPeople), { scope: 'worker' }],
});

async function createPeople(settings: Parameters<typeof connect>[0]): Promise<void> {
  const database = await connect(settings);
  await createPerson(database.db, 'planted@example.org', {
    seed: 3,
    planted: effects,
    looks: [42, 63, 91, 126],
  });
  // Creates a person without any pattern, because the tests also check the page without insights. The seed is chosen so
  // that the engine finds no pattern. With other seeds, it can find a pattern by chance (`null-people.test.ts` counts
  // how often).
  await createPerson(database.db, 'null@example.org', {
    seed: seedWithoutClaim(),
    planted: [],
    looks: [42, 63, 91, 126, 182, 252, 364],
  });
  await database.close();
}

type Db = Awaited<ReturnType<typeof connect>>['db'];
interface Life {
  seed: number;
  planted: PlantedEffect[];
  looks: number[];
}

async function createPerson(db: Db, email: string, { seed, planted, looks }: Life): Promise<void> {
  const { id } = await db
    .insertInto('users')
    .values({ name: 'Astrid Lind', first_name: 'Astrid', last_name: 'Lind', email })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('accounts')
    .values({
      user_id: id,
      account_id: String(id),
      provider_id: 'credential',
      password: await hashPassword(password),
    })
    .execute();
  await insertDays(db, id, simulateDays(seed, { first, days, effects: planted }));
  for (const look of looks) {
    const now = () => new Date(`${addDays(first, look)}T12:00:00Z`);
    await updateInsights({ db, now }, id);
  }
}

test('planted effects are on the page, open to their days, and take feedback', async ({ page, context }) => {
  await context.request.post('/api/auth/login', { data: { email: 'planted@example.org', password } });
  await page.goto('/ai-insights?lang=en');
  await expect(page.getByText('2 patterns')).toBeVisible();
  const lead = page.getByRole('region', { name: 'Your clearest pattern' });
  await expect(lead.getByRole('heading')).toHaveText(['Alcohol goes with lower sleep quality']);
  await expect(lead).toContainText(/(Almost certainly|Very likely|Likely) real/);
  const drawing = lead.getByRole('figure', { name: 'Sleep quality on the days of the pattern' });
  const means =
    /^After days with alcohol, sleep quality averaged ([\d.]+)\sthe next night\.\sAfter other days, ([\d.]+)\.$/;
  const sentence = await lead.getByText(means).textContent();
  const [, alcoholMean, otherMean] = means.exec(sentence ?? '') ?? [];
  const rows = await drawing
    .locator('svg text')
    .filter({ hasText: /^With(out)? alcohol, \d+ days$/ })
    .allTextContents();
  expect(rows).toHaveLength(2);
  const drawnDays = rows.map((row) => Number(/\d+/.exec(row)?.[0]));
  await expect(drawing.locator('circle')).toHaveCount((drawnDays[0] ?? 0) + (drawnDays[1] ?? 0));
  for (const text of [alcoholMean, otherMean]) {
    await expect(drawing.locator('svg text').filter({ hasText: text })).not.toHaveCount(0);
  }
  const patterns = page.getByRole('region', { name: 'Your patterns' });
  await expect(patterns.getByRole('heading')).toHaveText(['Time for yourself goes with better mood']);
  await expect(lead).toContainText(/Adjusted for weekdays and slow changes: [\d.]+\spoints\slower \(likely/);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'See the days: Alcohol goes with lower sleep quality' }).click();
  await expect(page).toHaveURL(/insight=\d+/);
  const plot = page.getByRole('figure', { name: 'Sleep quality by Alcohol, one dot per day' });
  const days = Number(
    await page
      .getByRole('region', { name: 'How certain, and why' })
      .getByRole('definition')
      .nth(3)
      .textContent(),
  );
  expect(days).toBeGreaterThan(80);
  // There is one dot for each day, and one dot for the effect.
  await expect(plot.locator('circle')).toHaveCount(days + 1);
  await page.getByText('Show the days as a table').click();
  await expect(plot.getByRole('row')).toHaveCount(days + 1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Useful', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Useful', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: 'Hide this pattern' }).click();
  await page.getByRole('link', { name: 'All insights' }).click();
  await expect(page.getByText('1 pattern', { exact: true })).toBeVisible();
  const hidden = page.getByRole('region', { name: 'Hidden by you' });
  await expect(hidden).toContainText('Alcohol goes with lower sleep quality');
  await hidden.getByRole('button', { name: 'Show again' }).click();
  await expect(page.getByText('2 patterns')).toBeVisible();

  await page.goto('/ai-insights?lang=sv');
  await expect(page.getByRole('region', { name: 'Ditt tydligaste mönster' }).getByRole('heading')).toHaveText(
    ['Alkohol hänger ihop med lägre sömnkvalitet'],
  );
  await expect(page.getByRole('region', { name: 'Dina mönster' }).getByRole('heading')).toHaveText([
    'Tid för dig själv hänger ihop med bättre humör',
  ]);
});

test('a pattern leads to an experiment that tests it', async ({ page, context }) => {
  await context.request.post('/api/auth/login', { data: { email: 'planted@example.org', password } });
  await page.goto('/ai-insights?lang=en');
  const lead = page.getByRole('region', { name: 'Your clearest pattern' });
  await expect(
    page.getByRole('link', { name: 'Plan the experiment: Time for yourself and mood' }),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Worth testing' })).toHaveCount(0);
  await expectAccessible(page);
  await lead.getByRole('link', { name: 'Plan the experiment: Alcohol and sleep quality' }).click();
  await expect(page).toHaveURL(/\/experiments/);
  await expect(page.getByRole('dialog').getByLabel('What should get better?')).toHaveValue('sleepQuality');
});

test('a person without effects sees none after a year, and what was checked', async ({ page, context }) => {
  await context.request.post('/api/auth/login', { data: { email: 'null@example.org', password } });
  await page.goto('/ai-insights?lang=en');
  await expect(page.getByText('Nothing stands out from chance')).toBeVisible();
  await expect(page.getByText('0 patterns')).toBeVisible();
  await expect(
    page.getByText(/^\d+ comparisons were made of your days up to Tue\s30\sDec\s2025\./),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Withdrawn' })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/dashboard?lang=en');
  await page.getByRole('tab', { name: 'Insights', exact: true }).click();
  // The panel loads when the person scrolls to it.
  await page.mouse.wheel(0, 2000);
  await expect(page.getByText('No pattern stands out from chance yet.')).toBeVisible();
  await expect(page.getByText('Start Tracking to See AI Insights')).toBeHidden();
});

test('any two measures can be explored, without a claim', async ({ page, context }) => {
  await context.request.post('/api/auth/login', { data: { email: 'null@example.org', password } });
  await page.goto('/ai-insights?explore=1&lang=en');
  await page.getByLabel('What you did or had').selectOption('Alcohol');
  await page.getByLabel('What may follow').selectOption('Mood');
  await expect(page.getByText('One of many you could try').first()).toBeVisible();
  await expect(
    page.getByText(/^Mood: [\d.]+ on average on the \d+ days with alcohol, [\d.]+ on the other \d+\.$/),
  ).toBeVisible();
  await expect(page.getByText(/likely|confidence/)).toHaveCount(0);
  await expectAccessible(page);
});
