import type { OutboxEntry } from './outbox-entry.ts';

/**
 * The rejection of a write that the outbox keeps and sends later. For the person it is not an error: forms close as
 * after a success.
 */
export class KeptOnDevice extends Error {
  readonly entry: OutboxEntry;

  constructor(entry: OutboxEntry) {
    super('The write is kept on this device and sent later');
    this.name = 'KeptOnDevice';
    this.entry = entry;
  }
}
