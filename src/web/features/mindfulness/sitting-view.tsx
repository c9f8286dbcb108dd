import { Pause, Play, Square } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { readyChime } from './chime.ts';
import { pause, resume, type Sitting, stop } from './practice.ts';
import { SunWindow } from './sun-window.tsx';
import { clockText, usePracticeStore, useSecondsLeft } from './use-practice.ts';

/** A session under way: how much is left, and what one can do. */
export function SittingView({ sitting }: { sitting: Sitting }) {
  const { t } = useTranslation('mindfulness');
  const store = usePracticeStore();
  const toast = useToast();
  const { type, timer } = sitting;
  const isRunning = timer.runningSince !== null;
  const seconds = useSecondsLeft(sitting);
  const name = t(`presets.${type}`, { minutes: timer.duration / 60_000 });

  const toggle = () => {
    readyChime();
    store.update(isRunning ? pause : resume);
  };
  const stopNow = () => {
    store.update(stop);
    const { ended } = store.read();
    const isKept = ended.some(({ startedAt }) => startedAt === sitting.startedAt);
    if (!isKept) toast.show({ title: t('tooShort'), description: t('tooShortText') });
  };

  return (
    <section aria-label={name} className="flex flex-col items-center text-center">
      <SunWindow
        elapsed={1 - (seconds * 1000) / timer.duration}
        rises={type === 'focus'}
        isStill={!isRunning}
      />
      <p className="mt-4 font-semibold">{name}</p>
      <p role="timer" aria-label={t('timeLeft')} className="number mt-1 text-hero font-semibold">
        {clockText(seconds)}
      </p>
      <p className="text-muted">{isRunning ? t('goesOn') : t('paused')}</p>
      <div className="mt-5 flex gap-3">
        <Button variant={isRunning ? 'secondary' : 'primary'} onClick={toggle}>
          {isRunning ? (
            <Pause aria-hidden="true" className="size-5" strokeWidth={1.75} />
          ) : (
            <Play aria-hidden="true" className="size-5" strokeWidth={1.75} />
          )}
          {isRunning ? t('pause') : t('resume')}
        </Button>
        <Button variant="secondary" onClick={stopNow}>
          <Square aria-hidden="true" className="size-5" strokeWidth={1.75} />
          {t('stop')}
        </Button>
      </div>
    </section>
  );
}
