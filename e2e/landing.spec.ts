import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './testing.ts';

const investor = (page: Page) => page.getByRole('form', { name: 'For investors' });
const survey = (page: Page) => page.getByRole('form', { name: 'What would it be worth to you?' });

/**
 * Returns a list that collects the body of each contact form that the page sends. The requests still reach the server.
 */
function recordSubmissions(page: Page): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/contact') sent.push(request.postDataJSON());
  });
  return sent;
}

/** Opens the page and advances the clock by 6 seconds, because a form that is sent within 5 seconds is rejected. */
async function openPastMinimumTime(page: Page, path = '/landing'): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await page.clock.fastForward(6_000);
}

for (const path of ['/', '/landing', '/lander']) {
  test(`${path} shows a visitor all of the landing page`, async ({ page }) => {
    await page.goto(path);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Lagom' })).toHaveAttribute('href', '/landing');
    await expect(header.getByRole('link', { name: 'Try Demo' })).toHaveAttribute('href', '/demo');
    await expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth');
    await expect(header.getByRole('group', { name: 'Language' }).getByRole('button')).toHaveText([
      'EN',
      'SV',
    ]);
    for (const highlight of ['Universal device integration', 'AI insights', 'Community support']) {
      await expect(page.getByRole('heading', { name: highlight })).toBeVisible();
    }
    // The demo offers a free trial, so this text must not say that there is no free trial.
    await expect(page.getByText('No card needed. Your data stays yours.')).toBeVisible();
    for (const claim of ['12+ vital indicators', '10+ fitness platforms', '$4.4 billion market']) {
      await expect(page.getByText(claim)).toBeVisible();
    }
    await expect(page.locator('video')).toBeVisible();
    for (const name of ['For investors', 'For influencers', 'What would it be worth to you?']) {
      const form = page.getByRole('form', { name });
      await expect(form.getByRole('textbox', { name: 'Email' })).toHaveAttribute('required');
      await expect(form.getByRole('textbox', { name: /optional/ })).toHaveAttribute('rows', '3');
    }
    const footer = page.getByRole('contentinfo');
    // The default address gets no email from the internet, so it is not a link.
    await expect(footer.getByText('contact@lagom.local')).toBeVisible();
    await expect(footer.getByRole('link', { name: 'contact@lagom.local' })).toHaveCount(0);
    await expect(footer.getByText('Investment Inquiries Welcome')).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Try Demo' })).toHaveAttribute('href', '/demo');
    await expect(footer.getByText('Mobile App Coming Soon')).toBeVisible();
    await expect(footer.getByText('API Documentation')).toBeVisible();
    await expect(footer.getByText(/© 2025 Lagom/)).toBeVisible();
  });
}

test('the video has captions, and the resources link to it and to the deck', async ({ page }) => {
  await page.goto('/landing');
  const video = page.locator('video');
  await expect(video).toHaveAttribute('preload', 'none');
  await expect(video.locator('track')).toHaveCount(2);
  const resources = page.getByRole('region', { name: 'Resources' });
  await expect(resources.getByRole('link', { name: 'Download presentation deck (PDF)' })).toHaveAttribute(
    'href',
    '/media/lagom-deck.pdf',
  );
  await resources.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(video).not.toBeInViewport();
  await resources.getByRole('link', { name: 'Watch demo video' }).click();
  await expect(video).toBeInViewport({ ratio: 0.9 });
});

test('a form that is filled in too fast is not sent', async ({ page }) => {
  const sent = recordSubmissions(page);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(4_000);
  await page.goto('/landing');
  await paintTwoFrames(page);
  await moveMouseUntilReady(page);
  await investor(page).getByLabel('Email').fill('vera@example.org');
  await investor(page).getByRole('button', { name: 'Send investor inquiry' }).click();
  await expect(investor(page).getByRole('alert')).toHaveText(
    'Please take your time to fill out the form properly.',
  );
  expect(sent).toEqual([]);
});

