import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';

/** Links back to the overview of the insights page. */
export function BackLink() {
  const { t } = useTranslation('insights');
  return (
    <Link
      to={pages.aiInsights}
      className="-mt-2 mb-2 inline-flex min-h-11 items-center gap-2 font-medium text-primary hover:underline"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {t('back')}
    </Link>
  );
}
