import { Pause, Play, Square } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import type { ActiveSession } from './session-timer.ts';
import { useSessionControls } from './use-session-controls.ts';

const icon = { 'aria-hidden': true, className: 'size-4 fill-current', strokeWidth: 1.75 } as const;

/** Shows the buttons that pause, resume and stop the active session. */
export function SessionButtons({ session }: { session: ActiveSession }) {
  const { t } = useTranslation('mindfulness');
  const { isRunning, toggle, stop } = useSessionControls(session);
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <Button variant={isRunning ? 'secondary' : 'primary'} onClick={toggle}>
        {isRunning ? <Pause {...icon} /> : <Play {...icon} />}
        {isRunning ? t('pause') : t('resume')}
      </Button>
      <Button variant="secondary" onClick={stop}>
        <Square {...icon} />
        {t('stop')}
      </Button>
    </div>
  );
}
