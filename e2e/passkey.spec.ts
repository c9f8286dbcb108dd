import type { CDPSession, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './testing.ts';

// The browser logs every rejected request to its console.
test.use({ expectedErrors: [/status of (400|401)/] });

const section = (page: Page) => page.getByRole('region', { name: 'Passkeys', exact: true });
/** Finds the visible text of a toast. The same text also exists in an element for screen readers. */
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

/**
 * Adds a virtual authenticator to the browser. After `setUserVerified(false)`, the authenticator fails to verify the
 * user.
 */
async function addVirtualAuthenticator(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setUserVerified: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    countCredentials: async () =>
      (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}

async function addPasskey(page: Page, password: string, name: string) {
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  await section(page).getByLabel('Name').fill(name);
  await section(page).getByLabel('Current password').fill(password);
  await section(page).getByRole('button', { name: 'Continue' }).click();
}

test('a passkey is added, signs in, is renamed and deleted', { tag: '@main' }, async ({ page, signUp }) => {
  const { password } = await signUp();
  const device = await addVirtualAuthenticator(page);
  await page.goto('/account-settings#passkeys');
  await expect(section(page).getByText('None yet')).toBeVisible();
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  await expect(section(page).getByLabel('Name')).toHaveValue(/^Chrome on /);
  await section(page).getByLabel('Name').fill(' ');
  await section(page).getByRole('button', { name: 'Continue' }).click();
  await expect(section(page).getByLabel('Name')).toHaveAccessibleDescription(/Give it a name\.$/);
  await section(page).getByRole('button', { name: 'Cancel' }).click();
  await addPasskey(page, 'not this one', 'My phone');
  await expect(section(page).getByLabel('Current password')).toHaveAccessibleDescription(
    'Current password is incorrect',
  );
  await expect(section(page).getByLabel('Current password')).toBeFocused();
  expect(await device.countCredentials()).toBe(0);
  await section(page).getByLabel('Current password').fill(password);
  await section(page).getByRole('button', { name: 'Continue' }).click();
  await expect(toast(page, 'Passkey added')).toBeVisible();
  const row = section(page).getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('My phone');
  await expect(row).toContainText('Not used yet');

  await page.context().clearCookies();
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(toast(page, 'Welcome back!')).toBeVisible();
  await expect(page).toHaveURL('/');

  await page.goto('/account-settings#passkeys');
  await expect(row).toContainText(/Last used \d+ \w+ \d{4}/);
  await section(page).getByRole('button', { name: 'Rename: My phone' }).click();
  await section(page).getByLabel('Name').fill('My old phone');
  await section(page).getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('My old phone');
  await section(page).getByRole('button', { name: 'Delete: My old phone' }).click();
  await expect(section(page).getByText(/^After that, you can't sign in with “My old phone”/)).toBeVisible();
  await section(page).getByLabel('Current password').fill(password);
  await section(page).getByRole('button', { name: 'Delete passkey' }).click();
  await expect(toast(page, 'Passkey deleted')).toBeVisible();
  await expect(section(page).getByText('None yet')).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText("We don't recognise this passkey.");
});

test('a failed user verification neither adds a passkey nor signs in', async ({ page, signUp }) => {
  const { password } = await signUp();
  const device = await addVirtualAuthenticator(page);
  await page.goto('/account-settings#passkeys');
  await device.setUserVerified(false);
  await addPasskey(page, password, 'My phone');
  await expect(section(page).getByRole('alert')).toContainText('No passkey was added');
  await expect(section(page).getByLabel('Name')).toHaveValue('My phone');
  expect(await device.countCredentials()).toBe(0);
  await device.setUserVerified(true);
  await section(page).getByRole('button', { name: 'Continue' }).click();
  await expect(toast(page, 'Passkey added')).toBeVisible();

  await addPasskey(page, password, 'Once more');
  await expect(section(page).getByRole('alert')).toContainText(
    'This device already has a passkey for your account',
  );
  await section(page).getByRole('button', { name: 'Cancel' }).click();

  await page.context().clearCookies();
  await page.goto('/auth');
  await device.setUserVerified(false);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^No passkey was used\./);
  await expectAccessible(page);
  await device.setUserVerified(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL('/');
});

test('without passkey support, sign-in offers none and the account page says why', async ({
  page,
  signUp,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
  });
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeHidden();
  await signUp();
  await page.goto('/account-settings#passkeys');
  await expect(section(page).getByText(/Passkeys can't be added here/)).toBeVisible();
  await expect(section(page).getByRole('button')).toHaveCount(0);
});

for (const language of ['en', 'sv'] as const) {
  test(`the section is accessible (${language})`, async ({ page, signUp }) => {
    const { password } = await signUp();
    await addVirtualAuthenticator(page);
    await page.goto('/account-settings#passkeys');
    await addPasskey(page, password, 'Telefonen som ligger i byrålådan');
    await expect(toast(page, 'Passkey added')).toBeVisible();
    await page.addInitScript((to) => localStorage.setItem('lagom.language', to), language);
    const part = page.locator('#passkeys');
    for (const [width, step] of [
      [360, 'Rename|Byt namn'],
      [1280, 'Delete|Ta bort'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.reload();
      await expect(part.getByRole('listitem')).toHaveCount(1);
      await expectAccessible(page, language);
      await part.getByRole('button', { name: new RegExp(`^(${step}): `) }).click();
      await expect(part.getByRole('textbox')).toBeVisible();
      await expectAccessible(page, language);
      const scrolls = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect(scrolls, 'nothing is wider than the window').toBe(false);
    }
  });
}
