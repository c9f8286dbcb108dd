import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { pages, registerPath } from '#contracts/pages.ts';
import { sessionPath } from '#contracts/session-path.ts';
import { renderRoute, testUser } from '#web/testing/render-route.tsx';

const visitor = { user: null } as const;

it('opens with the form that the address names', async () => {
  const { router, unmount } = await renderRoute(registerPath, visitor);
  expect(await screen.findByRole('button', { name: 'Create account' })).toBeDefined();
  await waitFor(() => expect(router.history.location.href).toBe(pages.auth));
  unmount();
  await renderRoute(pages.auth, visitor);
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeDefined();
});

it.each([
  ['no provider', { google: false, facebook: false }],
  ['one provider', { google: true, facebook: false }],
])('offers another way to register with %s of the server', async (_, providers) => {
  const answers = { 'GET /api/auth/providers': { ...providers, hasMailServer: true } };
  await renderRoute(registerPath, { ...visitor, answers });
  await screen.findByText('Not set up on this server.');
  const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
  expect(isDisabled('Continue with Google')).toBe(!providers.google);
  expect(isDisabled('Continue with Facebook')).toBe(true);
});

it.each([
  ['confirmed', 'Your new email address is confirmed. Use it to sign in.'],
  ['expired', 'That link has expired or has already been used. Sign in to see your address.'],
])('tells a visitor that the link of an email was %s', async (outcome, sentence) => {
  await renderRoute(`${pages.accountSettings}?email=${outcome}`, visitor);
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeDefined();
});

it('keeps a registration over a reload, without the password', async () => {
  const { person, unmount } = await renderRoute(registerPath, visitor);
  await person.type(await screen.findByLabelText('First name'), 'Astrid');
  await person.type(screen.getByLabelText('Password'), 'Tjugo-sju!blommor27');
  unmount();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('blommor');
  await renderRoute(registerPath, visitor);
  expect((await screen.findByLabelText<HTMLInputElement>('First name')).value).toBe('Astrid');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
});

it('describes the new password by the sentences that are shown for it', async () => {
  const { person } = await renderRoute(registerPath, visitor);
  const field = await screen.findByLabelText('Password');
  const descriptions = () =>
    field
      .getAttribute('aria-describedby')!
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
  expect(descriptions()).toEqual(['8+ characters with upper, lower, number and special']);
  await person.type(field, 'blommor');
  expect(descriptions().slice(1)).toEqual([
    'Uppercase: not met',
    'Lowercase: met',
    'Number: not met',
    'Special: not met',
  ]);
});

it('does not call people after a host without a name', async () => {
  await renderRoute(registerPath, visitor);
  expect(await screen.findByText(/^The person who runs this server stores your data/)).toBeDefined();
});

it('passes the typed address on to the request of a new password', async () => {
  const { person } = await renderRoute(pages.auth, visitor);
  await person.type(await screen.findByLabelText('Email'), 'astrid@example.org');
  await person.click(screen.getByRole('link', { name: 'Forgot password?' }));
  await screen.findByRole('button', { name: 'Request reset link' });
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('astrid@example.org');
});

it.each([
  ['after a success', { message: 'Sent.', hasMailServer: true }],
  ['without a connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('promises an email only if the request arrived, %s', async (_, answer) => {
  const answers = { 'POST /api/auth/forgot-password': answer };
  const { person } = await renderRoute(pages.forgotPassword, { ...visitor, answers });
  await person.type(await screen.findByLabelText('Email'), 'astrid@example.org');
  await person.click(screen.getByRole('button', { name: 'Request reset link' }));
  expect(
    await screen.findByText(/^If there is an account .* and your request reached us, you'll get/),
  ).toBeDefined();
});

it('promises no email if the server has no mail server', async () => {
  const answers = { 'POST /api/auth/forgot-password': { message: 'Sent.', hasMailServer: false } };
  const { person } = await renderRoute(pages.forgotPassword, { ...visitor, answers });
  await person.type(await screen.findByLabelText('Email'), 'astrid@example.org');
  await person.click(screen.getByRole('button', { name: 'Request reset link' }));
  expect(await screen.findByText(/the person who runs this server now has the link/)).toBeDefined();
  expect(screen.getByText('Ask them to send it to you.')).toBeDefined();
  expect(screen.queryByText(/spam/)).toBeNull();
});

it.each([
  ['admin@example.org', 1],
  ['contact@lagom.local', 0],
])('says whom to ask for the link if the contact address is %s', async (address, links) => {
  const meta = Object.assign(document.createElement('meta'), { name: 'contact', content: address });
  document.head.append(meta);
  onTestFinished(() => meta.remove());
  const answers = { 'GET /api/auth/providers': { google: false, facebook: false, hasMailServer: false } };
  await renderRoute(pages.forgotPassword, { ...visitor, answers });
  expect(
    await screen.findByText(/^Lagom can't send email here, so you get the link from the person/),
  ).toBeDefined();
  expect(screen.queryAllByRole('link', { name: address })).toHaveLength(links);
});

it('keeps the token of a reset link after a reload', async () => {
  const answers = { 'GET /api/auth/verify-reset-token/secret': { valid: true, message: '' } };
  const options = { ...visitor, answers };
  const { router, unmount } = await renderRoute(`${pages.resetPassword}?token=secret`, options);
  expect(await screen.findByRole('button', { name: 'Reset password' })).toBeDefined();
  const { history } = router;
  expect(history.location.href).toBe(pages.resetPassword);
  unmount();
  await renderRoute(pages.resetPassword, { ...options, history });
  expect(await screen.findByRole('button', { name: 'Reset password' })).toBeDefined();
});

it('says that the password was changed if the reset ends the session of this browser', async () => {
  let isSignedIn = true;
  const answers = {
    [`GET ${sessionPath}`]: () => (isSignedIn ? testUser : { fails: 'not_signed_in' }),
    'GET /api/auth/verify-reset-token/secret': { valid: true, message: '' },
    'POST /api/auth/reset-password': () => {
      isSignedIn = false;
      return { message: 'Changed.' };
    },
  };
  const { person } = await renderRoute(`${pages.resetPassword}?token=secret`, { answers });
  await person.type(await screen.findByLabelText('New password'), 'Tjugo-sju!blommor27');
  await person.type(screen.getByLabelText('Confirm password'), 'Tjugo-sju!blommor27');
  await person.click(screen.getByRole('button', { name: 'Reset password' }));
  expect(await screen.findByText('Your password has been changed')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Reset password' })).toBeNull());
});

it('opens with the form that was chosen before a reload', async () => {
  const { router, person, unmount } = await renderRoute(pages.auth, visitor);
  await person.click(await screen.findByRole('button', { name: 'Create an account' }));
  await person.type(await screen.findByLabelText('First name'), 'Astrid');
  unmount();
  await renderRoute(pages.auth, { ...visitor, history: router.history });
  expect((await screen.findByLabelText<HTMLInputElement>('First name')).value).toBe('Astrid');
});
