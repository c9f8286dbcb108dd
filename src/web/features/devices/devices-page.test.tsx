import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pages } from '#contracts/pages.ts';
import { defaultPreferences } from '#domain/preferences.ts';
import { renderRoute } from '#web/testing/render-route.tsx';

it('shows one message if everything fails to load, and the upload', async () => {
  await renderRoute(pages.devices, { answers: { 'GET /api/user-preferences': defaultPreferences } });
  expect(await screen.findByText("We couldn't load your devices and data")).toBeDefined();
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1));
  expect(screen.getByText('Choose a file')).toBeDefined();
});
