import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { FullScreen } from '#web/ui/full-screen.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { MoodAfterForm } from './mood-after-form.tsx';
import { SessionClock } from './session-clock.tsx';
import { SessionLandscape } from './session-landscape.tsx';
import { SessionRing } from './session-ring.tsx';
import { setSessionStageOpen } from './session-stage-store.ts';
import type { ActiveSession, EndedSession } from './session-timer.ts';
import { StageControls } from './stage-controls.tsx';
import { useSecondsLeft } from './use-session-timer.ts';

export interface SessionStageProps {
  /** The active session. Null after the session, while the person is asked for the mood. */
  session: ActiveSession | null;
  ended: EndedSession | undefined;
}

/** Fills the screen with the active session, and afterwards with the question about the mood. */
export function SessionStage({ session, ended }: SessionStageProps) {
  const { t } = useTranslation('mindfulness');
  const close = () => setSessionStageOpen(false);
  return (
    <FullScreen onClose={close} title={t(session ? 'activeSession' : 'after')}>
      {session ? (
        <RunningLandscape session={session} />
      ) : (
        ended && <StageLandscape elapsed={1} type={ended.type} />
      )}
      <div className="absolute top-0 left-0 z-10 p-2 sm:p-4">
        <div className="inline-flex rounded-full bg-raised *:rounded-full *:-outline-offset-2">
          <IconButton icon={ChevronDown} label={t('leaveFullScreen')} onClick={close} />
        </div>
      </div>
      <div className="relative flex grow flex-col items-center gap-6 text-center">
        <div className="flex grow flex-col justify-center px-4 pb-[5dvh]">
          {session && <RingedClock session={session} />}
        </div>
        <div className="w-full max-w-xl px-4 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:pb-10">
          {session ? (
            <StageControls session={session} />
          ) : (
            ended && (
              <div className="rounded-base border border-line bg-raised p-4 text-left sm:p-6">
                <MoodAfterForm key={ended.startedAt} session={ended} />
              </div>
            )
          )}
        </div>
      </div>
    </FullScreen>
  );
}

/** Returns the share of the session's time that has passed, from 0 to 1. */
function useElapsed(session: ActiveSession): number {
  return 1 - (useSecondsLeft(session) * 1000) / session.timer.duration;
}

const RunningLandscape = ({ session }: { session: ActiveSession }) => (
  <StageLandscape elapsed={useElapsed(session)} type={session.type} />
);

/** Shows the clock inside a thin ring that fills during the session. The time is in the middle. */
const RingedClock = ({ session }: { session: ActiveSession }) => (
  <div className="relative grid size-[min(13rem,48dvh)] grid-rows-[1fr_auto_1fr] sm:size-[min(18rem,48dvh)] [&>p:first-of-type]:self-end">
    <SessionRing elapsed={useElapsed(session)} color="currentcolor" width={3} />
    <SessionClock session={session} />
  </div>
);

/** Fills the screen with the landscape. The sun is smaller on a narrow screen, where the clock is close to it. */
function StageLandscape(props: Omit<ComponentProps<typeof SessionLandscape>, 'sunRadius'>) {
  return <SessionLandscape {...props} sunRadius={useIsWide() ? 28 : 22} />;
}
