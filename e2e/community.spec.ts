import { randomBytes } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './testing.ts';

test.use({ expectedErrors: [/status of (400|403|503)/] });

/** Signs up another member in a separate browser context. */
async function signUpOtherMember(
  browser: Browser,
  baseURL: string | undefined,
  firstName: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB' });
  const answer = await context.request.post('/api/auth/register', {
    data: {
      firstName,
      lastName: 'Åkesson',
      email: `${randomBytes(6).toString('hex')}@example.org`,
      password: 'Tjugo-sju!blommor27',
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return context.newPage();
}

async function share(page: Page, text: string): Promise<void> {
  await page.getByLabel('What would you like to share?').fill(text);
  await page.getByRole('button', { name: 'Share post' }).click();
  await expect(page.getByText('Post shared with the community!', { exact: true })).toBeVisible();
  await expect(page.getByLabel('What would you like to share?')).toHaveValue('');
}

const postWith = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

/** Simulates a return to the page from another window, which makes TanStack Query refetch. */
const triggerRefocus = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

test('two members see, like and comment on posts, and markup is shown as text', async ({
  page,
  browser,
  baseURL,
  signUp,
}) => {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.dismiss();
  });
  await signUp();
  await page.goto('/community');
  await expect(page.getByRole('heading', { level: 1, name: 'Community' })).toBeVisible();

  const björn = await signUpOtherMember(browser, baseURL, 'Björn');
  await björn.goto('/community');
  const typed = '<img src=x onerror=alert(1)><script>alert(2)</script> javascript:alert(3)';
  await share(björn, `${typed} https://example.org/a.`);
  await expect(
    postWith(björn, 'javascript:').getByRole('button', { name: 'Delete your post' }),
  ).toBeVisible();

  await triggerRefocus(page);
  const post = postWith(page, 'javascript:');
  await expect(post).toContainText(`${typed} https://example.org/a.`);
  await expect(post).toContainText('Björn Å.');
  await expect(post.locator('img, script')).toHaveCount(0);
  const link = post.getByRole('link');
  await expect(link).toHaveCount(1);
  await expect(link).toHaveAttribute('href', 'https://example.org/a');
  await expect(link).toHaveAttribute('rel', 'nofollow ugc noopener');
  await expect(post.getByRole('button', { name: 'Delete your post' })).toHaveCount(0);

  const like = post.getByRole('button', { name: 'Like the post by Björn Å.' });
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toContainText('1 like');
  await post.getByRole('button', { name: 'Comment', exact: true }).click();
  await post.getByRole('button', { name: 'Send comment' }).click();
  await expect(post.getByText('Write something first.')).toBeVisible();
  await post.getByLabel('Your comment').fill('Välkommen hit');
  await post.getByRole('button', { name: 'Send comment' }).click();
  await expect(post.getByRole('listitem')).toContainText('Välkommen hit');

  await triggerRefocus(björn);
  const own = postWith(björn, 'javascript:');
  await expect(own.getByRole('button', { name: /^Like/ })).toContainText('1 like');
  await own.getByRole('button', { name: '1 comment' }).click();
  await expect(own.getByRole('listitem')).toContainText('Astrid L.');

  await post.getByRole('button', { name: 'Delete your comment' }).click();
  await expect(post.getByRole('listitem')).toHaveCount(0);
  const gone = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Close' }).last().click();
  expect((await gone).status()).toBe(200);
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(postWith(page, 'javascript:')).toContainText(/Like.*Comment/);
  expect(alerts).toEqual([]);
  await björn.context().close();
});

test('an open page loads new posts by itself', async ({ page, browser, baseURL, signUp }) => {
  await signUp();
  await page.clock.install();
  const loaded = page.waitForResponse('**/api/community-posts?*');
  await page.goto('/community');
  await loaded;
  const eva = await signUpOtherMember(browser, baseURL, 'Eva');
  const text = `Hälsning ${randomBytes(4).toString('hex')}`;
  await eva.request.post('/api/community-posts', { data: { type: 'post', content: text } });
  await expect(postWith(page, text)).toHaveCount(0);
  await page.clock.runFor(31_000);
  await expect(postWith(page, text)).toBeVisible();
  await eva.context().close();
});

test('a blank post is refused, and a failed post stays in the form, also after a reload', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto('/community');
  const field = page.getByLabel('What would you like to share?');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  for (const blank of ['', '  \n\t ', '\u200b\u2800']) {
    await field.fill(blank);
    await page.getByRole('button', { name: 'Share post' }).click();
    await expect(page.getByText('Write something first.')).toBeVisible();
  }
  await field.fill('å'.repeat(2001));
  await expect(page.getByText('2,001 of 2,000 characters')).toBeVisible();
  await expect(page.getByText("That's 1 character too many.")).toBeVisible();
  await page.getByRole('button', { name: 'Share post' }).click();
  await field.fill('å'.repeat(1_000_000));
  await expect(page.getByText("That's 998,000 characters too many.")).toBeVisible();
  await page.getByRole('button', { name: 'Share post' }).click();
  expect((await field.inputValue()).length).toBe(1_000_000);
  expect(sent).toEqual([]);

  await page.route('**/api/community-posts', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: { code: 'invalid_input', message: '' } })
      : route.continue(),
  );
  await field.fill('Kvar här');
  await page.getByRole('button', { name: 'Share post' }).click();
  await expect(page.getByText('Failed to create post', { exact: true })).toBeVisible();
  await expect(field).toHaveValue('Kvar här');
  const tabs = page.getByRole('navigation');
  await tabs.getByRole('link', { name: 'Sleep' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sleep' })).toBeVisible();
  await tabs.getByRole('link', { name: 'Community' }).click();
  await expect(field).toHaveValue('Kvar här');
  await page.reload();
  await expect(field).toHaveValue('Kvar här');
  await page.unroute('**/api/community-posts');
  await share(page, 'Kvar här');
  await expect(postWith(page, 'Kvar här')).toBeVisible();
});

