import { useSyncExternalStore } from 'react';
import type { Answer } from './stored-answer.ts';

/** The wait before responses are stored, so that this does not slow the first view, in milliseconds. */
const keepDelayMs = 3_000;

/** Responses that are not stored yet, by person and address. */
const pending = new Map<number, Map<string, Answer>>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Stores a response a little later, so that the page opens without a network. */
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
    // Without storage the pages work with a network only, as before.
  }
}

const importStore = () => import('./answer-store.ts');

/** Returns the last response of a read. Returns undefined if there is none, or if the browser forbids storage. */
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

/** Deletes the stored responses of a person, as when they sign out. Never throws. */
export const deleteAnswers = (userId: number): Promise<void> => forget({ of: userId });

/** Deletes the stored responses of all other persons, who used this browser before. Never throws. */
export const deleteOtherAnswers = (userId: number): Promise<void> => forget({ exceptOf: userId });

async function forget(which: { of: number } | { exceptOf: number }): Promise<void> {
  for (const id of pending.keys()) {
    if ('of' in which ? id === which.of : id !== which.exceptOf) pending.delete(id);
  }
  try {
    const store = await importStore();
    await store.deleteAnswers(which);
  } catch {
    // Without storage there is nothing to delete.
  }
}

/** When the stored responses that replace unreachable ones were sent, by address. */
type Seen = ReadonlyMap<string, number>;

let seen: Seen = new Map();
const listeners = new Set<() => void>();

function setSeen(next: Seen): void {
  seen = next;
  for (const listener of listeners) listener();
}

/** Notes that the server answers again, so that the page no longer shows stored responses. */
export function noteReachable(): void {
  if (seen.size > 0) setSeen(new Map());
}

/** Returns the stored responses that this tab has used since the server last answered. */
export const useLastSeen = (): Seen => useSyncExternalStore(subscribe, () => seen);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
