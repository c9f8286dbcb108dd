import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/ui/card.tsx';

/** Takes the place of the second column of a wide page that could not be loaded. The error is beside it. */
export function MorePending() {
  const { t } = useTranslation('community');
  return (
    <div className="self-start">
      <Card title={t('views.more')}>
        <p className="flex gap-3 text-muted">
          <CloudOff aria-hidden="true" className="mt-0.5 size-5 shrink-0" strokeWidth={1.75} />
          {t('morePending')}
        </p>
      </Card>
    </div>
  );
}
