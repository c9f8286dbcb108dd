import { useEffect } from 'react';

/** Keeps the screen lit while `on` and the page is seen, where the browser can. */
export function useWakeLock(enabled: boolean): void {
  useEffect(() => {
    if (!enabled || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isCancelled = false;
    const acquire = async () => {
      if (document.visibilityState !== 'visible') return;
      // A low battery refuses it; the session goes on without.
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
