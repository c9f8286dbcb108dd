import { beforeEach, expect, it, vi } from 'vitest';
import type { MeditationSession } from '#contracts/mindfulness.ts';
import {
  isPending,
  pauseSession,
  resumeSession,
  startSession,
  stopSession,
  timeLeft,
  withMoodAfter,
} from './session-timer.ts';
import { createSessionTimerStore } from './session-timer-store.ts';

const minute = 60_000;
const noon = Date.parse('2026-03-10T12:00:00Z');
const clientId = '5b8f0a3e-3a1c-4c1e-9d0a-6c0f3c1d2e4b';
const calm = { clientId, type: 'calm', minutes: 10, moodBefore: 4 } as const;

let now: number;
let stored: MeditationSession[];
let calls: string[];
/**
 * The state of the simulated server and network. `meanwhile` runs after each request that the server has handled,
 * before its response arrives.
 */
let network: {
  isDown: boolean;
  losesResponses: boolean;
  /** By how many milliseconds the clock of this device is ahead of the server's. */
  clockAhead: number;
  signedIn: number;
  meanwhile: () => void;
};
let lock: Promise<unknown>;

beforeEach(() => {
  now = noon;
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  stored = [];
  calls = [];
  network = {
    isDown: false,
    losesResponses: false,
    clockAhead: 0,
    signedIn: 7,
    meanwhile: () => {},
  };
  lock = Promise.resolve();
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (network.isDown) throw new TypeError('Failed to fetch');
    calls.push(String(init.method));
    const body = init.body ? JSON.parse(String(init.body)) : {};
    const age = Number(new Headers(init.headers).get('x-write-age'));
    const reply = respond(String(init.method), address, body, age);
    network.meanwhile();
    if (network.losesResponses) throw new TypeError('Failed to fetch');
    return reply;
  });
});

type Sent = Partial<MeditationSession>;

function respond(method: string, address: string, body: Sent, ageMs: number): Response {
  // If another person is signed in, the server rejects requests with the id of person 7. A PATCH contains no person's
  // id, so it gets a 404 below instead.
  if (network.signedIn !== 7 && method !== 'PATCH') {
    return Response.json({ code: 'not_yours', message: '' }, { status: 403 });
  }
  if (method === 'GET') return Response.json(stored);
  if (method === 'POST') {
    const known = stored.find((one) => one.clientId && one.clientId === body.clientId);
    if (known) return Response.json(known);
    const timestamp = new Date(now - network.clockAhead - ageMs).toISOString();
    const session = { id: stored.length + 1, moodAfter: null, timestamp, ...body } as MeditationSession;
    stored.push(session);
    return Response.json(session);
  }
  const session = network.signedIn === 7 && stored.find(({ id }) => address.endsWith(`/${id}`));
  if (!session) return Response.json({ code: 'not_found', message: '' }, { status: 404 });
  return Response.json(Object.assign(session, body));
}

/**
 * Creates a store as another tab of the same person would. The new store has its own memory, and shares the storage and
 * the lock.
 */
const openTab = () =>
  createSessionTimerStore(7, {
    storage: localStorage,
    now: () => now,
    withLock: (work) => {
      const turn = lock.then(work);
      lock = turn.catch(() => undefined);
      return turn;
    },
  });
type Tab = ReturnType<typeof openTab>;

const startCalm = (tab: Tab) => tab.update((timer, at) => startSession(timer, calm, at));
const minutesLeft = (tab: Tab) => {
  const { session } = tab.read();
  return session && timeLeft(session.timer, now) / minute;
};

it('keeps running through a reload, and stops while paused', () => {
  const tab = openTab();
  startCalm(tab);
  now += 2 * minute;
  expect(minutesLeft(openTab())).toBe(8);
  tab.update(pauseSession);
  now += 30 * minute;
  const reloaded = openTab();
  expect(minutesLeft(reloaded)).toBe(8);
  reloaded.update(resumeSession);
  now += minute;
  expect(minutesLeft(tab)).toBe(7);
});

