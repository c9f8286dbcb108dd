import type { OutboxEntry } from './outbox-entry.ts';

/**
 * Thrown by a write that could not reach the server and is kept on this device. The write is sent later, so forms treat
 * it as a success and close. If `isRemoved` is true, the person has deleted the entry in another tab in the meantime,
 * so the write is not sent.
 */
export class KeptOnDevice extends Error {
  readonly entry: OutboxEntry;
  readonly isRemoved: boolean;

  constructor(entry: OutboxEntry, isRemoved = false) {
    super('The write is kept on this device and is sent later');
    this.name = 'KeptOnDevice';
    this.entry = entry;
    this.isRemoved = isRemoved;
  }
}

type Listener = (kept: KeptOnDevice) => void;
const listeners = new Set<Listener>();

/** Calls a function for each write that is kept on this device from now on. Returns a function that unsubscribes. */
export function onKeptWrite(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the listeners that a write is kept on this device. */
export function announceKept(kept: KeptOnDevice): void {
  for (const listener of listeners) listener(kept);
}
