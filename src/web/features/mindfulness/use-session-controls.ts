import { useTranslation } from 'react-i18next';
import { prepareEndSound } from '#web/lib/timer/end-sound.ts';
import { useToast } from '#web/ui/toaster.tsx';
import { type ActiveSession, pauseSession, resumeSession, stopSession } from './session-timer.ts';
import { useSessionTimerStore } from './use-session-timer.ts';

/**
 * Returns whether the active session runs, and functions that pause or resume it and stop it. Stopping a session that
 * is too short to be saved says so in a toast.
 */
export function useSessionControls(session: ActiveSession) {
  const { t } = useTranslation('mindfulness');
  const store = useSessionTimerStore();
  const toast = useToast();
  const isRunning = session.timer.runningSince !== null;

  const toggle = () => {
    if (!isRunning) prepareEndSound();
    store.update(isRunning ? pauseSession : resumeSession);
  };
  const stop = () => {
    store.update(stopSession);
    const { ended } = store.read();
    const isSaved = ended.some(({ startedAt }) => startedAt === session.startedAt);
    if (!isSaved) toast.show({ title: t('tooShort'), description: t('tooShortText') });
  };
  return { isRunning, toggle, stop };
}
