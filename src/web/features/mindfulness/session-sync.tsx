import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefreshQueries } from '#web/lib/refresh-queries.ts';
import { beforeSignOut } from '#web/lib/session.ts';
import { type ActiveSession, isPending, timeLeft } from './session-timer.ts';
import { useSessionAlerts } from './use-session-alerts.ts';
import { useSecondsLeft, useSessionTimer, useSessionTimerStore } from './use-session-timer.ts';

/**
 * The longest time between two calls of `sync` while a session runs or waits to be sent, in milliseconds. A single
 * timer for the rest of the session could be late, because the computer may sleep or the clock may change.
 */
const syncIntervalMs = 20_000;

/**
 * Completes a session whose time is over, sends ended sessions to the server, and announces the minutes left to screen
 * readers. Runs on every page.
 */
export function SessionSync() {
  const { session, ended } = useSessionTimer();
  const { sync } = useSessionTimerStore();
  const pendingCount = ended.filter(isPending).length;
  const isRunning = session?.timer.runningSince != null;

  useEffect(() => {
    const syncIfVisible = () => document.visibilityState === 'visible' && void sync();
    window.addEventListener('online', syncIfVisible);
    document.addEventListener('visibilitychange', syncIfVisible);
    return () => {
      window.removeEventListener('online', syncIfVisible);
      document.removeEventListener('visibilitychange', syncIfVisible);
    };
  }, [sync]);

  // Sends sessions before the person signs out. After that, they could be sent only if the same
  // person signs in again in this browser.
  useEffect(() => beforeSignOut(sync), [sync]);

  useEffect(() => {
    if (pendingCount > 0) void sync();
  }, [pendingCount, sync]);

  useEffect(() => {
    if (!isRunning && pendingCount === 0) return;
    const msUntilSync = () => (isRunning ? Math.max(0, timeLeft(session.timer, Date.now())) : syncIntervalMs);
    let timer: ReturnType<typeof setTimeout>;
    const schedule = () => {
      timer = setTimeout(syncAndSchedule, Math.min(syncIntervalMs, msUntilSync()));
    };
    const syncAndSchedule = () => {
      void sync();
      schedule();
    };
    schedule();
    return () => clearTimeout(timer);
  }, [session, isRunning, pendingCount, sync]);

  useRefreshAfterSync(pendingCount);
  useSessionAlerts();
  return (
    <div aria-live="polite" className="visually-hidden">
      {session && <TimeAnnouncement session={session} />}
    </div>
  );
}

/**
 * Refreshes the queries when the number of pending sessions decreases. A decrease means that a tab has sent a session
 * or given it to the outbox.
 */
function useRefreshAfterSync(pendingCount: number): void {
  const refresh = useRefreshQueries();
  const previousCount = useRef(pendingCount);
  useEffect(() => {
    if (pendingCount < previousCount.current) refresh();
    previousCount.current = pendingCount;
  }, [pendingCount, refresh]);
}

/**
 * Returns the text of the live region: the whole minutes left, or that the session is paused. Screen readers announce
 * the text when it changes.
 */
function TimeAnnouncement({ session }: { session: ActiveSession }) {
  const { t } = useTranslation('mindfulness');
  const minutes = Math.ceil(useSecondsLeft(session) / 60);
  if (session.timer.runningSince === null) return t('paused');
  return t('minutesLeft', { count: minutes });
}
