import { useRouterState } from '@tanstack/react-router';
import { Flower2 } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { formatClock } from '#web/lib/timer/use-timer.ts';
import { ActivityBar } from '#web/ui/activity-bar.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { setSessionStageOpen, useIsSessionStageOpen } from './session-stage-store.ts';
import { SessionSync } from './session-sync.tsx';
import type { ActiveSession } from './session-timer.ts';
import { useSecondsLeft, useSessionTimer } from './use-session-timer.ts';

// Loads the full-screen view when it opens. If loading fails, the view in the page shows the
// session.
const loadStage = async () => (await import('./session-stage.tsx')).SessionStage;

/**
 * Runs `SessionSync`, and shows the full-screen view of the session if it is open. On all pages except the mindfulness
 * page, also shows a link to the running or paused session, or to the question about the mood after a session.
 */
export function ActiveSessionBar() {
  const { t } = useTranslation('mindfulness');
  const { session, ended } = useSessionTimer();
  const isMindfulnessPage = useRouterState({
    select: (state) => state.location.pathname === pages.mindfulness,
  });
  const toRate = ended.findLast((one) => one.moodPromptOpen);
  const isStageOpen = useIsSessionStageOpen();
  const hasStage = session !== null || toRate !== undefined;
  useEffect(() => {
    if (!hasStage) setSessionStageOpen(false);
  }, [hasStage]);
  const text = session ? <ActiveSessionText session={session} /> : toRate && t('barMoodPrompt');
  return (
    <>
      <SessionSync />
      {isStageOpen && hasStage && (
        <LazyPart load={loadStage} props={{ session, ended: toRate }} failed={() => <CloseStage />} />
      )}
      {!isMindfulnessPage && text && (
        <ActivityBar to={pages.mindfulness} label={t('activeSession')} icon={Flower2}>
          {text}
        </ActivityBar>
      )}
    </>
  );
}

/**
 * Leaves the full-screen view, which could not be loaded, so that the page shows the session again.
 * Renders nothing.
 */
function CloseStage() {
  useEffect(() => setSessionStageOpen(false), []);
  return null;
}

function ActiveSessionText({ session }: { session: ActiveSession }) {
  const { t } = useTranslation('mindfulness');
  const { type, timer } = session;
  const name = t(`presets.${type}`, { minutes: timer.duration / 60_000 });
  const timeLeft = formatClock(useSecondsLeft(session));
  return (
    <span className="tabular-nums">
      {t(timer.runningSince === null ? 'barPaused' : 'barRunning', { name, left: timeLeft })}
    </span>
  );
}
