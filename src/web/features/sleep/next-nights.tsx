import { useTranslation } from 'react-i18next';
import { Card } from '#web/ui/card.tsx';
import { MissingRatings } from './quality-card.tsx';
import { MissingNights } from './regularity-card.tsx';

/** Says how many ratings and nights the chart of the quality and the regularity need, if both cannot be shown yet. */
export function NextNights() {
  const { t } = useTranslation('sleep');
  return (
    <Card title={t('next')}>
      <div className="space-y-1">
        <MissingRatings />
        <MissingNights />
      </div>
    </Card>
  );
}
