import { useTranslation } from 'react-i18next';
import { formatClock } from '#web/lib/timer/use-timer.ts';
import type { ActiveSession } from './session-timer.ts';
import { useSecondsLeft } from './use-session-timer.ts';

interface Props {
  session: ActiveSession;
  /** A text below the time while the session runs. */
  note?: string;
}

/** Shows the name of the active session, the time left, and whether the session is paused. */
export function SessionClock({ session, note }: Props) {
  const { t } = useTranslation('mindfulness');
  const { type, timer } = session;
  const seconds = useSecondsLeft(session);
  return (
    <>
      <p className="font-semibold">{t(`presets.${type}`, { minutes: timer.duration / 60_000 })}</p>
      <p role="timer" aria-label={t('timeLeft')} className="number mt-1 text-hero font-semibold">
        {formatClock(seconds)}
      </p>
      {/* As high without a text, so that the time and the buttons stay in place. On phones, the note has two lines. */}
      <p className={note ? 'min-h-12 sm:min-h-6' : 'min-h-6'}>
        {timer.runningSince === null ? t('paused') : <span className="text-muted">{note}</span>}
      </p>
    </>
  );
}