test('invalid email addresses are refused, and the input stays', async ({ page }) => {
  const sent = recordSubmissions(page);
  await openPastMinimumTime(page);
  const form = investor(page);
  await form.getByLabel('Message').fill('Hej');
  for (const [address, sentence] of [
    ['', 'Please enter a valid email address.'],
    ['vera', 'Please enter a valid email address.'],
    ['vera12345@example.org', 'Please use a valid business or personal email address.'],
    ['vera@mailinator.com', 'Please use a valid business or personal email address.'],
    ['vera@guerrillamail.com', 'Please use a valid business or personal email address.'],
    ['test@example.org', 'Please use a valid business or personal email address.'],
    ['bot.vera@example.org', 'Please use a valid business or personal email address.'],
    ['vera@gmail.co', 'Please use a valid business or personal email address.'],
  ] as const) {
    await form.getByLabel('Email').fill(address);
    await form.getByRole('button', { name: 'Send investor inquiry' }).click();
    await expect(form.getByRole('alert')).toHaveText(sentence);
    await expect(form.getByLabel('Email')).toHaveValue(address);
  }
  await expect(form.getByLabel('Message')).toHaveValue('Hej');
  expect(sent).toEqual([]);
});

test('a message is accepted, thanks are shown, and the form is emptied', async ({ page, newestEmail }) => {
  const sent = recordSubmissions(page);
  await openPastMinimumTime(page);
  const form = page.getByRole('form', { name: 'For influencers' });
  await form.getByLabel('Email').fill('vera@example.org');
  await form.getByLabel('Message').fill('Låt oss samarbeta');
  await form.getByRole('button', { name: 'Send influencer inquiry' }).click();
  await expect(form.getByRole('alert')).toHaveText('Thank you! We have received your message.');
  await expect(form.getByLabel('Email')).toHaveValue('');
  await expect(form.getByLabel('Message')).toHaveValue('');
  expect(sent).toEqual([
    {
      formType: 'influencer',
      email: 'vera@example.org',
      message: 'Låt oss samarbeta',
      selectedPrice: null,
      userType: '',
      honeypot: '',
      timeTaken: expect.any(Number),
    },
  ]);
  expect(sent[0]?.timeTaken).toBeGreaterThanOrEqual(5_000);
  expect(await newestEmail('contact@lagom.local')).toContain('influencer');
});

test('the survey needs a price, then asks for the kind of user', async ({ page }) => {
  const sent = recordSubmissions(page);
  await openPastMinimumTime(page);
  const form = survey(page);
  const submit = form.getByRole('button', { name: 'Submit survey' });
  await expect(form.getByRole('group', { name: 'A fair price per month' }).locator('label')).toHaveText([
    '$5',
    '$10',
    '$15',
    '$20',
    '$25',
    '$30',
  ]);
  await form.getByLabel('Email').fill('vera@example.org');
  await expect(form.getByRole('radio', { name: '$5', exact: true })).toBeEnabled();
  await expect(submit).toBeDisabled();
  await form.getByRole('radio', { name: '$15' }).check();
  await submit.click();
  await expect(form.getByRole('alert')).toHaveText('Please choose what describes you best.');
  await form.getByLabel('What describes you best?').selectOption('Wellness professional');
  await submit.click();
  await expect(form.getByRole('alert')).toHaveText('Thank you! We have received your answer.');
  await expect(form.getByRole('radio', { name: '$15' })).not.toBeChecked();
  await expect(form.getByLabel('What describes you best?')).toHaveValue('');
  await expect(submit).toBeDisabled();
  expect(sent).toMatchObject([
    { formType: 'customer', selectedPrice: 15, userType: 'wellness-professional', email: 'vera@example.org' },
  ]);
});

