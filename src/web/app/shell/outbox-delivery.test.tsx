import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { announceKept, KeptOnDevice } from '#web/lib/outbox/kept-on-device.ts';
import type { OutboxEntry } from '#web/lib/outbox/outbox-entry.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { testUser } from '#web/testing/render-route.tsx';
import { OutboxDelivery } from './outbox-delivery.tsx';

const entry: OutboxEntry = {
  ...{ number: 1, userId: testUser.id, key: 'key', method: 'POST', path: '/api/community-posts' },
  ...{ input: {}, zone: 'UTC', writtenAt: 0, attempts: 1 },
};

it.each([
  [401, 'It will be sent when you sign in again.'],
  [429, 'That was a lot in a short time. It will be sent in a few minutes.'],
  [503, 'It will be sent as soon as the server responds.'],
])('says when an entry that failed with %d is sent', async (failure, text) => {
  await renderPart(() => (
    <QueryClientProvider client={new QueryClient()}>
      <OutboxDelivery />
      Ready
    </QueryClientProvider>
  ));
  await screen.findByText('Ready');
  announceKept(new KeptOnDevice({ ...entry, failure }));
  expect(await screen.findByText(text)).toBeDefined();
});
