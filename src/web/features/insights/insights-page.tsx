import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export function InsightsPage() {
  const { t } = useTranslation('insights');
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <Card>
        <EmptyState icon={Sparkles} title={t('emptyTitle')} text={t('emptyText')} />
      </Card>
    </>
  );
}
