import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/dialog.tsx';
import { Breathing } from './breathing.tsx';
import { BreathingFlower } from './breathing-flower.tsx';
import { SessionStarter } from './session-starter.tsx';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * Shows the controls to start a session or a breathing exercise, on any page. Closing the dialog does not stop a
 * session.
 */
export function MeditationDialog(props: Props) {
  const { t } = useTranslation('mindfulness');
  return (
    <Dialog {...props} title={t('dialogTitle')} wide>
      <SessionStarter />
      <div className="mt-4 border-t border-line pt-4 sm:mt-6 sm:pt-5">
        <div className="mb-3 flex items-center gap-3">
          <div className="w-14 shrink-0 sm:w-20">
            <BreathingFlower />
          </div>
          <div>
            <h3 className="font-semibold">{t('breathing')}</h3>
            <p className="text-small text-muted">{t('breathIdle')}</p>
          </div>
        </div>
        <Breathing compact />
      </div>
    </Dialog>
  );
}