test('a deleted post disappears at once and reappears if deleting fails', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/community');
  await share(page, 'Ska bort');
  const post = postWith(page, 'Ska bort');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/community-posts/*', async (route) => {
    await held;
    await route.fulfill({ status: 403, json: { code: 'not_yours', message: '' } });
  });
  await post.getByRole('button', { name: 'Delete your post' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete post' }).click();
  await expect(post).toHaveCount(0);
  answer();
  await expect(page.getByText('Failed to delete post', { exact: true })).toBeVisible();
  await expect(page.getByText('This belongs to someone else.', { exact: true })).toBeVisible();
  await expect(post).toBeVisible();

  await page.unroute('**/api/community-posts/*');
  await post.getByRole('button', { name: 'Delete your post' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete post' }).click();
  await expect(page.getByText('Post deleted successfully!', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Share post' })).toBeVisible();
  await expect(post).toHaveCount(0);
});

test('a post is reported, hidden, and its author blocked and unblocked', async ({
  page,
  browser,
  baseURL,
  signUp,
}) => {
  await signUp();
  const tom = await signUpOtherMember(browser, baseURL, 'Tom');
  const write = (content: string) =>
    tom.request.post('/api/community-posts', { data: { type: 'post', content } });
  await write('Köp mina piller');
  await write('Köp mina kurser');
  await page.goto('/community');
  const post = postWith(page, 'piller');
  const menu = post.getByRole('button', { name: 'More options for the post by Tom Å.' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Report this post' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this post' });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Choose what is wrong.')).toBeVisible();
  await dialog.getByLabel('Someone may harm themselves').check();
  await expect(dialog.getByText(/call 112/)).toBeVisible();
  await dialog.getByLabel('Dangerous health advice').check();
  await dialog.getByLabel('Anything else for the moderators?').fill('Piller mot allt');
  const reported = page.waitForRequest((request) => request.url().endsWith('/report'));
  await dialog.getByRole('button', { name: 'Send report' }).click();
  expect((await reported).postDataJSON()).toEqual({
    reason: 'health_misinformation',
    note: 'Piller mot allt',
  });
  await expect(page.getByText('Thank you. The moderators will look at it.', { exact: true })).toBeVisible();
  await expect(menu).toBeFocused();

  await menu.click();
  await page.getByRole('menuitem', { name: 'Hide this post' }).click();
  await expect(post).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(post).toBeVisible();

  await menu.click();
  await page.getByRole('menuitem', { name: 'Block Tom Å.' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByText('Tom Å. is blocked', { exact: true })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Köp mina' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the list' }).click();
  await page.getByRole('button', { name: 'Unblock Tom Å.' }).click();
  await expect(page.getByText("You haven't blocked anyone.")).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Show the list' })).toBeFocused();
  await expect(page.getByRole('article').filter({ hasText: 'Köp mina' })).toHaveCount(2);
  await tom.context().close();
});

test('others see a mood and an achievement only after sharing', async ({
  page,
  context,
  browser,
  baseURL,
  signUp,
}) => {
  await signUp({ firstName: 'Maja', lastName: 'Ek' });
  const { id: userId } = await (await context.request.get('/api/auth/user')).json();
  for (let count = 0; count < 5; count += 1) {
    const answer = await context.request.post('/api/exercise-activities', {
      headers: { 'x-time-zone': 'Europe/Stockholm' },
      data: { userId, type: 'cardio', duration: 20, intensity: 'low' },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  const eva = await signUpOtherMember(browser, baseURL, 'Eva');
  await page.goto('/community');
  const achievements = page.getByRole('region', { name: 'Achievements' });
  await expect(achievements.getByRole('listitem')).toContainText([/5 workouts.*Bronze, today/]);
  const progress = page.getByRole('region', { name: 'Progress' }).getByRole('listitem');
  await expect(progress.filter({ hasText: 'Log 25 workouts' })).toContainText('5 of 25 for silver');
  await page.getByRole('button', { name: 'Calm' }).click();
  await expect(page.getByRole('button', { name: 'Calm' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Others will see: “Maja E. feels calm”.')).toBeVisible();
  await achievements.getByRole('button', { name: 'Share “5 workouts” (Bronze)' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

  await eva.goto('/community');
  await expect(eva.getByRole('button', { name: 'Share post' })).toBeVisible();
  const mayasPosts = eva.getByRole('article', { name: 'Post by Maja E.' });
  await expect(mayasPosts).toHaveCount(0);

  await page.getByRole('button', { name: 'Share mood' }).click();
  await expect(page.getByText('Post shared with the community!', { exact: true })).toBeVisible();
  await achievements.getByRole('button', { name: 'Share “5 workouts” (Bronze)' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Share with the community' }).click();
  await expect(page.getByRole('article', { name: 'Post by Maja E.' })).toHaveCount(2);
  await triggerRefocus(eva);
  await expect(mayasPosts).toContainText([/earned an achievement.*5 workouts.*Bronze/, /feels calm/]);
  await eva.context().close();
});

test('members who agreed to suggestions are suggested by shared topics', async ({
  page,
  browser,
  baseURL,
  signUp,
}) => {
  await signUp({ firstName: 'Maja', lastName: 'Ek' });
  const eva = await signUpOtherMember(browser, baseURL, 'Eva');
  await eva.request.post('/api/community-posts', { data: { type: 'post', content: 'Kallt #isvaka' } });
  await eva.request.put('/api/community-suggestions', { data: { suggestible: true } });
  await page.goto('/community');
  await share(page, 'Första gången i #isvaka');
  const card = page.getByRole('region', { name: 'Suggested connections' });
  const wanted = card.getByRole('switch', { name: /^Suggest people to me, and me to them/ });
  await expect(wanted).not.toBeChecked();
  await expect(card.getByRole('listitem')).toHaveCount(0);

  await page.route('**/api/community-suggestions', (route) =>
    route.fulfill({ status: 403, json: { code: 'forbidden', message: '' } }),
  );
  await wanted.click();
  await expect(page.getByText("Your choice wasn't saved", { exact: true })).toBeVisible();
  await expect(wanted).not.toBeChecked();
  await page.unroute('**/api/community-suggestions');

  await wanted.click();
  await expect(card.getByText('Eva Å.')).toBeVisible();
  await expect(wanted).toBeChecked();
  await card.getByRole('button', { name: 'Posts about #isvaka' }).click();
  const posts = page.getByRole('region', { name: 'Topic: #isvaka' });
  await expect(posts.getByRole('article')).toHaveCount(2);
  await wanted.click();
  await expect(card.getByText('Eva Å.')).toHaveCount(0);
  await eva.context().close();
});

