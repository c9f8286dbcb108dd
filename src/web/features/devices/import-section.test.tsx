import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { ImportSection } from './import-section.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('keeps a running upload while the imports are loaded again', async () => {
  // The upload never ends.
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => undefined);
  const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
  vi.stubGlobal('fetch', async () =>
    Response.json({ error: { code: 'internal_error', message: '' } }, { status: 500 }),
  );
  const { person } = await renderPart(() => (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ImportSection isDown={false} />
    </QueryClientProvider>
  ));
  await person.upload(await screen.findByLabelText('Choose a file'), new File(['1'], 'steps.csv'));
  const bar = await screen.findByRole('progressbar', { name: /steps\.csv/ });
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => promise);
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(bar.isConnected).toBe(true);
  resolve(Response.json([]));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  expect(bar.isConnected).toBe(true);
  expect(abort).not.toHaveBeenCalled();
});
