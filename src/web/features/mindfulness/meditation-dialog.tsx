import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/dialog.tsx';
import { Breathing } from './breathing.tsx';
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
      <div className="mt-6 border-t border-line pt-5">
        <h3 className="mb-3 font-semibold">{t('breathing')}</h3>
        <div className="mx-auto max-w-md">
          <Breathing />
        </div>
      </div>
    </Dialog>
  );
}
