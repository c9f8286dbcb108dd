import { useTranslation } from 'react-i18next';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function AuthPage() {
  const { t } = useTranslation('auth');
  return (
    <div className="mx-auto max-w-md">
      <PageHeader title={t('title')} />
      <Skeleton height="20rem" />
    </div>
  );
}
