import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadTranslations } from '#web/i18n/language.ts';
import { CallError } from '#web/lib/call-api.ts';
import { toastTimes } from '#web/ui/toast-queue.ts';
import { ToastProvider } from '#web/ui/toaster.tsx';
import { useDelayedDelete } from './use-delayed-delete.ts';

const path = '/api/things';
let stored: number[];
let refusal: Error | undefined;
const send = vi.fn(async (id: number) => {
  if (refusal) throw refusal;
  stored = stored.filter((other) => other !== id);
});

function Things() {
  const { data = [] } = useQuery({ queryKey: [path, 'all'], queryFn: async () => stored });
  const { isDeleted, remove } = useDelayedDelete<number>({
    endpoint: { path: `${path}/:id` },
    send,
    affects: [{ path }],
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

// What a query says reaches the page a tick later.
const shows = (names: string[]) => waitFor(() => expect(things()).toEqual(names));

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
const toastTimeIsOver = () => act(() => vi.advanceTimersByTimeAsync(toastTimes.visible + 1));

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  stored = [1, 2, 3];
  refusal = undefined;
  send.mockClear();
  await loadTranslations('entry');
});
afterEach(() => vi.useRealTimers());

it('hides at once and deletes when the toast is over', async () => {
  await showThings();
  press('thing 1');
  await shows(['thing 2', 'thing 3']);
  expect(send).not.toHaveBeenCalled();
  await toastTimeIsOver();
  expect(send.mock.calls).toEqual([[1]]);
  await shows(['thing 2', 'thing 3']);
});

it('brings it back on Undo and never sends it', async () => {
  await showThings();
  press('thing 1');
  press('Undo');
  await shows(['thing 1', 'thing 2', 'thing 3']);
  await toastTimeIsOver();
  expect(send).not.toHaveBeenCalled();
});

it('sends the first when a second takes its toast', async () => {
  await showThings();
  press('thing 1');
  press('thing 2');
  await waitFor(() => expect(send.mock.calls).toEqual([[1]]));
  press('Undo');
  await shows(['thing 2', 'thing 3']);
});

it('sends it when the page is hidden, and offers no way back that is none', async () => {
  await showThings();
  press('thing 1');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  expect(send.mock.calls).toEqual([[1]]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  fireEvent(window, new Event('pagehide'));
  await toastTimeIsOver();
  expect(send).toHaveBeenCalledOnce();
});

it('is hidden on another page of the same things too', async () => {
  const { leave, comeBack } = await showThings();
  press('thing 1');
  leave();
  comeBack();
  await shows(['thing 2', 'thing 3']);
  leave();
  await toastTimeIsOver();
  comeBack();
  expect(send.mock.calls).toEqual([[1]]);
  await shows(['thing 2', 'thing 3']);
});

it('shows it again, and says why, when it could not be deleted', async () => {
  refusal = new CallError(500, '', JSON.stringify({ code: 'internal', message: '' }));
  await showThings();
  press('thing 1');
  await toastTimeIsOver();
  await shows(['thing 1', 'thing 2', 'thing 3']);
  expect(await screen.findByText('Not deleted', { selector: 'li *' })).toBeDefined();
});

it('takes what is gone already for deleted', async () => {
  refusal = new CallError(404, '', JSON.stringify({ code: 'not_found', message: '' }));
  await showThings();
  press('thing 1');
  stored = [2, 3];
  await toastTimeIsOver();
  await shows(['thing 2', 'thing 3']);
});
