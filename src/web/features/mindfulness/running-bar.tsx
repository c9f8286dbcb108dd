import { Link, useRouterState } from '@tanstack/react-router';
import { ChevronRight, Flower2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import type { Sitting } from './practice.ts';
import { SessionKeeper } from './session-keeper.tsx';
import { clockText, usePractice, useSecondsLeft } from './use-practice.ts';

/** On every page but its own: the session that goes on, or that waits for a word. */
export function RunningBar() {
  const { t } = useTranslation('mindfulness');
  const { sitting, ended } = usePractice();
  const isThere = useRouterState({ select: (state) => state.location.pathname === pages.mindfulness });
  const waiting = ended.filter((one) => one.waiting).length;
  const isAsked = ended.some((one) => one.asked);
  const text = sitting ? (
    <SittingText sitting={sitting} />
  ) : waiting > 0 ? (
    t('waiting', { count: waiting })
  ) : (
    isAsked && t('barAsks')
  );
  return (
    <>
      <SessionKeeper />
      {!isThere && text && (
        <aside aria-label={t('underWay')}>
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

function SittingText({ sitting }: { sitting: Sitting }) {
  const { t } = useTranslation('mindfulness');
  const { type, timer } = sitting;
  const name = t(`presets.${type}`, { minutes: timer.duration / 60_000 });
  const left = clockText(useSecondsLeft(sitting));
  return (
    <span className="tabular-nums">
      {t(timer.runningSince === null ? 'barPaused' : 'barRunning', { name, left })}
    </span>
  );
}
