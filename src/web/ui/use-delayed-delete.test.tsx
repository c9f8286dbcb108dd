import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { defineEndpoint, member } from '#contracts/endpoint.ts';
import { loadTranslations } from '#web/i18n/language.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { toastTimes } from './toast-queue.ts';
import { ToastProvider } from './toaster.tsx';
import { useDelayedDelete } from './use-delayed-delete.ts';

const listThings = defineEndpoint({
  operationId: 'listThings',
  method: 'GET',
  path: '/api/things',
  summary: 'List things',
  access: member('nutrition'),
  response: z.array(z.number()),
});
const deleteThing = defineEndpoint({
  operationId: 'deleteThing',
  method: 'DELETE',
  path: '/api/things/:id',
  summary: 'Delete a thing',
  access: member('nutrition'),
  params: z.object({ id: z.string() }),
  response: z.object({ deleted: z.literal(true) }),
});

let stored: number[];
let deleted: number[];
let refusal: { status: number; code: string } | undefined;

function serve(address: string, { method }: RequestInit): Response {
  if (method === 'GET') return Response.json(stored);
  const id = Number(address.split('/').at(-1));
  deleted.push(id);
  if (refusal) return Response.json({ code: refusal.code, message: '' }, { status: refusal.status });
  stored = stored.filter((other) => other !== id);
  return Response.json({ deleted: true });
}

function Things() {
  const { data = [] } = useQuery(endpointQuery(listThings));
  const { isDeleted, remove } = useDelayedDelete({
    endpoint: deleteThing,
    input: (id: number) => ({ params: { id: String(id) } }),
    deletedText: 'Thing deleted',
    failedText: 'Not deleted',
  });
  return data
    .filter((id) => !isDeleted(id))
    .map((id) => (
      <button key={id} type="button" onClick={() => remove(id)}>
        thing {id}
      </button>
    ));
}

const things = () =>
  screen.queryAllByRole('button', { name: /^thing/ }).map(({ textContent }) => textContent);

// Waits, because the component renders new data one tick after the query has received it.
const expectShown = (names: string[]) => waitFor(() => expect(things()).toEqual(names));

async function showThings() {
  const queryClient = new QueryClient();
  const show = (page: React.ReactNode) => (
    <QueryClientProvider client={queryClient}>
      <ToastProvider>{page}</ToastProvider>
    </QueryClientProvider>
  );
  const view = render(show(<Things />));
  await screen.findByRole('button', { name: 'thing 1' });
  return { leave: () => view.rerender(show(null)), comeBack: () => view.rerender(show(<Things />)) };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const waitForToastToClose = () => act(() => vi.advanceTimersByTimeAsync(toastTimes.visible + 1));

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  stored = [1, 2, 3];
  deleted = [];
  refusal = undefined;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => serve(address, init));
  await loadTranslations('entry');
});
afterEach(() => vi.useRealTimers());

it('hides a row at once and deletes it when the toast closes', async () => {
  await showThings();
  press('thing 1');
  await expectShown(['thing 2', 'thing 3']);
  expect(deleted).toEqual([]);
  await waitForToastToClose();
  expect(deleted).toEqual([1]);
  await expectShown(['thing 2', 'thing 3']);
});

it('shows the row again on Undo and sends nothing', async () => {
  await showThings();
  press('thing 1');
  press('Undo');
  await expectShown(['thing 1', 'thing 2', 'thing 3']);
  await waitForToastToClose();
  expect(deleted).toEqual([]);
});

it('sends the first deletion when a second toast replaces the first', async () => {
  await showThings();
  press('thing 1');
  press('thing 2');
  await waitFor(() => expect(deleted).toEqual([1]));
  press('Undo');
  await expectShown(['thing 2', 'thing 3']);
});

it('sends the deletion when the page is hidden, and removes Undo', async () => {
  await showThings();
  press('thing 1');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  expect(deleted).toEqual([1]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  fireEvent(window, new Event('pagehide'));
  await waitForToastToClose();
  expect(deleted).toEqual([1]);
});

it('hides the row in another list with the same rows', async () => {
  const { leave, comeBack } = await showThings();
  press('thing 1');
  leave();
  comeBack();
  await expectShown(['thing 2', 'thing 3']);
  leave();
  await waitForToastToClose();
  comeBack();
  expect(deleted).toEqual([1]);
  await expectShown(['thing 2', 'thing 3']);
});

it('shows the row and the reason if deleting fails', async () => {
  refusal = { status: 500, code: 'internal' };
  await showThings();
  press('thing 1');
  await waitForToastToClose();
  await expectShown(['thing 1', 'thing 2', 'thing 3']);
  expect(await screen.findByText('Not deleted', { selector: 'li *' })).toBeDefined();
});

it('treats a row that no longer exists as deleted', async () => {
  refusal = { status: 404, code: 'not_found' };
  await showThings();
  press('thing 1');
  stored = [2, 3];
  await waitForToastToClose();
  await expectShown(['thing 2', 'thing 3']);
});
