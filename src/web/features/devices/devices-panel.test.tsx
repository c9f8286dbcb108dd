import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { DevicesPanel } from './devices-panel.tsx';

it('shows the error on a narrow page, where the list is folded, if the devices fail to load', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 500 }));
  await renderPart(() => (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <DevicesPanel />
    </QueryClientProvider>
  ));
  expect(await screen.findByText("We couldn't load your devices")).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Device integrations' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Skip for Now' })).toBeNull();
});
