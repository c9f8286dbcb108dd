import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Experiment } from '#contracts/experiments.ts';
import { addDays, type CalendarDay, toCalendarDay } from '#domain/calendar-day.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import { recompute } from '#domain/experiments/experiment-file.ts';
import { startServer } from '#server/testing/server-process.ts';
import { expectAccessible } from './accessibility.ts';
import { answerMood } from './answer-mood.ts';
import { expect, test } from './testing.ts';

const dayMs = 86_400_000;
const today = toCalendarDay(new Date(), 'UTC');
const start = addDays(today, -28);

/** Returns the environment variables for a server whose clock is `days` days behind. */
const daysBehind = (days: number) => {
  const script = `const Real = Date;
    globalThis.Date = class extends Real {
      constructor(...parts) { super(...(parts.length > 0 ? parts : [Real.now() - ${days * dayMs}])); }
      static now() { return Real.now() - ${days * dayMs}; }
    };`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` };
};

async function chooseDesign(page: Page) {
  await page.getByRole('button', { name: 'Plan your own' }).click();
  const dialog = page.getByRole('dialog', { name: 'A new experiment' });
  await dialog.getByLabel('What do you want to try?').selectOption('Something else');
  await dialog.getByLabel('In your own words').fill('Evening walk');
  await dialog.getByLabel('What should get better?').selectOption('Mood');
  await dialog.getByRole('radio', { name: '28 days' }).check();
  return dialog;
}

test('an experiment runs from its design to its result and export', async ({ page }) => {
  test.setTimeout(600_000);
  const dataDir = await mkdtemp(join(tmpdir(), 'lagom-e2e-'));
  const person = {
    firstName: 'Astrid',
    lastName: 'Lind',
    email: 'astrid@example.org',
    password: 'Tjugo-sju!blommor27',
  };
  let server = await startServer({ DATA_DIR: dataDir, ...daysBehind(28) });
  try {
    const { request } = page.context();
    await request.post(`${server.address}/api/auth/register`, { data: person });
    // Makes successive moods similar, as real moods are. The computed power of an experiment of 28
    // days is then high enough, so that the person can choose this length.
    const past = Array.from({ length: 40 }, (_, back): [CalendarDay, number] => [
      addDays(start, -1 - back),
      5 + Math.round(2 * Math.sin(back / 2) + Math.sin(back * 7)),
    ]);
    await answerMood(request, server.address, past);
    await page.clock.install({ time: Date.now() - 28 * dayMs });
    await page.goto(`${server.address}/ai-insights`);
    await page.getByRole('link', { name: 'See experiments' }).click();
    await expect(page.getByText('How experiments work')).toBeVisible();
    const dialog = await chooseDesign(page);
    await expect(dialog.getByText('What it can find')).toBeVisible();
    await dialog.getByRole('radio', { name: 'Today' }).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Pick random days and start' }).click();
    await expect(page.getByText('Your random days are picked', { exact: true })).toBeVisible();

    const didIt = page.getByRole('button', { name: 'Did it', exact: true });
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    await didIt.click();
    await expect(didIt).toHaveAttribute('aria-pressed', 'true');
    await saved;
    await page.reload();
    await expect(didIt).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('Day 1 of 28')).toBeVisible();
    await expectAccessible(page);

    const [experiment]: Experiment[] = await (await request.get(`${server.address}/api/experiments`)).json();
    const { plan } = experiment!;
    await page.goto('about:blank');
    await server.end();
    server = await startServer({ DATA_DIR: dataDir });
    // The clock of the new server is 28 days later. The session has expired by then, so the person signs in again.
    const { email, password } = person;
    await request.post(`${server.address}/api/auth/login`, { data: { email, password } });
    const moods = [...plan.schedule].map((letter, index): [CalendarDay, number] => [
      addDays(plan.start, index),
      5 + (index % 3) + (letter === '1' ? 2 : 0),
    ]);
    await answerMood(request, server.address, moods);
    await page.clock.setSystemTime(Date.now());
    await page.goto(`${server.address}/ai-insights/experiments`);
    await expect(page.getByText('Mood logged on 28 of 28 days')).toBeVisible();
    await page.getByRole('button', { name: 'See the answer' }).click();
    await expect(page.getByText('It helps', { exact: true })).toBeVisible();
    await expect(
      page.getByText(/on the 14 days when the draw said to do it, compared with the 14 other days/),
    ).toBeVisible();
    await expect(page.getByRole('table', { name: 'Mood day by day' }).getByRole('row')).toHaveCount(29);
    await page.getByText('The plan, fixed at the start').click();
    await expect(page.getByText(experiment!.planSha256)).toBeVisible();
    await expectAccessible(page);

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export the experiment' }).click();
    const file = JSON.parse(await readFile(await (await download).path(), 'utf8'));
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
    const { result, problems } = recompute(file, sha256);
    expect(problems).toEqual([]);
    expect(canonicalJson(result)).toBe(canonicalJson(file.result));
    expect(file.plan).toEqual(plan);
    // Leaves the page first, because an open page would still send requests to the stopped server.
    await page.goto('about:blank');
  } finally {
    await server.end();
    await rm(dataDir, { recursive: true, force: true });
  }
});

test('a person without data is told what is missing', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/ai-insights/experiments?habit=alcoholConsumption&outcome=sleepQuality');
  const dialog = page.getByRole('dialog', { name: 'A new experiment' });
  await expect(dialog.getByLabel('What do you want to try?')).toHaveValue('alcoholConsumption');
  await expect(dialog.getByRole('radio', { name: 'Go without' })).toBeChecked();
  await expect(dialog.getByText(/Log sleep quality for 14 more days first/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Pick random days and start' })).toBeDisabled();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/ai-insights\/experiments$/);
});
