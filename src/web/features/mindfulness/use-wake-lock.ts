import { useEffect } from 'react';

/** Keeps the screen lit while `on` and the page is seen, where the browser can. */
export function useWakeLock(on: boolean): void {
  useEffect(() => {
    if (!on || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const take = async () => {
      if (document.visibilityState !== 'visible') return;
      // A low battery refuses it; the session goes on without.
      const taken = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isOver) void taken?.release();
      else lock = taken;
    };
    void take();
    document.addEventListener('visibilitychange', take);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', take);
      void lock?.release();
    };
  }, [on]);
}
