import { Pause, Play, Square } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { prepareEndSound } from '#web/lib/timer/end-sound.ts';
import { formatClock } from '#web/lib/timer/use-timer.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { EndSoundSwitch } from './end-sound-switch.tsx';
import { SessionProgress } from './session-progress.tsx';
import { type ActiveSession, pauseSession, resumeSession, stopSession } from './session-timer.ts';
import { useSecondsLeft, useSessionTimerStore } from './use-session-timer.ts';

/** Shows the active session, running or paused: the time left, and the buttons to pause, resume and stop. */
export function ActiveSessionView({ session }: { session: ActiveSession }) {
  const { t } = useTranslation('mindfulness');
  const store = useSessionTimerStore();
  const toast = useToast();
  const { type, timer } = session;
  const isRunning = timer.runningSince !== null;
  const seconds = useSecondsLeft(session);
  const name = t(`presets.${type}`, { minutes: timer.duration / 60_000 });

  const handleToggle = () => {
    if (!isRunning) prepareEndSound();
    store.update(isRunning ? pauseSession : resumeSession);
  };
  const handleStop = () => {
    store.update(stopSession);
    const { ended } = store.read();
    const isSaved = ended.some(({ startedAt }) => startedAt === session.startedAt);
    if (!isSaved) toast.show({ title: t('tooShort'), description: t('tooShortText') });
  };

  return (
    <section aria-label={name} className="flex flex-col items-center text-center">
      <SessionProgress
        elapsed={1 - (seconds * 1000) / timer.duration}
        isSunrise={type === 'focus'}
        isPaused={!isRunning}
      />
      <p className="mt-4 font-semibold">{name}</p>
      <p role="timer" aria-label={t('timeLeft')} className="number mt-1 text-hero font-semibold">
        {formatClock(seconds)}
      </p>
      <p className="text-muted">{isRunning ? t('keepsRunning') : t('paused')}</p>
      <div className="mt-5 flex gap-3">
        <Button variant={isRunning ? 'secondary' : 'primary'} onClick={handleToggle}>
          {isRunning ? (
            <Pause aria-hidden="true" className="size-5" strokeWidth={1.75} />
          ) : (
            <Play aria-hidden="true" className="size-5" strokeWidth={1.75} />
          )}
          {isRunning ? t('pause') : t('resume')}
        </Button>
        <Button variant="secondary" onClick={handleStop}>
          <Square aria-hidden="true" className="size-5" strokeWidth={1.75} />
          {t('stop')}
        </Button>
      </div>
      <div className="mt-5 w-full border-t border-line pt-2 text-left">
        <EndSoundSwitch />
      </div>
    </section>
  );
}
