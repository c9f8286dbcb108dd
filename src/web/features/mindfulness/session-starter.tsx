import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { MoodAfter } from './mood-after.tsx';
import { SessionPresets } from './session-presets.tsx';
import { SittingView } from './sitting-view.tsx';
import { usePractice } from './use-practice.ts';
import { useSettle } from './use-settle.ts';

/** A session from its choice to how one feels after it: the same one wherever it is shown. */
export function SessionStarter() {
  const { sitting, ended } = usePractice();
  const asked = ended.findLast((one) => one.asked);
  const place = useFocusKept(sitting ? 'sitting' : asked ? 'after' : 'before');
  return (
    <div {...place} tabIndex={-1} className="scroll-my-32 outline-none">
      <WaitingSessions />
      {sitting ? (
        <SittingView sitting={sitting} />
      ) : asked ? (
        <MoodAfter key={asked.startedAt} ended={asked} />
      ) : (
        <SessionPresets />
      )}
    </div>
  );
}

/** A press that changes all there is to press leaves the focus here and not at the top of the page. */
function useFocusKept(step: string) {
  const ref = useRef<HTMLDivElement>(null);
  const pressedIn = useRef('');
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step && pressedIn.current === shown.current) {
      ref.current?.focus();
    }
    shown.current = step;
    pressedIn.current = '';
  }, [step]);
  const onClickCapture = () => {
    pressedIn.current = step;
  };
  return { ref, onClickCapture };
}

/** What the card around it is called just then. */
export function useStarterTitle(): string {
  const { t } = useTranslation('mindfulness');
  const { sitting, ended } = usePractice();
  if (sitting) return t('underWay');
  return t(ended.some((one) => one.asked) ? 'after' : 'start');
}

/** Sessions that could not be sent yet: nothing is lost, and one can try again. */
function WaitingSessions() {
  const { t } = useTranslation(['mindfulness', 'common']);
  const settle = useSettle();
  const { ended } = usePractice();
  const count = ended.filter((one) => one.waiting).length;
  if (count === 0) return null;
  return (
    <div className="mb-4">
      <Alert tone="attention">
        <p className="font-semibold">{t('mindfulness:waiting', { count })}</p>
        <p className="mb-3">{t('mindfulness:waitingText')}</p>
        <Button variant="secondary" onClick={() => void settle()}>
          {t('common:tryAgain')}
        </Button>
      </Alert>
    </div>
  );
}
