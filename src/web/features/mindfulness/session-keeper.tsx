import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { beforeSignOut } from '#web/lib/session.ts';
import { isOwed, type Sitting, timeLeft } from './practice.ts';
import { useRefreshSessions } from './use-mindfulness.ts';
import { usePractice, useSecondsLeft } from './use-practice.ts';
import { useSettle } from './use-settle.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** No timer is trusted for longer: the machine may sleep, its clock may be set. */
const longestWait = 20_000;

/** What keeps a session on every page: completes it in time, sends it, tries again, and says the minutes aloud. */
export function SessionKeeper() {
  const { sitting, ended } = usePractice();
  const settle = useSettle();
  const owed = ended.filter(isOwed).length;
  const isRunning = sitting?.timer.runningSince != null;

  useEffect(() => {
    const again = () => document.visibilityState === 'visible' && void settle();
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [settle]);

  // Afterwards nobody could send it but the same person, once they are back in this browser.
  useEffect(() => beforeSignOut(settle), [settle]);

  useEffect(() => {
    if (owed > 0) void settle();
  }, [owed, settle]);

  useEffect(() => {
    if (!isRunning && owed === 0) return;
    const until = () => (isRunning ? Math.max(0, timeLeft(sitting.timer, Date.now())) : longestWait);
    let timer: ReturnType<typeof setTimeout>;
    const arm = () => {
      timer = setTimeout(look, Math.min(longestWait, until()));
    };
    const look = () => {
      void settle();
      arm();
    };
    arm();
    return () => clearTimeout(timer);
  }, [sitting, isRunning, owed, settle]);

  useRefreshAsSaved(owed);
  useWakeLock(isRunning);
  return (
    <div aria-live="polite" className="visually-hidden">
      {sitting && <Spoken sitting={sitting} />}
    </div>
  );
}

/** Also when it was another tab that sent it. */
function useRefreshAsSaved(owed: number): void {
  const refresh = useRefreshSessions();
  const before = useRef(owed);
  useEffect(() => {
    if (owed < before.current) refresh();
    before.current = owed;
  }, [owed, refresh]);
}

/** The minutes left, said when one has gone, not every second. */
function Spoken({ sitting }: { sitting: Sitting }) {
  const { t } = useTranslation('mindfulness');
  const minutes = Math.ceil(useSecondsLeft(sitting) / 60);
  if (sitting.timer.runningSince === null) return t('paused');
  return t('spoken', { count: minutes });
}
