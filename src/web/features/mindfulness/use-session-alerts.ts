import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { pauseSession, resumeSession } from './session-timer.ts';
import { useSessionTimer, useSessionTimerStore } from './use-session-timer.ts';

/**
 * Keeps the screen on during a session, and alerts the person at the end. Loads the script of the alerts when a session
 * starts.
 */
export function useSessionAlerts(): void {
  const { t } = useTranslation('mindfulness');
  const store = useSessionTimerStore();
  const { sync } = useSessionTimerStore();
  const { session } = useSessionTimer();

  useEffect(() => {
    if (!session) return;
    const { type, timer } = session;
    let stop: (() => void) | undefined;
    let isCancelled = false;
    const start = async () => {
      // If the script cannot be loaded, the session runs without alerts.
      const alerts = await import('./session-alerts.ts').catch(() => undefined);
      if (isCancelled) return;
      stop = alerts?.startSessionAlerts({
        endsAt: timer.runningSince && timer.runningSince + timer.duration - timer.elapsedBefore,
        name: t(`presets.${type}`, { minutes: timer.duration / 60_000 }),
        onPause: () => store.update(pauseSession),
        onResume: () => store.update(resumeSession),
        onEnd: () => void sync(),
        notification: { title: t('overTitle'), body: t('moodAfter') },
      });
    };
    void start();
    return () => {
      isCancelled = true;
      stop?.();
    };
  }, [session, store, sync, t]);
}
