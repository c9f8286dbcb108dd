import { useRouterState } from '@tanstack/react-router';
import { Flower2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { formatClock } from '#web/lib/timer/use-timer.ts';
import { ActivityBar } from '#web/ui/activity-bar.tsx';
import { SessionSync } from './session-sync.tsx';
import type { ActiveSession } from './session-timer.ts';
import { useSecondsLeft, useSessionTimer } from './use-session-timer.ts';

/**
 * Runs `SessionSync`. On all pages except the mindfulness page, also shows a link to the active session, running or
 * paused, or to the question about the mood after a session.
 */
export function ActiveSessionBar() {
  const { t } = useTranslation('mindfulness');
  const { session, ended } = useSessionTimer();
  const isMindfulnessPage = useRouterState({
    select: (state) => state.location.pathname === pages.mindfulness,
  });
  const isMoodPromptOpen = ended.some((ended) => ended.moodPromptOpen);
  const text = session ? <ActiveSessionText session={session} /> : isMoodPromptOpen && t('barMoodPrompt');
  return (
    <>
      <SessionSync />
      {!isMindfulnessPage && text && (
        <ActivityBar to={pages.mindfulness} label={t('activeSession')} icon={Flower2}>
          {text}
        </ActivityBar>
      )}
    </>
  );
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
