import { expect, it, vi } from 'vitest';
import { setHasUnsent } from '#web/lib/unsent-flag.ts';
import { createUnsentStore } from './unsent-store.ts';

vi.mock('./device-outbox.ts', () => {
  throw new Error('There is no connection');
});

it('says that entries cannot be read if the script of the outbox cannot be loaded', async () => {
  setHasUnsent(1, true);
  const store = createUnsentStore(1);
  const stop = store.subscribe(() => undefined);
  await vi.waitFor(() =>
    expect(store.read()).toMatchObject({ all: [], canKeep: true, canRead: false, isKnown: true }),
  );
  stop();
});
