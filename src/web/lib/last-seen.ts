import { useSyncExternalStore } from 'react';
import { sessionPath } from '#contracts/session-path.ts';
import type { DeletedAnswers } from './answer-store.ts';
import type { Answer } from './stored-answer.ts';

/** How long to wait before responses are stored, in milliseconds, so that storing does not slow the page down. */
const keepDelayMs = 3_000;

/** Responses that are not stored yet, by user id and address. */
const pending = new Map<number, Map<string, Answer>>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Stores a response after a few seconds, so that the page can be opened offline. */
export function rememberAnswer(userId: number, address: string, answer: unknown): void {
  const answers = pending.get(userId) ?? new Map<string, Answer>();
  pending.set(userId, answers.set(address, { address, answer, storedAt: Date.now() }));
  timer ??= setTimeout(() => void storePending(), keepDelayMs);
}

async function storePending(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const people = [...pending];
  pending.clear();
  if (people.length === 0) return;
  try {
    const { keepAnswers } = await importStore();
    for (const [userId, answers] of people) await keepAnswers(userId, [...answers.values()]);
  } catch {
    // If the browser denies storage, pages cannot be opened offline.
  }
}

const importStore = () => import('./answer-store.ts');

/**
 * Returns the last stored response to a GET request, and adds the address of the request to `seen`. Returns undefined
 * if no response is stored or the browser denies storage.
 */
export async function recallAnswer(userId: number, address: string): Promise<Answer | undefined> {
  try {
    await storePending();
    const { findAnswer } = await importStore();
    const found = await findAnswer(userId, address);
    if (found) setSeen(new Map(seen).set(address, found.storedAt));
    return found;
  } catch {
    return undefined;
  }
}

/**
 * Deletes the stored responses of a person, for example at sign-out. Never rejects. Resolves to false if the browser
 * denies access to its storage.
 */
export const deleteAnswers = (userId: number): Promise<boolean> => forget({ of: userId });

/**
 * Deletes the stored responses of a person, except for the session, without which no page opens offline. Never rejects.
 * Resolves to false if the browser denies access to its storage.
 */
export async function deletePageAnswers(userId: number): Promise<boolean> {
  // Otherwise, `forget` would drop a session that is not stored yet.
  await storePending();
  return forget({ of: userId, keep: sessionPath });
}

/**
 * Deletes the stored responses of all other people who have used this browser. Never rejects. Resolves to false if the
 * browser denies access to its storage.
 */
export const deleteOtherAnswers = (userId: number): Promise<boolean> => forget({ exceptOf: userId });

async function forget(which: DeletedAnswers): Promise<boolean> {
  for (const id of pending.keys()) {
    if ('of' in which ? id === which.of : id !== which.exceptOf) pending.delete(id);
  }
  try {
    const store = await importStore();
    await store.deleteAnswers(which);
    return true;
  } catch {
    return false;
  }
}

/**
 * The time at which this device received a stored response, in milliseconds since 1970, by address. Contains only the
 * stored responses that this tab shows because the server is unreachable.
 */
type Seen = ReadonlyMap<string, number>;

let seen: Seen = new Map();
const listeners = new Set<() => void>();

function setSeen(next: Seen): void {
  seen = next;
  for (const listener of listeners) listener();
}

/** Clears `seen`, because the server responds again. The page then no longer says that it shows stored responses. */
export function noteReachable(): void {
  if (seen.size > 0) setSeen(new Map());
}

/**
 * Returns `seen`: when this device received the stored responses that this tab has shown since the server last
 * responded.
 */
export const useLastSeen = (): Seen => useSyncExternalStore(subscribe, () => seen);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
