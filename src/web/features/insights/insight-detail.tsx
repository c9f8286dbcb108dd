import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/i18n/error-message.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { BackLink } from './back-link.tsx';
import { MeasureDetail } from './measure-detail.tsx';
import { PatternDetail } from './pattern-detail.tsx';
import { usePatterns } from './use-insights.ts';

/** Shows one insight with the days it rests on. A recommendation shows the pattern that it follows from. */
export function InsightDetail({ id, experiments }: { id: number; experiments?: ReactNode }) {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  const { data, error, refetch } = usePatterns();
  const chosen = data?.find((one) => one.id === id);
  const insight = chosen?.type === 'recommendation' ? data?.find((one) => one.id === chosen.pattern) : chosen;
  return (
    <>
      <BackLink />
      {error && !data && (
        <ErrorState
          title={t('loadFailed')}
          text={errorMessage(error, language)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton height="32rem" />}
      {data && !insight && <PageHeader title={t('notFound')} subtitle={t('notFoundText')} />}
      {insight?.type === 'pattern' && <PatternDetail insight={insight} experiments={experiments} />}
      {insight && 'kind' in insight && <MeasureDetail key={insight.id} insight={insight} />}
    </>
  );
}
