import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { totpCode } from '#server/testing/totp-code.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './testing.ts';

// The browser logs every rejected request to its console. The pattern after `|` matches an error
// that Playwright causes. While Playwright records a trace, it requests the `blob:` address of a
// photo's preview, and the page's Content-Security-Policy blocks this request.
test.use({ expectedErrors: [/status of (400|415|500)|Connecting to 'blob:/] });

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const profileField = (page: Page) => region(page, 'Profile').getByLabel('First name');
/** Finds the visible text of a toast. The same text also exists in an element for screen readers. */
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

async function signInOnOtherDevice(page: Page, person: { email: string; password: string }, address: string) {
  const context = await page.context().browser()?.newContext({ baseURL: address });
  if (!context) throw new Error('There is no browser');
  const data = { email: person.email, password: person.password };
  expect((await context.request.post('/api/auth/login', { data })).ok()).toBe(true);
  return context;
}

test('the profile is saved, and errors are shown at their fields', { tag: '@main' }, async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto('/account');
  const profile = region(page, 'Profile');
  await expect(profile.getByLabel('First name')).toHaveValue('Astrid');
  await profile.getByLabel('First name').fill(' ');
  await profile.getByLabel('Phone number').fill('☎️ ring mig');
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await expect(profile.getByLabel('First name')).toHaveAccessibleDescription('Enter your first name.');
  await expect(profile.getByLabel('Phone number')).toHaveAccessibleDescription(/valid phone number/);
  await expect(profile.getByLabel('Phone number')).toHaveValue('☎️ ring mig');

  await profile.getByLabel('First name').fill('Åsa');
  await profile.getByLabel('Phone number').fill('070-123 45 67');
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await expect(toast(page, 'Profile Updated')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Your account: Åsa' })).toBeVisible();
  await page.reload();
  await expect(profile.getByLabel('Phone number')).toHaveValue('070-123 45 67');

  await page.route('**/api/auth/profile', (route) => route.fulfill({ status: 500, body: '' }));
  await profile.getByLabel('Last name').fill('Ek');
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await expect(profile.getByRole('alert')).toHaveText('ErrorFailed to update profile');
  await expect(profile.getByLabel('Last name')).toHaveValue('Ek');
});

test('a new email address needs the password and takes effect when confirmed', async ({
  page,
  signUp,
  newestEmail,
}) => {
  const { email, password } = await signUp();
  const next = `new-${email}`;
  await page.goto('/account-settings');
  const profile = region(page, 'Profile');
  await expect(profile.getByLabel('Current password')).toBeHidden();
  await profile.getByLabel('Email').fill(next);
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await expect(profile.getByLabel('Current password')).toHaveAccessibleDescription(
    /Enter your current password\.$/,
  );
  await profile.getByLabel('Current password').fill('not this one');
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await expect(profile.getByLabel('Current password')).toHaveAccessibleDescription(
    /Current password is incorrect$/,
  );
  await expect(profile.getByLabel('Current password')).toBeFocused();
  await expect(profile.getByLabel('Email')).toHaveValue(next);
  await profile.getByLabel('Current password').fill(password);
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await expect(toast(page, 'Profile Updated')).toBeVisible();
  await expect(profile.getByRole('status')).toContainText(
    `Ask the person who runs it for the link to switch to ${next}.`,
  );
  await expect(profile.getByLabel('Email')).toHaveValue(email);

  const link = /http\S+/.exec(await newestEmail(next))?.[0] ?? '';
  await page.goto(link);
  await expect(page.getByText('Your new email address is confirmed.')).toBeVisible();
  await expect(page, 'the outcome is not in the address').toHaveURL('/account-settings');
  await expect(profile.getByLabel('Email')).toHaveValue(next);
  await page.goto(link);
  await expect(page.getByText('That link has expired or has already been used.')).toBeVisible();
});

test('a pending email change survives saving the profile and can be cancelled', async ({ page, signUp }) => {
  const { email, password } = await signUp();
  await page.goto('/account-settings');
  const profile = region(page, 'Profile');
  await profile.getByLabel('Email').fill(`new-${email}`);
  await profile.getByLabel('Current password').fill(password);
  await profile.getByRole('button', { name: 'Save profile' }).click();
  const pending = profile.getByText(`Ask the person who runs it for the link to switch to new-${email}.`);
  await expect(pending).toBeVisible();
  await profile.getByLabel('First name').fill('Åsa');
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByRole('button', { name: 'Your account: Åsa' })).toBeVisible();
  await expect(pending).toBeVisible();

  await page.route('**/api/auth/profile/pending-email', (route) => route.fulfill({ status: 500, body: '' }), {
    times: 1,
  });
  await profile.getByRole('button', { name: 'Cancel the change' }).click();
  await expect(toast(page, "The change couldn't be cancelled")).toBeVisible();
  await profile.getByRole('button', { name: 'Cancel the change' }).click();
  await expect(toast(page, `Your address is still ${email}.`)).toBeVisible();
  await expect(pending).toBeHidden();
});

test('a photo is shown, saved and removed, and other files are refused', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/account-settings');
  const profile = region(page, 'Profile');
  const file = profile.locator('input[type=file]');
  await file.setInputFiles({ name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('milk') });
  await expect(toast(page, 'Failed to upload photo')).toBeVisible();
  await expect(toast(page, 'Please select an image file')).toBeVisible();

  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no image') });
  await expect(toast(page, 'Please select an image file')).toBeVisible();
  await expect(profile.getByAltText('Your profile photo')).toBeHidden();

  await page.route('**/upload-profile-photo', (route) => route.fulfill({ status: 500, body: '' }));
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await createPhoto() });
  await expect(toast(page, 'Upload failed')).toBeVisible();
  await page.unroute('**/upload-profile-photo');

  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await createPhoto() });
  await expect(toast(page, 'Photo saved')).toBeVisible();
  await page.reload();
  const photo = profile.getByAltText('Your profile photo');
  await expect
    .poll(() => photo.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
  await profile.getByRole('button', { name: 'Remove photo' }).click();
  await expect(photo).toBeHidden();
  await page.reload();
  await expect(profile.getByText('Upload a photo')).toBeVisible();
});

