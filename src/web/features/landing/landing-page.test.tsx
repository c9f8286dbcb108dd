import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pages, registerPath } from '#contracts/pages.ts';
import { renderRoute } from '#web/testing/render-route.tsx';

it('invites new people to the form that creates an account', async () => {
  await renderRoute(pages.landing, { user: null });
  for (const link of await screen.findAllByRole('link', { name: 'Start today' }))
    expect(link.getAttribute('href')).toBe(registerPath);
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe(pages.auth);
});

it('keeps what was typed into a form over a reload', async () => {
  const visit = () => renderRoute(pages.landing, { user: null });
  const survey = async () =>
    within(await screen.findByRole('form', { name: 'What would it be worth to you?' }));
  const { person, unmount } = await visit();
  await person.type((await survey()).getByLabelText('Email'), 'vera@example.org');
  await person.click((await survey()).getByLabelText('$15'));
  await person.selectOptions((await survey()).getByRole('combobox'), 'other');
  unmount();
  await visit();
  expect((await survey()).getByLabelText<HTMLInputElement>('Email').value).toBe('vera@example.org');
  expect((await survey()).getByLabelText<HTMLInputElement>('$15').checked).toBe(true);
  expect((await survey()).getByRole<HTMLSelectElement>('combobox').value).toBe('other');
});
