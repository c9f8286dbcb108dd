import { buildUrl, type RequestParts } from '#contracts/build-request.ts';
import type { EndpointOutput, WriteEndpoint } from '#contracts/endpoint.ts';
import { acceptsWriteHeaders } from '#contracts/write-headers.ts';
import { CallError, type CallOptions, callCancellable, type EndpointArguments } from './call-api.ts';
import { currentMemberId } from './current-member.ts';
import { announceKept, KeptOnDevice } from './outbox/kept-on-device.ts';
import type { SendResult } from './outbox/outbox.ts';

/**
 * Sends a write and returns its response. All writes use this function, except uploads (`sendUpload`) and writes that
 * the person can still undo (`holdWrite`). Components use it through `useEndpointMutation`. Other code calls it
 * directly, and calls `refreshQueries` if shown data depends on the write. A member's write is first stored on this
 * device, unless the endpoint is `onlineOnly` or the browser refuses to store it. Rejects with `CallError` if the
 * server refuses the write, and with `KeptOnDevice` if the write is sent later or was deleted in another tab.
 */
export async function sendWrite<E extends WriteEndpoint>(
  endpoint: E,
  ...[input]: EndpointArguments<E>
): Promise<EndpointOutput<E>> {
  const userId = currentMemberId();
  const sendDirectly = () => callCancellable(endpoint, input, { expectedUserId: userId });
  if (userId === undefined || !isKeepable(endpoint)) return sendDirectly();
  // The script of the outbox is loaded separately, because no page needs it at once.
  const module = await loadOutbox();
  const result = await module?.sendThroughOutbox(userId, endpoint, (input ?? {}) as RequestParts);
  return !result || result.kind === 'unstored'
    ? sendInOrder(buildUrl(endpoint.path, input ?? {}), sendDirectly)
    : readResult(result);
}

/** By address: the last write that this device could not store and whose response has not arrived yet. */
const lastSends = new Map<string, Promise<unknown>>();

/**
 * Calls `send` after the last of these writes to the address has ended, so that an earlier value does not replace a
 * later one. The outbox sends stored writes in order itself.
 */
function sendInOrder<Answer>(address: string, send: () => Promise<Answer>): Promise<Answer> {
  const sending = (lastSends.get(address) ?? Promise.resolve()).then(send);
  const ended: Promise<unknown> = sending
    .catch(() => undefined)
    .then(() => lastSends.get(address) === ended && lastSends.delete(address));
  lastSends.set(address, ended);
  return sending;
}

/** Returns the response of a write that went through the outbox. Throws `CallError` or `KeptOnDevice`. */
function readResult<Answer>(result: Exclude<SendResult, { kind: 'unstored' }>): Answer {
  if (result.kind !== 'answered') {
    const kept = new KeptOnDevice(result.entry, result.kind === 'removed');
    if (!kept.isRemoved) announceKept(kept);
    throw kept;
  }
  const { status, statusText, text } = result.reply;
  if (status < 200 || status >= 300) throw new CallError(status, statusText, text);
  return JSON.parse(text) as Answer;
}

export type SendWrite = typeof sendWrite;

/** Returns whether a write can be kept on this device and sent later. */
const isKeepable = (endpoint: WriteEndpoint): boolean =>
  acceptsWriteHeaders(endpoint) && !endpoint.onlineOnly;

type OutboxModule = typeof import('./outbox/send-through-outbox.ts');

/**
 * Loads the module of the outbox. Call this function early, so that the module is loaded before the network is lost.
 * Returns undefined if the module cannot be loaded.
 */
export const loadOutbox = (): Promise<OutboxModule | undefined> =>
  import('./outbox/send-through-outbox.ts').catch(() => undefined);

/**
 * Sends a write with a file, without the outbox. `options` can report the progress of the upload and abort it. Rejects
 * as `callCancellable` does.
 */
export const sendUpload = <E extends WriteEndpoint & { onlineOnly: true }>(
  endpoint: E,
  input: EndpointArguments<E>[0],
  options: CallOptions,
): Promise<EndpointOutput<E>> => callCancellable(endpoint, input, options);

/** A write that the person can still undo. */
interface HeldWrite {
  /** Sends the write as `sendWrite` does. */
  send: () => Promise<unknown>;
  /** Sends the write while the page closes. The request starts before the function returns. */
  sendWhileLeaving: () => Promise<unknown>;
  /** Deletes the write without sending it. */
  undo: () => void;
}

/**
 * Stores a write on this device while the person can still undo it, so that the write is sent later
 * even if the page closes. Until the write is stored, or if the browser refuses to store it, the
 * write is only in the memory of this page.
 */
export function holdWrite<E extends WriteEndpoint>(endpoint: E, ...[input]: EndpointArguments<E>): HeldWrite {
  const userId = currentMemberId();
  const parts = (input ?? {}) as RequestParts;
  const send = () => sendWrite(endpoint, ...([input] as unknown as EndpointArguments<E>));
  let stored: Awaited<ReturnType<OutboxModule['holdInOutbox']>>;
  const storing =
    userId !== undefined && isKeepable(endpoint)
      ? loadOutbox().then(async (module) => {
          stored = await module?.holdInOutbox(userId, endpoint, parts);
        })
      : Promise.resolve();
  const undo = () => void storing.then(() => stored?.undo());
  const sendStored = async () => {
    await storing;
    const result = await stored?.send();
    return result && result.kind !== 'unstored' ? readResult(result) : send();
  };
  return {
    send: sendStored,
    sendWhileLeaving: async () => {
      if (!stored) {
        const answer = await callCancellable(endpoint, input, { expectedUserId: userId });
        undo();
        return answer;
      }
      await stored.sendWhileLeaving();
      // The page can stay open after all. To get the result in that case, sends the stored write again. The server
      // knows the write's key, so it carries out the write only once and repeats its response.
      return sendStored();
    },
    undo,
  };
}