test('an email address is refused as display name, and the name can be reset', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/community');
  await share(page, 'Vem är jag');
  await page.getByLabel('What would you like to share?').focus();
  await page.getByRole('button', { name: 'Change name' }).click();
  const field = page.getByLabel('Your name in the community');
  await field.fill('astrid@example.org');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Use 1 to 40 characters, without @.')).toBeVisible();
  await field.fill('Skogsvandraren');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Your name here is now Skogsvandraren', { exact: true })).toBeVisible();
  await expect(postWith(page, 'Vem är jag')).toContainText('Skogsvandraren');
  await page.getByRole('button', { name: 'Change name' }).click();
  await page.getByRole('button', { name: 'Use first name and initial' }).click();
  await expect(postWith(page, 'Vem är jag')).toContainText('Astrid L.');
});

test('more posts load by keyboard, and a failure is shown', async ({ page, browser, baseURL, signUp }) => {
  await signUp();
  for (const name of ['Ett', 'Två', 'Tre']) {
    const member = await signUpOtherMember(browser, baseURL, name);
    for (let count = 1; count <= 8; count += 1) {
      const content = `#kortadagar ${name} ${count}`;
      await member.request.post('/api/community-posts', { data: { type: 'post', content } });
    }
    await member.context().close();
  }
  await page.route('**/api/community-posts*', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/community');
  await expect(page.getByText('Failed to fetch posts', { exact: true })).toBeVisible();
  await page.unroute('**/api/community-posts*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article')).toHaveCount(20);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(postWith(page, '#kortadagar Ett 1')).toBeVisible();

  await page
    .getByRole('region', { name: 'Trending topics' })
    .getByRole('button', { name: /#kortadagar/ })
    .click();
  await expect(page.getByRole('region', { name: 'Topic: #kortadagar' }).getByRole('article')).toHaveCount(20);
  await page.getByRole('button', { name: 'Show all posts' }).click();
  await expect(page.getByRole('region', { name: 'Posts', exact: true })).toBeVisible();
});

for (const language of ['en', 'sv'] as const) {
  test(`the page is accessible (${language})`, async ({ page, browser, baseURL, signUp }) => {
    await signUp();
    const tom = await signUpOtherMember(browser, baseURL, 'Tom');
    await tom.request.post('/api/community-posts', {
      data: { type: 'mood', mood: 'tired', content: 'Se https://example.org' },
    });
    await tom.context().close();
    const words =
      language === 'sv'
        ? {
            post: 'Dela inlägget',
            comments: 'Kommentera',
            calm: 'Lugn',
            more: /^Fler alternativ för/,
            report: 'Anmäl inlägget',
          }
        : {
            post: 'Share post',
            comments: 'Comment',
            calm: 'Calm',
            more: /^More options for/,
            report: 'Report this post',
          };
    await page.addInitScript((to) => localStorage.setItem('lagom.language', to), language);
    await page.goto('/community');
    const post = postWith(page, 'https://example.org').first();
    await post.getByRole('button', { name: words.comments, exact: true }).click();
    await page.getByRole('button', { name: words.calm, exact: true }).click();
    await page.getByRole('button', { name: words.post }).click();
    await expect(post.getByRole('textbox')).toBeVisible();
    await expectAccessible(page, language);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectAccessible(page, language);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const rightEdges = await page
      .locator('fieldset', { has: page.getByRole('button', { name: words.calm, exact: true }) })
      .getByRole('button')
      .evaluateAll((moods) => moods.map((mood) => mood.getBoundingClientRect().right));
    expect(rightEdges).toHaveLength(8);
    expect(Math.max(...rightEdges), 'every mood is visible without scrolling sideways').toBeLessThan(360);
    await post.getByRole('button', { name: words.more }).click();
    await page.getByRole('menuitem', { name: words.report }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, language);
  });
}
