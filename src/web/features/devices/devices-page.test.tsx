import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pages } from '#contracts/pages.ts';
import { defaultPreferences } from '#domain/preferences.ts';
import { renderRoute } from '#web/testing/render-route.tsx';

it('shows one message if everything fails to load, and says when a file can be uploaded', async () => {
  await renderRoute(pages.devices, { answers: { 'GET /api/user-preferences': defaultPreferences } });
  expect(await screen.findByText("We couldn't load your devices and data")).toBeDefined();
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1));
  expect(screen.getByText(/^You can upload a file when Lagom is back/)).toBeDefined();
  expect(screen.queryByLabelText('Choose a file')).toBeNull();
});

it.each([
  ['below', []],
  ['above', [{ date: '2026-03-03', sources: { mood: 'self' } }]],
])('shows the sources %s the import, which comes first only without values', async (place, metrics) => {
  await renderRoute(pages.devices, {
    answers: {
      'GET /api/sources': [],
      'GET /api/imports': [],
      'GET /api/health-metrics': metrics,
    },
  });
  await screen.findByText(place === 'below' ? 'No values here yet' : 'Logged by you');
  await waitFor(() => {
    const sources = screen.getByRole('region', { name: 'Sources' });
    const upload = screen.getByRole('region', { name: 'Import a file' });
    const isFirst = sources.compareDocumentPosition(upload) === Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isFirst).toBe(place === 'above');
  });
});
