import { useTranslation } from 'react-i18next';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <PageHeader title={t('title')} />
      <Skeleton height="20rem" />
    </>
  );
}
