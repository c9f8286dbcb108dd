import { useSyncExternalStore } from 'react';
import { elapsedMilliseconds, type TimerState } from '#domain/timer.ts';

/**
 * Returns the seconds that a timer has run, rounded down, or the seconds that are left, rounded up. Updates as the
 * seconds change.
 */
export function useTimerSeconds(timer: TimerState, count: 'elapsed' | 'left'): number {
  return useSyncExternalStore(subscribeToTicks, () => {
    const elapsed = elapsedMilliseconds(timer, Date.now());
    return count === 'elapsed' ? Math.floor(elapsed / 1000) : Math.ceil((timer.duration - elapsed) / 1000);
  });
}

/**
 * Calls the listener five times a second, so that the display skips no second. Returns a function that unsubscribes.
 */
function subscribeToTicks(listener: () => void): () => void {
  const timer = setInterval(listener, 200);
  return () => clearInterval(timer);
}

/** Formats seconds as "9:05", or as "1:09:05" if they are an hour or more. */
export function formatClock(seconds: number): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const rest = twoDigits(seconds % 60);
  return minutes < 60
    ? `${minutes}:${rest}`
    : `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}:${rest}`;
}
