import { Activity } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export function FitnessPage() {
  const { t } = useTranslation('fitness');
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} area="fitness" />
      <Card>
        <EmptyState icon={Activity} title={t('emptyTitle')} text={t('emptyText')} area="fitness" />
      </Card>
    </>
  );
}
