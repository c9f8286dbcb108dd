import { useSyncExternalStore } from 'react';
import { addDays, toCalendarDay } from '#domain/calendar-day.ts';
import { toInstant } from '#domain/zoned-time.ts';

const minuteMs = 60_000;

/** The IANA zone of this browser, the same that every call names. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Something read off the clock that is of a primitive type; the component is drawn again when it changes. */
export function useClock<Reading extends string | number | boolean>(read: (now: Date) => Reading): Reading {
  return useSyncExternalStore(subscribe, () => read(new Date()));
}

/** The day where the person is. At midnight it becomes the next. */
export const useToday = (): string => useClock(today);

const today = (now: Date) => toCalendarDay(now, timeZone());

/** Looks at the clock every minute, at midnight itself, and when somebody comes back to the page. */
function subscribe(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const schedule = () => {
    timer = setTimeout(() => {
      listener();
      schedule();
    }, msUntilNextTick(new Date()));
  };
  schedule();
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

// No timer is trusted for longer than a minute: a machine that slept through midnight would be a day behind.
function msUntilNextTick(now: Date): number {
  const midnight = toInstant(addDays(today(now), 1), '00:00', timeZone()).getTime() - now.getTime();
  return Math.min(minuteMs, Math.max(1, midnight));
}
