import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { deviceOutbox } from '#web/lib/outbox/device-outbox.ts';
import { setHasUnsent } from '#web/lib/unsent-flag.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { testUser } from '#web/testing/render-route.tsx';
import { NotCounted } from './not-counted.tsx';

beforeEach(() => deviceOutbox.removeAll(testUser.id));

it('is shown for values of records with an unsent change, and not for other values', async () => {
  const write = { method: 'DELETE', path: '/api/sleep-nights/:date', input: {} } as const;
  await deviceOutbox.add({ userId: testUser.id, ...write, zone: 'Europe/Stockholm' });
  setHasUnsent(testUser.id, true);
  await renderPart(() => (
    <>
      <section aria-label="sleep">
        <NotCounted paths={['/api/sleep-nights']} />
      </section>
      <section aria-label="others">
        <NotCounted paths={['/api/sleep', '/api/food-entries']} />
      </section>
    </>
  ));
  const text = await screen.findByText("Entries on this device aren't included yet.");
  expect(screen.getByRole('region', { name: 'sleep' }).contains(text)).toBe(true);
  expect(screen.getByRole('region', { name: 'others' }).textContent).toBe('');
});
