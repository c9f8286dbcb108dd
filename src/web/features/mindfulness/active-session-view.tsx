import { Maximize2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { EndSoundSwitch } from './end-sound-switch.tsx';
import { SessionButtons } from './session-buttons.tsx';
import { SessionClock } from './session-clock.tsx';
import { SessionProgress } from './session-progress.tsx';
import { setSessionStageOpen } from './session-stage-store.ts';
import type { ActiveSession } from './session-timer.ts';
import { useSecondsLeft } from './use-session-timer.ts';

/**
 * Shows the active session in a page: the time left, the buttons to control it, and a button for the full-screen view.
 */
export function ActiveSessionView({ session }: { session: ActiveSession }) {
  const { t } = useTranslation('mindfulness');
  const { type, timer } = session;
  const seconds = useSecondsLeft(session);
  const isRunning = timer.runningSince !== null;
  const name = t(`presets.${type}`, { minutes: timer.duration / 60_000 });
  return (
    <section aria-label={name} className="flex flex-col items-center text-center">
      <SessionProgress elapsed={1 - (seconds * 1000) / timer.duration} type={type} isPaused={!isRunning} />
      <div className="mt-4">
        <SessionClock session={session} note={t('keepsRunning')} />
      </div>
      <div className="mt-5">
        <SessionButtons session={session} />
      </div>
      <div className="mt-3">
        <Button variant="quiet" onClick={() => setSessionStageOpen(true)}>
          <Maximize2 aria-hidden="true" className="size-5" strokeWidth={1.75} />
          {t('fullScreen')}
        </Button>
      </div>
      <div className="mt-4 w-full border-t border-line pt-2 text-left">
        <EndSoundSwitch />
      </div>
    </section>
  );
}
