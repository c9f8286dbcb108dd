import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { deviceOutbox } from '#web/lib/outbox/device-outbox.ts';
import { setHasUnsent } from '#web/lib/unsent-flag.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { testUser } from '#web/testing/render-route.tsx';
import { NotCounted } from './not-counted.tsx';

beforeEach(() => deviceOutbox.removeAll(testUser.id));

it.each([
  { method: 'POST', path: '/api/exercise-activities' },
  { method: 'PUT', path: '/api/exercise-activities/:id' },
  { method: 'DELETE', path: '/api/exercise-activities/:id' },
] as const)(
  'is shown beside values that leave out the write $method, and not beside others',
  async (write) => {
    const deletion = { method: 'DELETE', path: '/api/sleep-nights/:date' } as const;
    for (const entry of [deletion, write])
      await deviceOutbox.add({ userId: testUser.id, ...entry, input: {}, zone: 'Europe/Stockholm' });
    setHasUnsent(testUser.id, true);
    await renderPart(() => (
      <>
        <section aria-label="fitness">
          <NotCounted paths={['/api/exercise-activities']} />
        </section>
        <section aria-label="others">
          <NotCounted paths={['/api/exercise']} />
          <NotCounted paths={['/api/sleep-nights']} subtractsDeletions />
        </section>
      </>
    ));
    const text = await screen.findByText("Changes on this device aren't included yet.");
    expect(screen.getByRole('region', { name: 'fitness' }).contains(text)).toBe(true);
    expect(screen.getByRole('region', { name: 'others' }).textContent).toBe('');
  },
);
