import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';

/** Links to the details of an insight. */
export function InsightLink({ id, title }: { id: number; title: string }) {
  const { t } = useTranslation('insights');
  return (
    <Link
      to={pages.aiInsights}
      search={{ insight: id }}
      aria-label={`${t('open')}: ${title}`}
      className="inline-flex min-h-11 items-center gap-2 font-medium text-primary hover:underline"
    >
      {t('open')}
      <ArrowRight aria-hidden="true" className="size-4" />
    </Link>
  );
}
