import { Link, useRouterState } from '@tanstack/react-router';
import { ChevronRight, Flower2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { SessionSync } from './session-sync.tsx';
import type { ActiveSession } from './session-timer.ts';
import { formatClock, useSecondsLeft, useSessionTimer } from './use-session-timer.ts';

/** Shows the running session, or the open mood prompt, on every page except the mindfulness page. */
export function ActiveSessionBar() {
  const { t } = useTranslation('mindfulness');
  const { session, ended } = useSessionTimer();
  const isMindfulnessPage = useRouterState({
    select: (state) => state.location.pathname === pages.mindfulness,
  });
  const unsentCount = ended.filter((ended) => ended.sendFailed).length;
  const isMoodPromptOpen = ended.some((ended) => ended.moodPromptOpen);
  const text = session ? (
    <ActiveSessionText session={session} />
  ) : unsentCount > 0 ? (
    t('waiting', { count: unsentCount })
  ) : (
    isMoodPromptOpen && t('barMoodPrompt')
  );
  return (
    <>
      <SessionSync />
      {!isMindfulnessPage && text && (
        <aside aria-label={t('activeSession')}>
          <Link
            to={pages.mindfulness}
            className="block bg-primary-soft font-medium text-primary focus-visible:-outline-offset-2"
          >
            <span className="mx-auto flex min-h-11 max-w-7xl items-center gap-3 px-4 sm:px-6">
              <Flower2 aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
              <span className="min-w-0 grow">{text}</span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
            </span>
          </Link>
        </aside>
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