const createPhoto = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#24573f' } })
    .png()
    .toBuffer();

test('changing the password ends every other session', async ({ page, signUp, server }) => {
  const person = await signUp();
  const otherDevice = await signInOnOtherDevice(page, person, server.address);
  await page.goto('/account-settings#password');
  const section = region(page, 'Password');
  await section.getByRole('button', { name: 'Change password' }).click();
  await expect(section.getByLabel('Current password')).toBeFocused();
  await section.getByRole('button', { name: 'Cancel' }).click();
  await expect(section.getByLabel('Current password')).toBeHidden();
  await section.getByRole('button', { name: 'Change password' }).click();
  const change = async (current: string, next: string, confirmation: string) => {
    await section.getByLabel('Current password').fill(current);
    await section.getByLabel('New password', { exact: true }).fill(next);
    await section.getByLabel('Confirm new password').fill(confirmation);
    await section.getByRole('button', { name: 'Change password' }).click();
  };
  await change(person.password, 'Kort', 'Kort2');
  await expect(section.getByText('Password must be at least 8 characters long.')).toBeVisible();
  await expect(section.getByText('New passwords do not match')).toBeVisible();
  await change(person.password, 'sommar', 'sommar');
  await expect(section.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
    /Password must be at least 8 characters long\.$/,
  );
  await change('not this one', 'Sommar-stuga 84', 'Sommar-stuga 84');
  await expect(section.getByLabel('Current password')).toHaveAccessibleDescription(
    'Current password is incorrect',
  );
  await expect(section.getByLabel('Confirm new password')).toHaveValue('Sommar-stuga 84');
  expect((await otherDevice.request.get('/api/auth/user')).status()).toBe(200);

  await section.getByLabel('Current password').fill(person.password);
  await section.getByRole('button', { name: 'Change password' }).click();
  await expect(toast(page, 'Password Changed')).toBeVisible();
  await expect(section.getByLabel('Current password')).toHaveValue('');
  expect((await otherDevice.request.get('/api/auth/user')).status()).toBe(401);
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeHidden();

  await page.route('**/change-password', (route) => route.fulfill({ status: 500, body: '' }));
  await change('Sommar-stuga 84', 'Vinter-stuga 85', 'Vinter-stuga 85');
  await expect(section.getByRole('alert')).toHaveText('Failed to change password');
  await otherDevice.close();
});

