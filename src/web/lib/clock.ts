import { useSyncExternalStore } from 'react';
import { addDays, toCalendarDay } from '#domain/calendar-day.ts';
import { toInstant } from '#domain/zoned-time.ts';
import { timeZone } from './time-zone.ts';

const minuteMs = 60_000;

/**
 * Calls `read` with the current time and returns the result. Renders again when the result changes. The result must be
 * a primitive value.
 */
export function useClock<Reading extends string | number | boolean>(read: (now: Date) => Reading): Reading {
  return useSyncExternalStore(subscribe, () => read(new Date()));
}

/** Returns the current calendar day in the time zone of this browser, and renders again at midnight. */
export const useToday = (): string => useClock(today);

const today = (now: Date) => toCalendarDay(now, timeZone());

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout>;

/**
 * Calls the listener every minute, at midnight, and when the page becomes visible or hidden. All listeners share one
 * timer.
 */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    schedule();
    document.addEventListener('visibilitychange', callListeners);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', callListeners);
  };
}

function schedule(): void {
  timer = setTimeout(() => {
    schedule();
    callListeners();
  }, msUntilNextTick(new Date()));
}

function callListeners(): void {
  for (const listener of listeners) listener();
}

/**
 * Returns the milliseconds until midnight, but at most a minute. A longer timer would fire late if the computer sleeps
 * in between, because timers do not run during sleep.
 */
function msUntilNextTick(now: Date): number {
  const midnight = toInstant(addDays(today(now), 1), '00:00', timeZone()).getTime() - now.getTime();
  return Math.min(minuteMs, Math.max(1, midnight));
}
