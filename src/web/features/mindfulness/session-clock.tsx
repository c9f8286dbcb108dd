import { useTranslation } from 'react-i18next';
import { formatClock } from '#web/lib/timer/use-timer.ts';
import type { ActiveSession } from './session-timer.ts';
import { useSecondsLeft } from './use-session-timer.ts';

/** Shows the name of the active session, the time left, and whether the session is paused. */
export function SessionClock({ session }: { session: ActiveSession }) {
  const { t } = useTranslation('mindfulness');
  const { type, timer } = session;
  const seconds = useSecondsLeft(session);
  return (
    <>
      <p className="font-semibold">{t(`presets.${type}`, { minutes: timer.duration / 60_000 })}</p>
      <p role="timer" aria-label={t('timeLeft')} className="number mt-1 text-hero font-semibold">
        {formatClock(seconds)}
      </p>
      {timer.runningSince === null && <p>{t('paused')}</p>}
    </>
  );
}