test('a bot that fills the hidden field gets the normal thanks', async ({ page }) => {
  const sent = recordSubmissions(page);
  await page.goto('/landing');
  const form = investor(page);
  await form.getByLabel('Email').fill('vera@example.org');
  await expect(form.getByRole('button', { name: 'Send investor inquiry' })).toBeEnabled();
  await form.locator('input[name=honeypot]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });
  await form.getByRole('button', { name: 'Send investor inquiry' }).click();
  await expect(form.getByRole('alert')).toHaveText('Thank you! We have received your message.');
  expect(sent).toMatchObject([{ honeypot: 'https://spam.example' }]);
});

test.describe('when the server is unreachable', () => {
  test.use({ expectedErrors: [/ERR_FAILED|status of 503/] });

  test('a form says so and keeps the input', async ({ page }) => {
    await openPastMinimumTime(page);
    const form = investor(page);
    await form.getByLabel('Email').fill('vera@example.org');
    for (const fail of [
      () => page.route('**/api/contact', (route) => route.abort()),
      () => page.route('**/api/contact', (route) => route.fulfill({ status: 503, body: '<html>' })),
    ]) {
      await fail();
      await form.getByRole('button', { name: 'Send investor inquiry' }).click();
      await expect(form.getByRole('alert')).toHaveText('Sorry, there was an error. Please try again.');
      await expect(form.getByLabel('Email')).toHaveValue('vera@example.org');
      await page.unroute('**/api/contact');
    }
  });
});

test.describe('when the server refuses a form', () => {
  test.use({ expectedErrors: [/status of 429/] });

  for (const [language, form, submit, refused, tooMany] of [
    [
      'en',
      'For investors',
      'Send investor inquiry',
      'Please use a valid business or personal email address.',
      'Too many attempts. Please wait a while and try again.',
    ],
    [
      'sv',
      'För investerare',
      'Skicka förfrågan som investerare',
      'Använd en giltig e-postadress, till jobbet eller privat.',
      'För många försök. Vänta en stund och försök igen.',
    ],
  ] as const) {
    test(`its reason is shown, and the input stays (${language})`, async ({ page }) => {
      await openPastMinimumTime(page, `/landing?lang=${language}`);
      const fields = page.getByRole('form', { name: form });
      const email = fields.getByRole('textbox').first();
      await email.fill('vera@example.org');
      for (const [status, answer, sentence] of [
        [200, { success: false, message: 'Only English', problem: 'refused_email' }, refused],
        [200, { success: false, message: 'Written by the server.' }, 'Written by the server.'],
        [429, { code: 'too_many_requests', message: 'Only English' }, tooMany],
      ] as const) {
        await page.route('**/api/contact', (route) => route.fulfill({ status, json: answer }));
        await fields.getByRole('button', { name: submit }).click();
        await expect(fields.getByRole('alert')).toHaveText(sentence);
        await expect(email).toHaveValue('vera@example.org');
        await page.unroute('**/api/contact');
      }
    });
  }
});

test('the chosen language is kept and used by the server next time', async ({ page }) => {
  await page.goto('/landing');
  await page.getByRole('button', { name: 'SV' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Förstå dina dagar.');
  await expect(page).toHaveTitle('Lagom: varken för mycket eller för lite');
  await expect(page.getByRole('form', { name: 'För investerare' })).toBeVisible();
  const written = await page.request.get('/');
  expect(await written.text()).toContain('<html lang="sv">');
  await page.goto('/?lang=en');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Know your days.');
  await page.getByRole('button', { name: 'SV' }).click();
  await expect(page).toHaveURL('/');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Förstå dina dagar.');
});

for (const [language, play] of [
  ['en', 'Play the video'],
  ['sv', 'Spela filmen'],
] as const) {
  test(`its first load needs at most 90 kB of script (${language})`, async ({ page }) => {
    const scripts: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return;
      scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    // The page loads the script of its lower part on the first interaction, or after a time limit. The clock is paused, so
    // the time limit never ends.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await page.goto(`/landing?lang=${language}`);
    // Only first-paint.js loads before the first paint.
    expect(scripts).toHaveLength(1);
    await paintTwoFrames(page);
    await expect(page.getByRole('button', { name: play })).toBeEnabled();
    const total = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThanOrEqual(90_000);
    await moveMouseUntilReady(page);
  });
}

test('the prerendered page is hydrated, not rendered again', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('h1')?.setAttribute('data-first', '');
    });
  });
  await page.goto('/landing?lang=sv');
  await page.getByRole('textbox').first().focus();
  await expect(page.getByRole('button', { name: 'Skicka förfrågan som investerare' })).toBeEnabled();
  await expect(page.locator('h1[data-first]')).toHaveCount(1);
});

