import { useTranslation } from 'react-i18next';
import { minGroupNights } from '#domain/excellent-nights.ts';
import { Card } from '#web/ui/card.tsx';
import { MissingRatings } from './quality-card.tsx';
import { MissingNights } from './regularity-card.tsx';

/**
 * Says how many ratings and nights the chart of the quality, the regularity and the comparison of the best nights need,
 * if none of them can be shown yet.
 */
export function NextNights() {
  const { t } = useTranslation('sleep');
  return (
    <Card title={t('next')}>
      <div className="space-y-1">
        <MissingRatings />
        <MissingNights />
        <p className="text-muted">{t('excellent.first', { needed: minGroupNights })}</p>
      </div>
    </Card>
  );
}
