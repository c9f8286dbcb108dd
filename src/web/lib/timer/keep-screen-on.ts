/**
 * Keeps the screen on while the page is visible. Returns a function that lets the screen turn off again. Does nothing
 * in a browser without wake locks.
 */
export function keepScreenOn(): () => void {
  if (!('wakeLock' in navigator)) return () => {};
  const ended = new AbortController();
  let lock: WakeLockSentinel | undefined;
  let isRequesting = false;
  const acquire = async () => {
    if (isRequesting || document.visibilityState !== 'visible' || lock?.released === false) return;
    isRequesting = true;
    // The browser rejects the request for a wake lock when the battery is low. Safari can also reject it while the page
    // is becoming visible. The next event repeats the request.
    lock = await navigator.wakeLock.request('screen').catch(() => undefined);
    isRequesting = false;
    if (ended.signal.aborted) void lock?.release();
  };
  void acquire();
  // The browser releases the lock when the page becomes hidden. Safari grants a new lock only at `focus` or `pageshow`,
  // which come after `visibilitychange`.
  document.addEventListener('visibilitychange', acquire, ended);
  for (const event of ['focus', 'pageshow']) window.addEventListener(event, acquire, ended);
  return () => {
    ended.abort();
    void lock?.release();
  };
}
