import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pages, registerPath } from '#contracts/pages.ts';
import { renderRoute } from '#web/testing/render-route.tsx';

it('invites new people to the form that creates an account', async () => {
  await renderRoute(pages.landing, { user: null });
  for (const link of await screen.findAllByRole('link', { name: 'Start today' }))
    expect(link.getAttribute('href')).toBe(registerPath);
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe(pages.auth);
});
