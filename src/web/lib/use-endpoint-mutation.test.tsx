import { QueryClient, QueryClientProvider, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { anyone, defineEndpoint, member } from '#contracts/endpoint.ts';
import { endpointPages, endpointQuery } from './endpoint-query.ts';
import { changeAnswers } from './optimistic-change.ts';
import { useEndpointMutation, useWriteMutation } from './use-endpoint-mutation.ts';

const glass = z.object({ id: z.number() });
const getWater = defineEndpoint({
  operationId: 'getWater',
  method: 'GET',
  path: '/api/water',
  summary: 'Get the water',
  access: member('fitness'),
  response: z.object({ glasses: z.number() }),
});
const listGlasses = defineEndpoint({
  operationId: 'listGlasses',
  method: 'GET',
  path: '/api/glasses',
  summary: 'List glasses',
  access: member('fitness'),
  query: z.object({ limit: z.number(), beforeId: z.string().optional() }),
  response: z.array(glass),
});
const getNotice = defineEndpoint({
  operationId: 'getNotice',
  method: 'GET',
  path: '/api/notice',
  summary: 'Get a notice',
  access: anyone,
  response: z.object({ text: z.string() }),
});
const setWater = defineEndpoint({
  operationId: 'setWater',
  method: 'PUT',
  path: '/api/water',
  summary: 'Save the water',
  access: member('fitness'),
  body: z.object({ glasses: z.number() }),
  response: z.object({ glasses: z.number() }),
});

/** The requests that the server received. */
let calls: string[];
/** The number of glasses of water that the server stores. */
let glasses: number;
/** The responses to the next writes, in order. */
let writes: ((glasses: number) => Promise<Response>)[];

const store = async (sent: number) => {
  glasses = sent;
  return Response.json({ glasses });
};
const refuse = (status: number) => async () => Response.json({ code: 'internal', message: '' }, { status });

async function serve(address: string, { method, body }: RequestInit): Promise<Response> {
  calls.push(`${method} ${address}`);
  if (method === 'PUT') return (writes.shift() ?? store)(JSON.parse(String(body)).glasses);
  if (address === '/api/notice') return Response.json({ text: 'Hello' });
  if (address === '/api/water') return Response.json({ glasses });
  const from = Number(new URL(address, 'http://localhost').searchParams.get('beforeId') ?? glasses + 1);
  return Response.json([from - 1, from - 2].filter((id) => id > 0).map((id) => ({ id })));
}

const setGlasses = (water: number) => changeAnswers(getWater, () => ({ glasses: water }));

const toasts: string[] = [];

function Page() {
  const water = useQuery(endpointQuery(getWater));
  const list = useInfiniteQuery(endpointPages(listGlasses, { query: { limit: 2 } }));
  useQuery(endpointQuery(getNotice));
  const save = useEndpointMutation(setWater, {
    optimistic: ({ body }) => setGlasses(body.glasses),
  });
  const saveTen = useWriteMutation((write) =>
    Promise.all([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((next) => write(setWater, { body: { glasses: next } }))),
  );
  return (
    <>
      <p>{water.data ? `${water.data.glasses} glasses` : 'loading'}</p>
      <p>
        rows{' '}
        {list.data?.pages
          .flat()
          .map(({ id }) => id)
          .join(' ')}
      </p>
      {save.isError && <p>failed</p>}
      <button
        type="button"
        onClick={() => save.mutate({ body: { glasses: (water.data?.glasses ?? 0) + 1 } })}
      >
        one more
      </button>
      {water.data?.glasses === 2 && <RemoveOne />}
      <button type="button" onClick={() => saveTen.mutate()}>
        ten
      </button>
      <button type="button" onClick={() => void list.fetchNextPage()}>
        next page
      </button>
    </>
  );
}

/** A button that starts a write. It disappears when the page shows the result of the write. */
function RemoveOne() {
  const save = useEndpointMutation(setWater);
  const handlePress = () =>
    save.mutate(
      { body: { glasses: 1 } },
      {
        onSuccess: ({ glasses: left }) => toasts.push(`${left} left`),
        onError: () => toasts.push('not removed'),
        onSettled: () => toasts.push('done'),
      },
    );
  return (
    <button type="button" onClick={handlePress}>
      remove one
    </button>
  );
}

async function showPage() {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 300_000, networkMode: 'always' } },
  });
  const show = (page: ReactNode) => <QueryClientProvider client={queryClient}>{page}</QueryClientProvider>;
  const view = render(show(<Page />));
  await screen.findByText('2 glasses');
  await screen.findByText('rows 2 1');
  await waitFor(() => expect(calls).toContain('GET /api/notice'));
  calls.length = 0;
  return {
    queryClient,
    leave: () => view.rerender(show(null)),
    comeBack: () => view.rerender(show(<Page />)),
  };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const callsOf = (call: string) => calls.filter((made) => made === call).length;

/** Delays the response of the next write. Returns a function that releases the response. */
function holdWrite(respond: (glasses: number) => Promise<Response>) {
  const { promise, resolve } = Promise.withResolvers<void>();
  writes.push(async (sent) => {
    await promise;
    return respond(sent);
  });
  return () => act(async () => resolve());
}

