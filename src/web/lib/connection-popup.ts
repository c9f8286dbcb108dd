/**
 * The result of granting or refusing access on a provider's page: the name of the connected device, or why it was not
 * connected. The message is empty if no reason is known.
 */
export type ConnectionResult = { connected: string } | { message: string };

/**
 * The channel over which a popup and the page that opened it send messages. `window.opener` cannot be used, because the
 * provider's page can separate the two windows with a `Cross-Origin-Opener-Policy`.
 */
const channelName = 'lagom.device-connection';
type ChannelMessage = { result: ConnectionResult } | { isReceived: true };

/** How long a popup waits until the page that opened it confirms the result, in milliseconds. */
const answerTimeoutMs = 600;
const closedCheckMs = 500;
const size = { width: 600, height: 700 };

/**
 * Opens a popup in the middle of the window. The popup shows `text` until the caller sets its address. Returns null if
 * the browser blocks the popup. Call this function in the event handler of a press, because browsers block popups that
 * open later.
 */
export function openPopup(text: string): Window | null {
  const left = window.screenX + Math.max(0, (window.outerWidth - size.width) / 2);
  const top = window.screenY + Math.max(0, (window.outerHeight - size.height) / 2);
  const features = `popup,width=${size.width},height=${size.height},left=${Math.round(left)},top=${Math.round(top)}`;
  const popup = window.open('', '_blank', features);
  if (popup) popup.document.body.textContent = text;
  return popup;
}

/**
 * Calls `onClosed` once when the popup seems closed. If the provider's page separates the popup from this window, the
 * popup seems closed although it is still open. Returns a function that stops watching.
 */
export function watchPopup(popup: Window, onClosed: () => void): () => void {
  const timer = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(timer);
    onClosed();
  }, closedCheckMs);
  return () => clearInterval(timer);
}

/**
 * Calls `onResult` with the result of a popup and confirms the result to the popup, unless `isExpected` returns false.
 * `isExpected` must return false in a page that has opened no popup, because all tabs receive the result. Returns a
 * function that stops listening.
 */
export function listenForResults(
  isExpected: () => boolean,
  onResult: (result: ConnectionResult) => void,
): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<ChannelMessage>) => {
    if (!('result' in data) || !isExpected()) return;
    channel.postMessage({ isReceived: true } satisfies ChannelMessage);
    onResult(data.result);
  };
  return () => channel.close();
}

/**
 * Sends the result to the page that opened this popup. Returns whether that page confirmed it within `answerTimeoutMs`.
 */
export function reportResult(result: ConnectionResult): Promise<boolean> {
  const channel = new BroadcastChannel(channelName);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), answerTimeoutMs);
  channel.onmessage = ({ data }: MessageEvent<ChannelMessage>) => 'isReceived' in data && resolve(true);
  channel.postMessage({ result } satisfies ChannelMessage);
  return promise.finally(() => {
    clearTimeout(timer);
    channel.close();
  });
}
