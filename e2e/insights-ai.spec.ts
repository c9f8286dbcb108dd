import { addDays, getWeekday, toCalendarDay } from '#domain/calendar-day.ts';
import { type AiStub, failWith, sayJson, startAiStub } from '#server/testing/ai-stub.ts';
import { expectAccessible } from './accessibility.ts';
import { answerMood } from './answer-mood.ts';
import { test as base, expect } from './testing.ts';

/**
 * A text of the AI service that the server accepts. `{{c1.value}}` refers to the claim `c1`, that mood was higher than
 * usual in the last complete week.
 */
const good = 'This week your mood was {{c1.value}}, higher than usual.';

/** Starts the server with a local stub of the AI service. */
const test = base.extend<object, { stub: AiStub }>({
  stub: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern.
    async ({}, use) => {
      const stub = await startAiStub(failWith(500));
      await use(stub);
      await stub.close();
    },
    { scope: 'worker' },
  ],
  serverSettings: [
    async ({ stub }, use) => use({ AI_BASE_URL: stub.url, AI_TEXT_MODEL: 'writer', AI_DAILY_STORIES: '2' }),
    { scope: 'worker' },
  ],
});

test('a newcomer reads what the AI service would write', async ({ page, signUp, stub }) => {
  await signUp();
  await page.goto('/ai-insights');
  const offer = `${new URL(stub.url).host} can describe your week in words, if you allow it`;
  await expect(page.getByText(offer)).toBeVisible();
  await expectAccessible(page);
});

test('the AI service writes the week after consent, also after it failed once', async ({
  page,
  signUp,
  server,
  stub,
}) => {
  await signUp();
  const today = toCalendarDay(new Date(), 'UTC');
  const sunday = addDays(today, -(getWeekday(today) || 7));
  const moods = Array.from({ length: 42 }, (_, ago): [string, number] => [
    addDays(sunday, -ago),
    ago < 7 ? 9 : 4 + (ago % 3),
  ]);
  await answerMood(page.context().request, server.address, moods);
  const card = page.getByRole('region', { name: /^Week of / });
  const fact = card.getByRole('listitem').filter({ hasText: /^MoodUp: 9 of 10/ });

  await page.goto('/ai-insights');
  await expect(fact).toBeVisible();
  await expect(card.getByRole('button')).toHaveCount(0);
  const offer = card.getByText(`If you allow it, ${new URL(stub.url).host} can describe this week in words.`);
  await expect(offer).toBeVisible();
  await card.getByRole('link', { name: 'AI service settings' }).click();
  await expect(page).toHaveURL('/account-settings#ai');
  await page.getByRole('switch', { name: 'Your weekly story' }).check();
  // This text appears only after the consent is saved.
  await expect(page.getByText('2 left today.')).toBeVisible();
  await page.goto('/ai-insights');
  await expect(offer).toBeHidden();
  await card.getByRole('button', { name: 'Let the AI service write it' }).click();
  await expect(card.getByText("The AI text couldn't be used.")).toBeVisible();
  await expect(fact).toBeVisible();
  await expectAccessible(page);

  stub.behave(sayJson({ text: good }));
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(card.getByText('This week your mood was 9 of 10, higher than usual.')).toBeVisible();
  await expect(card.getByText(`Written by ${new URL(stub.url).host}.`)).toBeVisible();
  await expect(card.getByRole('button')).toHaveCount(0);
  expect(stub.requests).toHaveLength(1);
  await page.reload();
  await expect(card.getByText(`Written by ${new URL(stub.url).host}.`)).toBeVisible();
});
