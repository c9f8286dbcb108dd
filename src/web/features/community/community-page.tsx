import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export function CommunityPage() {
  const { t } = useTranslation('community');
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <Card>
        <EmptyState icon={Users} title={t('emptyTitle')} text={t('emptyText')} />
      </Card>
    </>
  );
}