test.describe('without the scripts of its parts', () => {
  // React reports that it renders the forms again, because the prerendered forms cannot be hydrated.
  test.use({
    expectedErrors: [/ERR_FAILED|Failed to fetch dynamically imported module|Minified React error/],
  });

  test('the page stays, and a retry shows the forms', async ({ page }) => {
    const scripts = /\/assets\/(example-day-picture|landing-rows)[^/]*\.js$/;
    await page.route(scripts, (route) => route.abort());
    await page.goto('/landing');
    const picture = page.getByRole('main').getByRole('img').first();
    await expect(picture).toBeVisible();
    await page.mouse.wheel(0, 100);
    await expect(page.getByRole('alert')).toContainText("This part couldn't be loaded");
    await expect(picture).toBeVisible();
    await page.unroute(scripts);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(investor(page).getByRole('button', { name: 'Send investor inquiry' })).toBeEnabled();
  });
});

test('a member who opens the root page does not get the landing page', async ({ page, signUp, request }) => {
  const forVisitors = await (await request.get('/')).text();
  expect(forVisitors).toContain('data-page="landing"');
  await signUp();
  expect(await (await page.request.get('/')).text()).not.toContain('data-page');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: /Astrid/ })).toBeVisible();
});

test('crawlers and link previews get titles, descriptions and images', async ({ request, baseURL }) => {
  const swedish = await (await request.get('/landing?lang=sv')).text();
  expect(swedish).toContain('<title>Lagom: varken för mycket eller för lite</title>');
  expect(swedish).toContain('content="En lugn och ärlig');
  expect(swedish).toContain(`<link rel="canonical" href="${baseURL}/landing?lang=sv" />`);
  expect(swedish).toContain(`hreflang="en" href="${baseURL}/landing"`);
  expect(swedish).not.toContain('lagom.invalid');
  for (const path of ['/', '/landing', '/lander']) {
    const english = await (await request.get(path)).text();
    expect(english).toContain('<title>Lagom: just the right amount</title>');
    expect(english).toContain('content="A calm, honest place');
    expect(english).toContain(`<link rel="canonical" href="${baseURL}/landing" />`);
  }
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${baseURL}/landing</loc>`);
  expect(sitemap).toContain(`<loc>${baseURL}/demo?lang=sv</loc>`);
  expect((await request.get('/pages/landing.en')).status()).toBe(404);
});

for (const [language, heading, form] of [
  ['en', 'Know your days.', 'For investors'],
  ['sv', 'Förstå dina dagar.', 'För investerare'],
] as const) {
  test(`it is accessible, also after a failed form (${language})`, async ({ page }) => {
    await page.goto(`/landing?lang=${language}`);
    const investors = page.getByRole('form', { name: form });
    await investors.getByRole('textbox').first().fill('test@example.org');
    await investors.getByRole('button').click();
    await expect(investors.getByRole('alert')).toBeVisible();
    await expectAccessible(page, language);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`the text is readable (${language})`, async ({ page }) => {
      await page.goto(`/?lang=${language}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
      await expect(page.getByRole('heading', { name: form })).toBeVisible();
      await expect(page.getByText('contact@lagom.local')).toBeVisible();
      await page
        .getByRole('link', { name: language === 'en' ? 'Watch demo video' : 'Se demofilmen' })
        .click();
      await expect(page.locator('video')).toBeInViewport();
      await page.getByRole('link', { name: language === 'en' ? 'Svenska' : 'English' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'sv' : 'en');
    });
  });
}

/** Lets a paused clock run for two frames. The page loads its scripts after them (see `public/first-paint.js`). */
async function paintTwoFrames(page: Page): Promise<void> {
  await page.clock.runFor(50);
}

/**
 * Moves the mouse until the forms are enabled. The first move can come before the page listens for it, and a paused
 * clock never ends the time limit after which the page loads the forms anyway.
 */
async function moveMouseUntilReady(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    await expect(page.getByRole('form').first().getByRole('button')).toBeEnabled({ timeout: 1_000 });
  }).toPass();
}