test('a reset link can be requested', async ({ page, signUp, newestEmail }) => {
  const { email } = await signUp();
  await page.goto('/account-settings#password');
  await page.getByRole('button', { name: 'Request a reset link' }).click();
  await expect(
    page.getByText("This server doesn't send email. Ask the person who runs it for your link."),
  ).toBeVisible();
  expect(await newestEmail(email)).toContain('/reset-password?token=');
});

test('other sessions are listed and ended, one by one or all', async ({ page, signUp, server }) => {
  const person = await signUp();
  const others = [
    await signInOnOtherDevice(page, person, server.address),
    await signInOnOtherDevice(page, person, server.address),
    await signInOnOtherDevice(page, person, server.address),
    await signInOnOtherDevice(page, person, server.address),
  ];
  const stillIn = async () => {
    const answers = await Promise.all(others.map(({ request }) => request.get('/api/auth/user')));
    return answers.filter((answer) => answer.ok()).length;
  };
  await page.goto('/account-settings#sessions');
  const rows = region(page, "Where you're signed in").getByRole('listitem');
  await expect(rows).toHaveCount(4);
  await page.getByRole('button', { name: 'Show all 5 devices' }).click();
  await expect(rows).toHaveCount(5);
  await expect(rows.filter({ hasText: 'This device' })).toHaveCount(1);
  await rows
    .getByRole('button', { name: /^Sign out/ })
    .first()
    .click();
  await expect(toast(page, 'Device signed out')).toBeVisible();
  await expect(rows).toHaveCount(4);
  expect(await stillIn()).toBe(3);
  // This device is not in the list yet.
  others.push(await signInOnOtherDevice(page, person, server.address));
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(toast(page, 'Signed out everywhere else')).toBeVisible();
  await expect(rows).toHaveCount(1);
  expect(await stillIn()).toBe(0);
  for (const other of others) await other.close();
});

test('a second factor is set up, required at sign-in and switched off', async ({ page, signUp }) => {
  const { email, password } = await signUp();
  await page.goto('/account-settings#factor');
  const section = region(page, 'Two-step sign-in');
  await section.getByRole('button', { name: 'Set up two-step sign-in' }).click();
  await section.getByLabel('Current password').fill(password);
  await section.getByRole('button', { name: 'Continue' }).click();
  await expect(section.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret =
    (await section.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/).textContent())?.replaceAll(' ', '') ?? '';
  await section.getByLabel('Code from the app').fill('12345');
  await section.getByRole('button', { name: 'Switch on' }).click();
  await expect(section.getByLabel('Code from the app')).toHaveAccessibleDescription(/That code is wrong/);
  await section.getByLabel('Code from the app').fill(totpCode(secret));
  await section.getByRole('button', { name: 'Switch on' }).click();
  await expect(toast(page, 'Two-step sign-in is on')).toBeVisible();
  await expectAccessible(page);
  const codes = await section.getByRole('listitem').allTextContents();
  const saved = page.waitForEvent('download');
  await section.getByRole('link', { name: 'Download' }).click();
  expect(await readFile(await (await saved).path(), 'utf8')).toBe(`${codes.join('\n')}\n`);
  await section.getByRole('button', { name: "I've saved them" }).click();
  await expect(section.getByText(`${codes.length} recovery codes left.`)).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Code from your app')).toHaveAccessibleDescription(/Enter the code\.$/);
  await page.getByLabel('Code from your app').fill('12345');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('That code is wrong');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(toast(page, 'Welcome back!')).toBeVisible();
  await expect(page).toHaveURL('/');

  await page.goto('/account-settings#factor');
  await expect(section.getByText(`${codes.length - 1} recovery codes left.`)).toBeVisible();
  await section.getByRole('button', { name: 'Switch off' }).click();
  await section.getByLabel('Current password').fill(password);
  await section.getByRole('button', { name: 'Switch off' }).click();
  await expect(toast(page, 'Two-step sign-in is off')).toBeVisible();
  await expect(section.getByRole('button', { name: 'Set up two-step sign-in' })).toBeVisible();
});

