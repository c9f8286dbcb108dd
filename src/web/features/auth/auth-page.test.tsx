import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pages, registerPath } from '#contracts/pages.ts';
import { renderRoute } from '#web/testing/render-route.tsx';

const visitor = { user: null } as const;

it('opens with the form that the address names', async () => {
  const { router, unmount } = await renderRoute(registerPath, visitor);
  expect(await screen.findByRole('button', { name: 'Create account' })).toBeDefined();
  await waitFor(() => expect(router.history.location.href).toBe(pages.auth));
  unmount();
  await renderRoute(pages.auth, visitor);
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeDefined();
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

it('passes the typed address on to the request of a new password', async () => {
  const { person } = await renderRoute(pages.auth, visitor);
  await person.type(await screen.findByLabelText('Email'), 'astrid@example.org');
  await person.click(screen.getByRole('link', { name: 'Forgot password?' }));
  await screen.findByRole('button', { name: 'Send reset link' });
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('astrid@example.org');
});

it.each([
  ['after a success', { message: 'Sent.', hasMailServer: true }],
  ['without a connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('promises an email only if the request arrived, %s', async (_, answer) => {
  const answers = { 'POST /api/auth/forgot-password': answer };
  const { person } = await renderRoute(pages.forgotPassword, { ...visitor, answers });
  await person.type(await screen.findByLabelText('Email'), 'astrid@example.org');
  await person.click(screen.getByRole('button', { name: 'Send reset link' }));
  expect(
    await screen.findByText(/^If there is an account .* and your request reached us, you'll get/),
  ).toBeDefined();
});

it('promises no email if the server has no mail server', async () => {
  const answers = { 'POST /api/auth/forgot-password': { message: 'Sent.', hasMailServer: false } };
  const { person } = await renderRoute(pages.forgotPassword, { ...visitor, answers });
  await person.type(await screen.findByLabelText('Email'), 'astrid@example.org');
  await person.click(screen.getByRole('button', { name: 'Send reset link' }));
  expect(await screen.findByText(/^This server has no mail server/)).toBeDefined();
  expect(screen.queryByText(/spam/)).toBeNull();
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
