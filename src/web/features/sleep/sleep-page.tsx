import { Moon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export function SleepPage() {
  const { t } = useTranslation('sleep');
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} area="sleep" />
      <Card>
        <EmptyState icon={Moon} title={t('emptyTitle')} text={t('emptyText')} area="sleep" />
      </Card>
    </>
  );
}
