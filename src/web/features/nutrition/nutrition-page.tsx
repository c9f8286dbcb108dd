import { Salad } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export function NutritionPage() {
  const { t } = useTranslation('nutrition');
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} area="nutrition" />
      <Card>
        <EmptyState icon={Salad} title={t('emptyTitle')} text={t('emptyText')} area="nutrition" />
      </Card>
    </>
  );
}
