import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ActiveSessionView } from './active-session-view.tsx';
import { MoodAfter } from './mood-after.tsx';
import { SessionPresets } from './session-presets.tsx';
import { useSessionTimer } from './use-session-timer.ts';
import { useSyncSessions } from './use-sync-sessions.ts';

/** A session from its choice to how one feels after it: the same one wherever it is shown. */
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

/** A press that changes all there is to press leaves the focus here and not at the top of the page. */
function useKeepFocus(step: string) {
  const ref = useRef<HTMLDivElement>(null);
  const clickedStep = useRef('');
  const renderedStep = useRef(step);
  useEffect(() => {
    if (renderedStep.current !== step && clickedStep.current === renderedStep.current) {
      ref.current?.focus();
    }
    renderedStep.current = step;
    clickedStep.current = '';
  }, [step]);
  const handleClickCapture = () => {
    clickedStep.current = step;
  };
  return { ref, onClickCapture: handleClickCapture };
}

/** What the card around it is called just then. */
export function useStarterTitle(): string {
  const { t } = useTranslation('mindfulness');
  const { session, ended } = useSessionTimer();
  if (session) return t('activeSession');
  return t(ended.some((one) => one.moodPromptOpen) ? 'after' : 'start');
}

/** Sessions that could not be sent yet: nothing is lost, and one can try again. */
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
