import { Flower2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export function MindfulnessPage() {
  const { t } = useTranslation('mindfulness');
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} area="mindfulness" />
      <Card>
        <EmptyState icon={Flower2} title={t('emptyTitle')} text={t('emptyText')} area="mindfulness" />
      </Card>
    </>
  );
}
