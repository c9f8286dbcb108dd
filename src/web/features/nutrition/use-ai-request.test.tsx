import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { analyzeFood } from '#contracts/food-analysis.ts';
import { useAiRequest } from './use-ai-request.ts';

const photo = { configured: true, service: 'ai.example', model: 'vision', consent: false, left: 3 };
const services = {
  photo,
  voice: photo,
  story: photo,
  consents: { photo: false, voice: false, story: false },
};

/** The requests that the server received. */
let calls: string[];
/** Lets the server answer the request to save the consent. */
let answerConsent: () => void;
/** Lets the server answer the request to analyse the photo. */
let answerPhoto: () => void;

async function serve(address: string, { method }: RequestInit): Promise<Response> {
  calls.push(`${method} ${address}`);
  if (method === 'PUT') await new Promise<void>((resolve) => (answerConsent = resolve));
  if (address.includes('analyze-food')) {
    await new Promise<void>((resolve) => (answerPhoto = resolve));
    return Response.json({ items: [] });
  }
  return Response.json(services);
}

beforeEach(() => {
  calls = [];
  vi.stubGlobal('fetch', serve);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

/** Starts a request and gives consent. Resolves before the server has saved the consent. */
async function agree() {
  const hook = renderHook(
    () =>
      useAiRequest({
        endpoint: analyzeFood,
        purpose: 'photo',
        delayMs: 500,
        onAnswer: () => {},
        onFailure: () => {},
        onOff: () => {},
      }),
    { wrapper },
  );
  act(() => hook.result.current.start(async () => ({ body: { image: 'data:image/jpeg;base64,' } })));
  await waitFor(() => expect(hook.result.current.state).toBe('consent'));
  act(() => hook.result.current.consent());
  await waitFor(() => expect(calls).toContain('PUT /api/ai-consents'));
  return hook;
}

/** Lets the server save the consent. Then advances the fake timers by a second, after which the photo would be sent. */
async function saveConsent() {
  answerConsent();
  for (let step = 0; step < 10; step++) await act(() => vi.advanceTimersByTimeAsync(100));
}

it('sends the photo after the consent is saved', async () => {
  await agree();
  await saveConsent();
  expect(calls.at(-1)).toBe('POST /api/analyze-food');
});

it('says that the photo was sent, until another replaces it', async () => {
  const { result } = await agree();
  expect(result.current.delivery).toBe('none');
  await saveConsent();
  expect(result.current.delivery).toBe('sent');
  act(() => result.current.cancel());
  expect(result.current).toMatchObject({ state: 'idle', delivery: 'sent' });
  act(() => result.current.reset());
  expect(result.current.delivery).toBe('none');
});

it('says that the service has answered', async () => {
  const { result } = await agree();
  await saveConsent();
  answerPhoto();
  await waitFor(() => expect(result.current).toMatchObject({ state: 'idle', delivery: 'answered' }));
});

it('sends nothing if the person cancels while the consent is saved', async () => {
  const { result } = await agree();
  act(() => result.current.cancel());
  await saveConsent();
  expect(result.current.state).toBe('idle');
  expect(calls.at(-1)).toBe('PUT /api/ai-consents');
});

it('sends nothing if the form closes while the consent is saved', async () => {
  const { unmount } = await agree();
  unmount();
  await saveConsent();
  expect(calls.at(-1)).toBe('PUT /api/ai-consents');
});
