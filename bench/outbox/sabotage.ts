import type { Sabotage } from './run-history.ts';

type Fetch = typeof fetch;

/** Returns a sabotage that changes the headers of each request. */
const withHeaders =
  (change: (headers: Headers) => void): Sabotage =>
  ({ fetch: send }) => ({
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      change(headers);
      return send(input, { ...init, headers });
    },
  });

/** Returns a sabotage that changes each response before the outbox gets it. */
const withResponse =
  (change: (response: Response) => Response): Sabotage =>
  ({ fetch: send }) => ({ fetch: async (...request: Parameters<Fetch>) => change(await send(...request)) });

const accepted = () => new Response('{}', { status: 200 });

/**
 * Ways to damage the outbox. `finds` matches the start of the violation that the oracle must report for the damaged
 * outbox. Each key completes the sentence "the oracle finds an outbox that …".
 */
export const sabotages: Record<string, { finds: RegExp; sabotage: Sabotage }> = {
  'deletes an entry before the response': {
    finds: /^lost:/,
    sabotage: ({ fetch: send }) => ({
      fetch: async (...request) => {
        void send(...request).catch(() => undefined);
        return accepted();
      },
    }),
  },
  'takes a new key for each attempt': {
    finds: /^doubled:/,
    sabotage: withHeaders((headers) => {
      headers.set('idempotency-key', crypto.randomUUID());
    }),
  },
  'sends no key': {
    finds: /^doubled:/,
    sabotage: withHeaders((headers) => headers.delete('idempotency-key')),
  },
  'sends no age': {
    finds: /^moved:/,
    sabotage: withHeaders((headers) => headers.delete('x-write-age')),
  },
  'sends no person': {
    finds: /^mixed up:/,
    sabotage: withHeaders((headers) => headers.delete('x-expected-user')),
  },
  'sends no edited fields': {
    finds: /^lost:/,
    sabotage: withHeaders((headers) => headers.delete('x-edited-fields')),
  },
  'drops an entry after a 5xx': {
    finds: /^lost:/,
    sabotage: withResponse((response) => (response.status >= 500 ? accepted() : response)),
  },
  'drops an entry without a session': {
    finds: /^lost:/,
    sabotage: withResponse((response) => (response.status === 401 ? accepted() : response)),
  },
  'drops an entry without a network': {
    finds: /^lost:/,
    sabotage: ({ fetch: send }) => ({
      fetch: (...request) => send(...request).catch(accepted),
    }),
  },
  'sends from two tabs at once': {
    finds: /^overlap:/,
    sabotage: () => ({ withLock: (work) => work() }),
  },
  'keeps entries in the memory of the tab': {
    finds: /^lost:/,
    sabotage: (_deps, tab) => ({ database: () => tab.memoryDatabase() }),
  },
  'keeps the lock of a dead tab': {
    finds: /^stuck:/,
    sabotage: (_deps, tab) => {
      tab.keepsLock = true;
      return {};
    },
  },
  'reads a clock that stands still': {
    finds: /^moved:/,
    sabotage: (_deps, tab) => {
      const opened = tab.now();
      return { now: () => opened };
    },
  },
};
