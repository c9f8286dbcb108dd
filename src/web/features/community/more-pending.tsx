import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/ui/card.tsx';

/** Takes the place of the second column of a wide page that could not be loaded. The error is below it. */
export function MorePending() {
  const { t } = useTranslation('community');
  return (
    <div className="grid">
      <Card isColumn title={t('views.more')}>
        <div className="flex grow flex-col items-center justify-center gap-3 text-center text-muted">
          <span
            aria-hidden="true"
            className="flex size-12 items-center justify-center rounded-full border border-line bg-paper"
          >
            <CloudOff className="size-6" strokeWidth={1.5} />
          </span>
          <p className="max-w-xs">{t('morePending')}</p>
        </div>
      </Card>
    </div>
  );
}
