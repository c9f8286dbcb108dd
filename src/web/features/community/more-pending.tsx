import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/ui/card.tsx';

/**
 * Takes the place of the second column of a wide page that could not be loaded. The error is beside it. `children` is a
 * drawing.
 */
export function MorePending({ children }: { children: ReactNode }) {
  const { t } = useTranslation('community');
  return (
    <Card title={t('views.more')} isColumn>
      <div className="flex grow flex-col items-center justify-center gap-4 text-center">
        {children}
        <p className="max-w-xs text-muted">{t('morePending')}</p>
      </div>
    </Card>
  );
}
