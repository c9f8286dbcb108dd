import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './testing.ts';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const submitButton = (page: Page) => page.locator('button[type=submit]');
const findLink = (sentEmail: string) => /http\S+/.exec(sentEmail)?.[0] ?? '';
/** Finds the visible text of a toast. The same text also exists in an element for screen readers. */
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

async function signIn(page: Page, email: string, password: string) {
  await page.goto('/auth');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await press(page, 'Sign in');
}

test('a person registers, signs out, is rejected with a wrong password and signs in again', {
  tag: '@main',
}, async ({ page }) => {
  const email = 'asa.oberg@example.org';
  await page.goto('/auth');
  await press(page, 'Create an account');
  await expect(page.getByText('8+ characters with upper, lower, number and special')).toBeVisible();
  await expect(field(page, 'Password')).toHaveAttribute('minlength', '8');
  await field(page, 'First name').fill('Åsa');
  await field(page, 'Last name').fill('Öberg');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill('Tjugo-sju!blommor27');
  await press(page, 'Create account');
  await expect(toast(page, 'Welcome to Lagom')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Your account: Åsa' })).toBeVisible();
  await page.goto('/auth');
  await expect(page).toHaveURL('/');

  await page.getByRole('button', { name: 'Your account: Åsa' }).click();
  await press(page, 'Sign out');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();

  await signIn(page, email, 'Tjugo-sex!blommor26');
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  await expect(field(page, 'Email')).toHaveValue(email);
  await field(page, 'Password').fill('Tjugo-sju!blommor27');
  await press(page, 'Sign in');
  await expect(toast(page, 'Welcome back!')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page, 'the form is not in the history').not.toHaveURL(/auth/);
});

test('missing input is shown at its field, and switching the form keeps the input', async ({ page }) => {
  await page.goto('/auth');
  await press(page, 'Sign in');
  await expect(page.getByRole('alert').getByText('Please fill in all fields')).toBeVisible();
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Enter your email address.');
  await expect(field(page, 'Email')).toBeFocused();
  await field(page, 'Email').fill('astrid');
  await field(page, 'Password').fill('Tju7');

  await press(page, 'Create an account');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(field(page, 'Email')).toHaveValue('astrid');
  const needs = page.getByRole('list', { name: 'Password requirements' }).getByRole('listitem');
  await expect(needs).toHaveText([
    '8+ characters: not met',
    'Uppercase: met',
    'Lowercase: met',
    'Number: met',
    'Special: not met',
  ]);
  await press(page, 'Create account');
  await expect(field(page, 'First name')).toBeFocused();
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Please enter a valid email address.');
  await expect(field(page, 'Password')).toHaveAccessibleDescription(
    /Password must be at least 8 characters long\.$/,
  );
  await press(page, 'Show password');
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
});

test.describe('a taken email address', () => {
  test.use({ expectedErrors: [/status of 409/] });

  test('is refused, and the form keeps the input', async ({ page, signUp }) => {
    const { email } = await signUp();
    await page.context().clearCookies();
    await page.goto('/auth');
    await press(page, 'Create an account');
    await field(page, 'First name').fill('Astrid');
    await field(page, 'Last name').fill('Lind');
    await field(page, 'Email').fill(email);
    await field(page, 'Password').fill('Tjugo-sju!blommor27');
    await press(page, 'Create account');
    await expect(page.getByRole('alert')).toHaveText('An account with this email already exists.');
    await expect(field(page, 'Email')).toBeFocused();
    await expect(field(page, 'Password')).toHaveValue('Tjugo-sju!blommor27');
    await press(page, 'SV');
    await expect(page.getByRole('alert')).toHaveText('Det finns redan ett konto med den här e-postadressen.');
  });
});

test('a reset link sets a new password, once', async ({ page, signUp, newestEmail }) => {
  const { email, password } = await signUp();
  await page.context().clearCookies();
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // The previous page also has an Email field, and stays visible until the next page has loaded.
  await expect(heading(page, 'Forgot your password?')).toBeVisible();
  await field(page, 'Email').fill(email);
  await press(page, 'Request reset link');
  await expect(heading(page, 'Ask for your link')).toBeVisible();
  const link = findLink(await newestEmail(email));

  const document = await page.goto(link);
  expect(document?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(heading(page, 'Reset password')).toBeVisible();
  await expect(page, 'the token is not in the address').toHaveURL('/reset-password');
  await expect(page.getByText("Choose a new password. You'll be signed out everywhere.")).toBeVisible();
  await field(page, 'New password').fill('Kort1!');
  await field(page, 'Confirm password').fill('Kort2!');
  await press(page, 'Reset password');
  await expect(page.getByText('Password must be at least 8 characters long.')).toBeVisible();
  await expect(page.getByText('Passwords do not match.')).toBeVisible();
  await field(page, 'New password').fill('sommarstuga');
  await expect(page.getByText(/^Password must contain at least one uppercase letter, one/)).toBeVisible();
  await field(page, 'New password').fill('Sommar-stuga 84');
  await field(page, 'Confirm password').fill('Sommar-stuga 84');
  await press(page, 'Reset password');
  await expect(heading(page, 'Your password has been changed')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/auth');

  await signIn(page, email, password);
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  await signIn(page, email, 'Sommar-stuga 84');
  await expect(toast(page, 'Welcome back!')).toBeVisible();

  await page.goto(link);
  await expect(
    page.getByText('The reset link is invalid or has expired. Please request a new one.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test('a reset page without a token says so and sends no request', async ({ page }) => {
  await page.goto('/reset-password');
  await expect(page.getByText('The reset link is invalid or has expired.')).toBeVisible();
});

test('an unconfigured provider is disabled, and its address leads back with a message', async ({ page }) => {
  for (const provider of ['Google', 'Facebook']) {
    await page.goto('/auth');
    const button = page.getByRole('button', { name: `Continue with ${provider}` });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription('Not set up on this server.');
    const field = page.getByLabel('Email');
    expect((await field.boundingBox())!.y).toBeLessThan((await button.boundingBox())!.y);
    await page.goto(`/api/auth/${provider.toLowerCase()}`);
    await expect(page.getByRole('alert')).toHaveText(/^This way of signing in is not available here\./);
    await expect(page).toHaveURL('/auth');
  }
  await page.goto('/auth?error=something_new');
  await expect(page.getByRole('alert')).toHaveText(/^That sign-in didn't work\./);
});

test('the other links lead to their pages', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Try the demo' }).click();
  await expect(page).toHaveURL('/demo');
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Back to the start page' }).click();
  await expect(page).toHaveURL('/landing');
});

test.describe('when the server fails', () => {
  test.use({ expectedErrors: [/status of 50\d|ERR_FAILED/] });

  test('a failed sign-in shows an error and keeps the input', async ({ page }) => {
    await page.route('**/api/auth/login', (route) => route.fulfill({ status: 502, body: '<html>' }));
    await signIn(page, 'astrid@example.org', 'anything');
    await expect(page.getByRole('alert')).toHaveText('Authentication failed');
    await page.unroute('**/api/auth/login');
    await page.route('**/api/auth/login', (route) => route.abort());
    await press(page, 'Sign in');
    await expect(page.getByRole('alert')).toContainText("We can't reach Lagom right now.");
    await expect(field(page, 'Password')).toHaveValue('anything');
  });

  test('the reset confirmation is shown despite the error', async ({ page }) => {
    await page.route('**/api/auth/forgot-password', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/forgot-password');
    await field(page, 'Email').fill('astrid');
    await press(page, 'Request reset link');
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
    await field(page, 'Email').fill('astrid@example.org');
    await press(page, 'Request reset link');
    await expect(heading(page, 'Ask for your link')).toBeVisible();
    await press(page, 'Request again');
    await expect(field(page, 'Email')).toHaveValue('astrid@example.org');
  });

  test('a link that cannot be checked is not shown as invalid', async ({ page }) => {
    await page.route('**/api/auth/verify-reset-token/*', (route) => route.abort());
    await page.goto('/reset-password?token=abc');
    await expect(page.getByRole('alert')).toContainText("We can't reach Lagom right now.");
    await page.unroute('**/api/auth/verify-reset-token/*');
    await press(page, 'Try again');
    await expect(page.getByText('The reset link is invalid or has expired.')).toBeVisible();
  });

  test('a failed reset shows an error', async ({ page }) => {
    const path = '**/api/auth/reset-password';
    const valid = { valid: true, message: 'The reset link is valid.' };
    await page.route('**/api/auth/verify-reset-token/*', (route) => route.fulfill({ json: valid }));
    await page.route(path, (route) => route.fulfill({ status: 502, body: '' }));
    await page.goto('/reset-password?token=abc');
    await field(page, 'New password').fill('Sommar-stuga 84');
    await field(page, 'Confirm password').fill('Sommar-stuga 84');
    await press(page, 'Reset password');
    await expect(page.getByRole('alert')).toHaveText('An error occurred while resetting your password.');
  });
});

for (const language of ['en', 'sv']) {
  test.describe(`accessible (${language})`, () => {
    test.beforeEach(({ page }) =>
      page.addInitScript((chosen) => localStorage.setItem('lagom.language', chosen), language),
    );

    test('the sign-in and sign-up forms', async ({ page }) => {
      await page.goto('/auth?error=access_denied');
      await submitButton(page).click();
      await expect(page.getByRole('alert')).toHaveCount(4);
      await expectAccessible(page, language);
      await page.getByRole('button', { name: /^(Create an account|Skapa ett konto)$/ }).click();
      await page.locator('input[type=password]').fill('Tju7');
      await submitButton(page).click();
      await expect(page.getByRole('alert')).toHaveCount(6);
      await expectAccessible(page, language);
    });

    test('the forgot-password page', async ({ page }) => {
      await page.goto('/forgot-password');
      await expect(submitButton(page)).toBeVisible();
      await expectAccessible(page, language);
      await page.locator('input').fill('nobody@example.org');
      await submitButton(page).click();
      await expect(submitButton(page)).toHaveCount(0);
      await expectAccessible(page, language);
    });

    test('the reset-password page', async ({ page, signUp, newestEmail }) => {
      const { email } = await signUp();
      await page.context().clearCookies();
      await page.goto('/reset-password?token=unknown');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, language);

      await page.request.post('/api/auth/forgot-password', { data: { email } });
      await page.goto(findLink(await newestEmail(email)));
      await submitButton(page).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible(page, language);
      for (const input of await page.locator('input').all()) await input.fill('Sommar-stuga 84');
      await submitButton(page).click();
      await expect(submitButton(page)).toHaveCount(0);
      await expectAccessible(page, language);
    });
  });
}
