import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { deviceOutbox } from '#web/lib/outbox/device-outbox.ts';
import type { NewWrite } from '#web/lib/outbox/outbox-entry.ts';
import { countUnsent } from '#web/lib/outbox/sign-out-choices.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { SignOutDialog } from './sign-out-dialog.tsx';

const userId = 7;
const meal = (name: string): NewWrite => ({
  userId,
  method: 'POST',
  path: '/api/meals',
  input: { body: { name } },
  zone: 'UTC',
});
const onSignOut = vi.fn();
const onClose = vi.fn();
let sent: string[];

beforeEach(async () => {
  await deviceOutbox.removeAll(userId).catch(() => undefined);
  vi.clearAllMocks();
  sent = [];
  await deviceOutbox.add(meal('soup'));
  await deviceOutbox.add(meal('bread'));
});

async function show(respond: () => Promise<Response>) {
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit) => {
    const response = await respond();
    sent.push(JSON.parse(String(body)).name);
    return response;
  });
  await renderPart(() => (
    <SignOutDialog userId={userId} unsentCount={2} onSignOut={onSignOut} onClose={onClose} />
  ));
  await screen.findByRole('dialog', { name: "2 entries haven't been sent" });
  return (name: string) => userEvent.click(screen.getByRole('button', { name }));
}

const names = async () =>
  (await deviceOutbox.list(userId)).map(({ input }) => (input.body as { name: string }).name);

test('sends the entries and then signs out', async () => {
  const press = await show(async () => Response.json({}));
  await press('Send now and sign out');
  await waitFor(() => expect(onSignOut).toHaveBeenCalledOnce());
  expect(sent).toEqual(['soup', 'bread']);
  expect(await names()).toEqual([]);
});

test('stays signed in if not everything could be sent, and says so', async () => {
  const press = await show(() => Promise.reject(new TypeError('Failed to fetch')));
  await press('Send now and sign out');
  expect(await screen.findByText(/Some entries couldn't be sent/)).toBeDefined();
  expect(onSignOut).not.toHaveBeenCalled();
  await press('Stay signed in');
  expect(onClose).toHaveBeenCalledOnce();
  expect(await names()).toEqual(['soup', 'bread']);
});

test('keeps the entries on this device, or deletes them, as the person chooses', async () => {
  const press = await show(async () => Response.json({}));
  await press('Sign out and keep it here');
  expect(onSignOut).toHaveBeenCalledOnce();
  expect(await names()).toEqual(['soup', 'bread']);
  await press('Delete all 2 and sign out');
  await waitFor(() => expect(onSignOut).toHaveBeenCalledTimes(2));
  expect(await names()).toEqual([]);
  expect(sent).toEqual([]);
});

test('a deletion that could still be undone is sent without a question', async () => {
  await show(async () => Response.json({}));
  await deviceOutbox.removeAll(userId);
  await deviceOutbox.hold(meal('gone'));
  expect(await countUnsent(userId)).toBe(0);
  expect(sent).toEqual(['gone']);
});
