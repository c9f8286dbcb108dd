/**
 * The result of granting or refusing access on a provider's page: the name of the connected device, or why it was not
 * connected. The message is empty if no reason is known.
 */
export type ConnectionResult = { connected: string } | { message: string };

/**
 * Popups and the pages that opened them talk through this channel, because a provider's page may cut `window.opener`.
 */
const channelName = 'lagom.device-connection';
type ChannelMessage = { result: ConnectionResult } | { isReceived: true };

/** How long a popup waits for the page that opened it, in milliseconds. */
const answerTimeoutMs = 600;
const closedCheckMs = 500;
const size = { width: 600, height: 700 };

/**
 * Opens a popup in the middle of the window, with a text until it gets an address. Returns null if the browser blocks
 * it. Call it in the event handler of a press, because browsers block popups that open later.
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
 * Calls `onClosed` once when the popup is closed. A provider's page can cut the connection to the popup, and then the
 * popup looks closed although it is still open. Returns a function that stops watching.
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
 * Calls `onResult` with the result of a popup. `isExpected` says whether this page has opened a popup; only then the
 * popup is told to close. Returns a function that stops listening.
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