beforeEach(() => {
  calls = [];
  writes = [];
  toasts.length = 0;
  glasses = 2;
  vi.stubGlobal('fetch', serve);
});

it("refetches the member's mounted queries after a write, and only those", async () => {
  await showPage();
  press('one more');
  await screen.findByText('rows 3 2');
  expect(calls.toSorted()).toEqual(['GET /api/glasses?limit=2', 'GET /api/water', 'PUT /api/water']);
});

it('loads a list page by page and refetches all loaded pages', async () => {
  glasses = 2;
  await showPage();
  glasses = 4;
  press('one more');
  await screen.findByText('rows 3 2');
  press('next page');
  await screen.findByText('rows 3 2 1');
  press('one more');
  await screen.findByText('rows 4 3 2 1');
});

it('refetches once after ten writes of one mutation', async () => {
  await showPage();
  press('ten');
  await screen.findByText('10 glasses');
  expect(callsOf('PUT /api/water')).toBe(10);
  expect(callsOf('GET /api/water')).toBe(1);
});

it('keeps showing the old response while it refetches', async () => {
  await showPage();
  const { promise, resolve } = Promise.withResolvers<void>();
  const texts: (string | null)[] = [];
  const page = screen.getByText('2 glasses').parentElement as HTMLElement;
  const observer = new MutationObserver(() => texts.push(page.textContent));
  observer.observe(page, { subtree: true, characterData: true, childList: true });
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (init.method === 'GET') await promise;
    return serve(address, init);
  });
  press('ten');
  await waitFor(() => expect(glasses).toBe(10));
  expect(screen.getByText('2 glasses')).toBeDefined();
  await act(async () => resolve());
  await screen.findByText('10 glasses');
  observer.disconnect();
  expect(texts.filter((text) => text?.includes('loading'))).toEqual([]);
});

it('refetches an unmounted query when it is mounted again', async () => {
  const { leave, comeBack } = await showPage();
  press('one more');
  leave();
  await waitFor(() => expect(glasses).toBe(3));
  await waitFor(() => expect(callsOf('PUT /api/water')).toBe(1));
  comeBack();
  await screen.findByText('3 glasses');
  await screen.findByText('rows 3 2');
});

it('replaces a first response that was read before the write', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const answer = await serve(address, init);
    if (init.method === 'GET' && callsOf('PUT /api/water') === 0) await promise;
    return answer;
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
  press('ten');
  await waitFor(() => expect(glasses).toBe(10));
  await act(async () => resolve());
  expect(await screen.findByText('10 glasses')).toBeDefined();
});

it('shows an optimistic change at once and reverts it on failure', async () => {
  await showPage();
  const answer = holdWrite(refuse(500));
  press('one more');
  expect(await screen.findByText('3 glasses')).toBeDefined();
  await answer();
  expect(await screen.findByText('failed')).toBeDefined();
  expect(await screen.findByText('2 glasses')).toBeDefined();
});

it('reverts to the confirmed response when two quick writes fail without a network', async () => {
  await showPage();
  const noNetwork = async () => Promise.reject(new TypeError('Failed to fetch'));
  const answers = [holdWrite(noNetwork), holdWrite(noNetwork)];
  press('one more');
  await screen.findByText('3 glasses');
  press('one more');
  await screen.findByText('4 glasses');
  for (const answer of answers) await answer();
  expect(await screen.findByText('2 glasses')).toBeDefined();
  expect(callsOf('GET /api/water'), 'nothing is refetched without a network').toBe(0);
});

it('keeps an optimistic change while an older response arrives', async () => {
  const { queryClient } = await showPage();
  const answer = holdWrite(store);
  press('one more');
  await screen.findByText('3 glasses');
  await act(() => queryClient.refetchQueries());
  expect(screen.getByText('3 glasses')).toBeDefined();
  await answer();
  await waitFor(() => expect(callsOf('GET /api/water')).toBe(2));
  expect(screen.getByText('3 glasses')).toBeDefined();
});

it.each([400, 401, 403, 500])('refetches nothing when the write is rejected with %i', async (status) => {
  await showPage();
  writes.push(refuse(status));
  press('one more');
  await screen.findByText('failed');
  expect(calls).toEqual(['PUT /api/water']);
});

it('refetches when the entry no longer exists', async () => {
  await showPage();
  writes.push(async () => Response.json({ code: 'not_found', message: '' }, { status: 404 }));
  press('one more');
  await screen.findByText('failed');
  await waitFor(() => expect(callsOf('GET /api/water')).toBe(1));
});

it('calls the callbacks of a write that has removed its own button from the page', async () => {
  await showPage();
  press('remove one');
  await screen.findByText('1 glasses');
  await waitFor(() => expect(toasts).toEqual(['1 left', 'done']));
  expect(screen.queryByRole('button', { name: 'remove one' })).toBeNull();
});

it('calls the callbacks of a write that failed', async () => {
  await showPage();
  writes.push(refuse(500));
  press('remove one');
  await waitFor(() => expect(toasts).toEqual(['not removed', 'done']));
});

it('refetches once when some of ten writes fail', async () => {
  await showPage();
  writes.push(refuse(500));
  press('ten');
  await screen.findByText('10 glasses');
  expect(callsOf('PUT /api/water')).toBe(10);
  expect(callsOf('GET /api/water')).toBe(1);
});
