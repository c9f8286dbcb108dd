import { useTranslation } from 'react-i18next';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { useKeepFocus } from '#web/ui/use-keep-focus.ts';
import { ActiveSessionView } from './active-session-view.tsx';
import { MoodAfter } from './mood-after.tsx';
import { SessionPresets } from './session-presets.tsx';
import { useSessionTimer } from './use-session-timer.ts';
import { useSyncSessions } from './use-sync-sessions.ts';

/**
 * Shows the current step of a session: the presets, the timer, or the question about the mood afterwards. All pages
 * show the same session.
 */
export function SessionStarter() {
  const { session, ended } = useSessionTimer();
  const toRate = ended.findLast((one) => one.moodPromptOpen);
  const focusProps = useKeepFocus(session ? 'active' : toRate ? 'ended' : 'idle');
  return (
    <div {...focusProps} tabIndex={-1} className="scroll-my-32 outline-none">
      <UnsentSessions />
      {session ? (
        <ActiveSessionView session={session} />
      ) : toRate ? (
        <MoodAfter key={toRate.startedAt} session={toRate} />
      ) : (
        <SessionPresets />
      )}
    </div>
  );
}

/** Returns the title of the surrounding card for the current step. */
export function useStarterTitle(): string {
  const { t } = useTranslation('mindfulness');
  const { session, ended } = useSessionTimer();
  if (session) return t('activeSession');
  return t(ended.some((one) => one.moodPromptOpen) ? 'after' : 'start');
}

/** Lists sessions that could not be sent, with a button to retry. */
function UnsentSessions() {
  const { t } = useTranslation(['mindfulness', 'common']);
  const sync = useSyncSessions();
  const { ended } = useSessionTimer();
  const count = ended.filter((one) => one.sendFailed).length;
  if (count === 0) return null;
  return (
    <div className="mb-4">
      <Alert tone="attention">
        <p className="font-semibold">{t('mindfulness:waiting', { count })}</p>
        <p className="mb-3">{t('mindfulness:waitingText')}</p>
        <Button variant="secondary" onClick={() => void sync()}>
          {t('common:tryAgain')}
        </Button>
      </Alert>
    </div>
  );
}
