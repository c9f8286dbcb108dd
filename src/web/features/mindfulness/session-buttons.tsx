import { Pause, Play, Square } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { prepareEndSound } from '#web/lib/timer/end-sound.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { type ActiveSession, pauseSession, resumeSession, stopSession } from './session-timer.ts';
import { useSessionTimerStore } from './use-session-timer.ts';

const icon = { 'aria-hidden': true, className: 'size-4 fill-current', strokeWidth: 1.75 } as const;

interface Props {
  session: ActiveSession;
  /** Makes both buttons fill half of the container. */
  wide?: boolean;
}

/** Shows the buttons that pause, resume and stop the active session. */
export function SessionButtons({ session, wide = false }: Props) {
  const { t } = useTranslation('mindfulness');
  const store = useSessionTimerStore();
  const toast = useToast();
  const isRunning = session.timer.runningSince !== null;

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
    <div className={wide ? 'grid grid-cols-2 gap-3' : 'flex flex-wrap justify-center gap-3'}>
      <Button variant={isRunning ? 'secondary' : 'primary'} wide={wide} onClick={handleToggle}>
        {isRunning ? <Pause {...icon} /> : <Play {...icon} />}
        {isRunning ? t('pause') : t('resume')}
      </Button>
      <Button variant="secondary" wide={wide} onClick={handleStop}>
        <Square {...icon} />
        {t('stop')}
      </Button>
    </div>
  );
}
