import { useEffect } from 'react';

/**
 * Keeps the screen on while `enabled` is true and the page is visible. Does nothing in a browser without wake locks.
 */
export function useWakeLock(enabled: boolean): void {
  useEffect(() => {
    if (!enabled || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isCancelled = false;
    const acquire = async () => {
      if (document.visibilityState !== 'visible') return;
      // The browser rejects the request when the battery is low. The session then continues without a lock.
      const acquired = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isCancelled) void acquired?.release();
      else lock = acquired;
    };
    void acquire();
    document.addEventListener('visibilitychange', acquire);
    return () => {
      isCancelled = true;
      document.removeEventListener('visibilitychange', acquire);
      void lock?.release();
    };
  }, [enabled]);
}