it('is completed with its real end, even if noticed late', async () => {
  startCalm(openTab());
  now += 9 * 60 * minute;
  const completed = await openTab().sync();
  expect(completed).toHaveLength(1);
  expect(stored).toMatchObject([
    { type: 'calm', duration: 10, completed: true, moodBefore: 4, timestamp: '2026-03-10T12:10:00.000Z' },
  ]);
});

it('counts the time before a pause when calculating the end', async () => {
  const tab = openTab();
  startCalm(tab);
  now += 4 * minute;
  tab.update(pauseSession);
  now += 5 * minute;
  tab.update(resumeSession);
  now += 60 * minute;
  await tab.sync();
  expect(stored[0]?.timestamp).toBe('2026-03-10T12:15:00.000Z');
});

it('is saved once if two tabs notice its end together', async () => {
  const [one, other] = [openTab(), openTab()];
  startCalm(one);
  now += 10 * minute;
  const settled = await Promise.all([one.sync(), other.sync(), one.sync()]);
  expect(stored).toHaveLength(1);
  expect(settled.flat()).toHaveLength(1);
});

it('notifies listeners in this tab, and reads what another tab wrote', () => {
  const [one, other] = [openTab(), openTab()];
  const listener = vi.fn();
  const unsubscribe = one.subscribe(listener);
  startCalm(one);
  expect(listener).toHaveBeenCalledOnce();
  expect(other.read()).toEqual(one.read());
  window.dispatchEvent(new StorageEvent('storage', { key: 'lagom.practice.7' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'lagom.practice.8' }));
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  one.update(pauseSession);
  expect(listener).toHaveBeenCalledTimes(2);
});

it('does not start a second session while the first runs', () => {
  const tab = openTab();
  startCalm(tab);
  now += minute;
  openTab().update((timer, at) => startSession(timer, { ...calm, type: 'deep', minutes: 20 }, at));
  expect(tab.read().session).toMatchObject({ type: 'calm', startedAt: noon });
});

it.each([
  [59_999, undefined],
  [60_000, 1],
  [9.9 * minute, 9],
])('stopped after %d ms it keeps %s whole minutes', async (elapsed, minutes) => {
  const tab = openTab();
  startCalm(tab);
  now += elapsed;
  tab.update(stopSession);
  await tab.sync();
  expect(tab.read().session).toBeNull();
  expect(stored.map(({ duration, completed }) => [duration, completed])).toEqual(
    minutes === undefined ? [] : [[minutes, false]],
  );
});

it('is completed if stopped after its end', async () => {
  const tab = openTab();
  startCalm(tab);
  now += 11 * minute;
  tab.update(stopSession);
  await tab.sync();
  expect(stored).toMatchObject([{ duration: 10, completed: true, timestamp: '2026-03-10T12:10:00.000Z' }]);
});

it('keeps running if the clock is set back to before its start', async () => {
  const tab = openTab();
  startCalm(tab);
  now -= 60 * minute;
  await tab.sync();
  expect(minutesLeft(tab)).toBe(10);
  now += minute;
  expect(minutesLeft(tab)).toBe(9);
});

it('waits without an outbox while the server is unreachable, and is sent after a reload', async () => {
  network.isDown = true;
  const tab = openTab();
  startCalm(tab);
  now += 10 * minute;
  await tab.sync();
  expect(stored).toEqual([]);
  expect(tab.read().ended).toMatchObject([{ minutes: 10, id: null, isKept: false }]);
  network.isDown = false;
  await openTab().sync();
  expect(stored).toHaveLength(1);
  expect(tab.read().ended).toMatchObject([{ id: 1 }]);
});

it('is stored once if only the response was lost', async () => {
  network.losesResponses = true;
  const tab = openTab();
  startCalm(tab);
  now += 10 * minute;
  await tab.sync();
  network.losesResponses = false;
  await tab.sync();
  expect(calls).toEqual(['POST', 'POST']);
  expect(stored).toHaveLength(1);
  expect(tab.read().ended.filter(isPending)).toEqual([]);
});