test('reminders and preferences are saved', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/account-settings#notifications');
  const reminders = region(page, 'Notifications');
  await expect(reminders.getByLabel('Reminder time')).toHaveValue('18:00');
  await expect(reminders.getByRole('switch', { name: 'By email' })).toBeDisabled();
  await expect(reminders.getByRole('switch', { name: 'Daily check-in reminder' })).toBeChecked();
  await reminders.getByRole('switch', { name: 'Daily check-in reminder' }).click();
  await reminders.getByLabel('Reminder time').fill('');
  await reminders.getByRole('button', { name: 'Save notifications' }).click();
  await expect(reminders.getByText('Enter a time.')).toBeVisible();
  await reminders.getByLabel('Reminder time').fill('07:30');
  await reminders.getByRole('button', { name: 'Save notifications' }).click();
  await expect(toast(page, 'Settings saved successfully!')).toBeVisible();

  const links = page.getByRole('navigation', { name: 'Settings' }).getByRole('link');
  await links.filter({ hasText: 'Preferences' }).click();
  const preferences = region(page, 'Preferences');
  const saved = () => page.waitForResponse(/\/api\/user-preferences\//);
  const units = saved();
  // Uses `click`, because `check` would read the state of the radio before the page has updated it.
  await preferences.getByRole('radio', { name: 'lb' }).click();
  expect((await units).ok()).toBe(true);
  await links.filter({ hasText: 'Hide numbers' }).click();
  const streaks = saved();
  const hideStreaks = region(page, 'Hide numbers').getByRole('switch', { name: 'Hide streaks' });
  await hideStreaks.click();
  expect((await streaks).ok()).toBe(true);
  await expect(hideStreaks).toBeChecked();
  await links.filter({ hasText: 'Preferences' }).click();
  await preferences.getByRole('radio', { name: 'Dark' }).check();
  await preferences.getByRole('radio', { name: 'Svenska' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kontoinställningar' })).toBeVisible();

  await page.goto('/account-settings#notifications');
  await page.reload();
  await expect(page.getByLabel('Tid för påminnelsen')).toHaveValue('07:30');
  await expect(page.getByRole('switch', { name: 'Påminn om dagens avstämning' })).not.toBeChecked();
  await page.goto('/account-settings#numbers');
  await expect(page.getByRole('switch', { name: 'Dölj dagar i rad' })).toBeChecked();
  await page.goto('/account-settings#preferences');
  await expect(page.getByRole('radio', { name: 'lb' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Mörkt' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('all data is exported as a file', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/account-settings#export');
  const section = region(page, 'Export your data');
  await section.getByRole('button', { name: 'Prepare export' }).click();
  await expect(section.getByText(/^Your export from .* is ready/)).toBeVisible();
  await expect(section.getByText(/^The file is kept for 24 hours/)).toBeVisible();
  const download = page.waitForEvent('download');
  await section.getByRole('link', { name: 'Download export' }).click();
  const file = await readFile(await (await download).path());
  expect(file.subarray(0, 4).toString('latin1'), 'a zip file').toBe('PK\x03\x04');
});

test('deleting the account needs the exact phrase', async ({ page, signUp }) => {
  const { email, password } = await signUp();
  await page.goto('/account-settings#delete');
  const section = region(page, 'Delete account');
  const phrase = section.getByLabel('Type DELETE MY ACCOUNT');
  const confirm = section.getByRole('button', { name: 'Confirm deletion' });
  await section.getByRole('button', { name: 'Delete account...' }).click();
  await expect(section.getByText("This can't be undone")).toBeVisible();
  await expect(
    section.getByText('Backups of this server keep a copy until newer ones replace them.'),
  ).toBeVisible();
  await expect(confirm).toBeDisabled();
  await phrase.fill('DELETE MY ACCOUNT ');
  await phrase.press('Enter');
  await expect(section.getByText('Please type "DELETE MY ACCOUNT" to confirm')).toBeVisible();
  await expect(confirm).toBeDisabled();
  await section.getByRole('button', { name: 'Cancel' }).click();
  await expect(section.getByText("This can't be undone")).toBeHidden();

  await section.getByRole('button', { name: 'Delete account...' }).click();
  await expect(phrase).toHaveValue('');
  await phrase.fill('DELETE MY ACCOUNT');
  await page.route('**/delete-account', (route) => route.fulfill({ status: 500, body: '' }));
  await confirm.click();
  await expect(section.getByRole('alert').filter({ hasText: 'Failed to delete account' })).toBeVisible();
  await expect(phrase).toHaveValue('DELETE MY ACCOUNT');
  await page.unroute('**/delete-account');
  const { id } = (await (await page.request.get('/api/auth/user')).json()) as { id: number };
  const ownKeys = () =>
    page.evaluate((own) => Object.keys(localStorage).filter((key) => key.endsWith(own)), `.${id}`);
  await page.evaluate((key) => localStorage.setItem(key, '{}'), `lagom.practice.${id}`);
  expect(await ownKeys()).toHaveLength(1);
  await confirm.click();
  await expect(toast(page, 'Account Deleted')).toBeVisible();
  await expect(page).toHaveURL('/account-settings#delete');
  await expect(page).toHaveURL('/auth');
  expect(await ownKeys()).toEqual([]);
  const again = await page.request.post('/api/auth/login', { data: { email, password } });
  expect(again.status()).toBe(401);
});

test('an index beside the section chooses it, and phones open one section at a time', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/account-settings');
  const links = page.getByRole('navigation', { name: 'Settings' }).getByRole('link');
  await expect(links).toHaveCount(11);
  await expect(links.first()).toHaveAttribute('aria-current', 'location');
  await profileField(page).fill('Åsa');
  for (const name of ['Notifications', 'Delete account', 'Password']) {
    await links.filter({ hasText: name }).click();
    await expect(links.filter({ hasText: name })).toHaveAttribute('aria-current', 'location');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(name);
  }
  await expect(page.locator('#password')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Delete account...' })).toBeInViewport();
  await links.filter({ hasText: 'Profile' }).click();
  await expect(profileField(page)).toHaveValue('Åsa');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/account-settings');
  await expect(links).toHaveCount(0);
  const title = page.getByRole('button', { name: 'Export your data', exact: true });
  const start = page.getByRole('button', { name: 'Prepare export' });
  await expect(title).toHaveAttribute('aria-expanded', 'false');
  await expect(start).toBeHidden();
  await title.click();
  await expect(start).toBeInViewport();
  await title.click();
  await expect(start).toBeHidden();
  await page.goto('/account-settings#ai');
  await expect(page.getByText(/No AI service is set up on this server/)).toBeInViewport();
});

for (const language of ['en', 'sv'] as const) {
  test(`the page is accessible (${language})`, async ({ page, signUp }) => {
    await signUp();
    await page.addInitScript((to) => localStorage.setItem('lagom.language', to), language);
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto('/account-settings');
    await expect(page.locator('h2').last()).toBeVisible();
    for (const title of await page.locator('h2 > button').all()) await title.click();
    await expect(page.getByRole('switch')).toHaveCount(8);
    await fillPassword(page);
    await fillDeletion(page);
    await expectAccessible(page, language);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    for (const [section, fill] of [
      ['password', fillPassword],
      ['delete', fillDeletion],
      ['notifications', async () => {}],
      ['numbers', async () => {}],
    ] as const) {
      await page.goto(`/account-settings#${section}`);
      await page.reload();
      await expect(page.locator(`#${section} h2`)).toBeVisible();
      await fill(page);
      await expectAccessible(page, language);
      await expectNoSidewaysScroll(page);
    }
  });
}

/** Opens the form of the password and shows its errors. */
async function fillPassword(page: Page): Promise<void> {
  await page
    .locator('#password')
    .getByRole('button', { name: /^(Change password|Byt lösenord)$/ })
    .last()
    .click();
  await page.locator('#password button[type=submit]').click();
}

/** Opens the deletion and types a wrong phrase. */
async function fillDeletion(page: Page): Promise<void> {
  await page.locator('#delete').getByRole('button').last().click();
  await page.locator('#delete').getByRole('textbox').fill('delete');
  await page.locator('#delete').getByRole('textbox').press('Enter');
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const scrolls = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(scrolls, 'nothing is wider than the window').toBe(false);
}
