import type { Page } from '@playwright/test';
import { toCalendarDay } from '#domain/calendar-day.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './testing.ts';

test.use({ timezoneId: 'UTC' });

const lastYear = Number(toCalendarDay(new Date(), 'UTC').slice(0, 4)) - 1;

/** Saves glasses of water for several days of last year. The keys of `glasses` are the days as `MM-DD`. */
async function saveWater(page: Page, glasses: Record<string, number>): Promise<void> {
  for (const [monthDay, count] of Object.entries(glasses)) {
    const answer = await page.request.post('/api/water-intake', {
      headers: { 'x-time-zone': 'UTC' },
      data: { date: `${lastYear}-${monthDay}`, glasses: count },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}

const month = (page: Page, name: string) =>
  page.getByRole('region', { name: 'The year, day by day' }).getByRole('listitem').filter({ hasText: name });

test('a year shows its measured days and its gaps, also as text', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/year');
  await expect(page.getByText('Your year starts with one day')).toBeVisible();
  await expectAccessible(page);

  await saveWater(page, { '03-01': 5, '03-02': 7, '03-06': 6, '05-31': 4 });
  await page.reload();
  await page
    .getByRole('navigation', { name: 'Years' })
    .getByRole('link', { name: String(lastYear) })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Your year ${lastYear}`);
  await expect(month(page, 'March')).toContainText('3 days');
  await expect(month(page, 'March')).toContainText('No values: 3 Mar to 5 Mar and 7 Mar to 31 Mar.');
  await expect(month(page, 'April')).toContainText('No values');
  await expect(page.getByRole('table').getByRole('row')).toHaveText([
    'MonthThe middle half of the daysWater (glasses)',
    'March6',
    'May4',
  ]);
  await expectAccessible(page);

  await page.goto('/year?lang=sv');
  await expect(page.getByRole('button', { name: 'Skriv ut eller spara som PDF' })).toBeVisible();
});

test('the months of a year do not scroll sideways on a narrow phone', async ({ page, signUp }) => {
  await signUp();
  const questions: { id: number; category: string }[] = await (
    await page.request.get('/api/custom-questions')
  ).json();
  for (const { id: questionId } of questions.filter(({ category }) =>
    ['mood', 'energy', 'stress'].includes(category),
  )) {
    const data = { questionId, response: 5, date: `${lastYear}-09-02` };
    const answer = await page.request.post('/api/questionnaire-responses', { data });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  await saveWater(page, { '09-02': 5, '10-02': 6 });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`/year?year=${lastYear}`);
  const table = page.getByRole('table');
  await expect(page.getByRole('definition').filter({ hasText: '5 of 10' })).toBeVisible();
  await page.getByRole('radio', { name: 'Water' }).check();
  await expect(table.locator('tbody td')).toHaveText(['', '5', '', '6']);
  await expect(table.getByRole('columnheader').last()).toHaveText('Water (glasses)');
  const right = await table.evaluate((element) =>
    Math.max(...[...element.querySelectorAll('td')].map((cell) => cell.getBoundingClientRect().right)),
  );
  expect(right).toBeLessThan(360);
  await expectAccessible(page);
});

test('the facts of a short year fit on one line beside the months', async ({ page, signUp }) => {
  await signUp();
  const week = [1, 2, 3, 4, 5, 6, 7].map((day) => `0${day}`);
  await saveWater(
    page,
    Object.fromEntries(
      week.flatMap((day) => [
        [`11-${day}`, 5],
        [`12-${day}`, 7],
      ]),
    ),
  );
  await page.goto(`/year?year=${lastYear}`);
  const months = page.getByRole('definition').filter({ hasText: /^(November|December)$/ });
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(months).toHaveText(['December', 'November']);
    for (const name of await months.all()) {
      const height = await name.evaluate((element) => element.getBoundingClientRect().height);
      expect(height).toBeLessThan(40);
    }
  }
});

test('a year is printed on one A4 page', async ({ page, signUp }) => {
  await signUp();
  await saveWater(page, { '01-01': 5, '12-31': 7 });
  await page.goto(`/year?year=${lastYear}`);
  await expect(month(page, 'December')).toContainText('One day');
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  const [, width, height] = (/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? []).map(Number);
  // The width and height of A4 paper in points.
  expect(width).toBeCloseTo(595, -1);
  expect(height).toBeCloseTo(842, -1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('the dashboard leads to the year', async ({ page, signUp }) => {
  await signUp();
  await saveWater(page, { '12-31': 7 });
  await page.request.post('/api/water-intake', { data: { glasses: 3 } });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Your year, day by day' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Your year ${lastYear + 1}`);
});