it('is stored once if two tabs without locks send it together', async () => {
  const open = () =>
    createSessionTimerStore(7, { storage: localStorage, now: () => now, withLock: (work) => work() });
  const [one, other] = [open(), open()];
  startCalm(one);
  now += 10 * minute;
  await Promise.all([one.sync(), other.sync()]);
  expect(calls).toEqual(['POST', 'POST']);
  expect(stored).toHaveLength(1);
});

it('waits, with its mood, while another person is signed in', async () => {
  const tab = openTab();
  startCalm(tab);
  now += 10 * minute;
  network.signedIn = 8;
  await tab.sync();
  expect(stored).toEqual([]);
  expect(tab.read().ended.filter(isPending)).toHaveLength(1);
  network.signedIn = 7;
  await tab.sync();
  network.signedIn = 8;
  tab.setMoodAfter(noon, 8);
  await tab.sync();
  expect(stored).toMatchObject([{ moodAfter: null }]);
  network.signedIn = 7;
  await tab.sync();
  expect(stored).toMatchObject([{ moodAfter: 8 }]);
  expect(tab.read().ended).toEqual([]);
});

it('reads sessions stored by an earlier version', async () => {
  const { clientId: _, ...session } = {
    ...calm,
    startedAt: noon,
    endedAt: noon + 10 * minute,
    completed: true,
  };
  const unsent = {
    moodAfter: null,
    id: null,
    sentMoodAfter: null,
    attempted: true,
    waiting: true,
    asked: false,
  };
  localStorage.setItem(
    'lagom.practice.7',
    JSON.stringify({ sitting: null, ended: [{ ...session, ...unsent }] }),
  );
  now += 20 * minute;
  await openTab().sync();
  expect(stored).toMatchObject([{ type: 'calm', duration: 10, timestamp: '2026-03-10T12:10:00.000Z' }]);
});

it('gets its real end on the server, also if this clock is ahead and it is sent late', async () => {
  network.clockAhead = 20 * minute;
  network.isDown = true;
  const tab = openTab();
  startCalm(tab);
  now += 10 * minute;
  await tab.sync();
  network.isDown = false;
  now += 30 * minute;
  await tab.sync();
  expect(stored).toMatchObject([{ duration: 10, timestamp: '2026-03-10T11:50:00.000Z' }]);
});

it('asks for the mood once, sends the mood and removes the session', async () => {
  const tab = openTab();
  startCalm(tab);
  now += 10 * minute;
  await tab.sync();
  expect(tab.read().ended).toMatchObject([{ moodPromptOpen: true }]);
  tab.setMoodAfter(noon, 8);
  await tab.sync();
  expect(stored).toMatchObject([{ moodBefore: 4, moodAfter: 8 }]);
  expect(localStorage.getItem('lagom.practice.7')).toBeNull();
});

it('keeps a mood that was given offline', async () => {
  network.isDown = true;
  const tab = openTab();
  startCalm(tab);
  now += 10 * minute;
  await tab.sync();
  tab.setMoodAfter(noon, 9);
  await tab.sync();
  network.isDown = false;
  await tab.sync();
  expect(stored).toMatchObject([{ moodAfter: 9 }]);
  expect(tab.read().ended).toEqual([]);
});

it('sends a mood that was given while the session was being sent', async () => {
  const tab = openTab();
  startCalm(tab);
  now += 10 * minute;
  network.meanwhile = () => tab.update((session) => withMoodAfter(session, noon, 3));
  await tab.sync();
  expect(calls).toEqual(['POST', 'PATCH']);
  expect(stored).toMatchObject([{ moodAfter: 3 }]);
  expect(tab.read().ended).toEqual([]);
});

it('discards the mood of a deleted session', async () => {
  const tab = openTab();
  startCalm(tab);
  now += 10 * minute;
  await tab.sync();
  stored = [];
  tab.setMoodAfter(noon, 8);
  await tab.sync();
  expect(tab.read().ended).toEqual([]);
});

it.each(['{', '{"sitting":1}', '{"sitting":null,"ended":[{"minutes":"many"}]}'])(
  'begins anew from what cannot be read: %s',
  (text) => {
    localStorage.setItem('lagom.practice.7', text);
    expect(openTab().read()).toEqual({ session: null, ended: [] });
  },
);
