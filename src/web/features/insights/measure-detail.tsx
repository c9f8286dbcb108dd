import { useTranslation } from 'react-i18next';
import type { MeasureInsight } from '#contracts/insights.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { formatDay, formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { FeedbackButtons } from './feedback-buttons.tsx';
import { FigureList } from './figure-list.tsx';
import { keepNumbersTogether } from './keep-numbers-together.ts';
import { MeasurePlot } from './measure-plot.tsx';
import { StreakDays } from './streak-days.tsx';
import { useInsightDays } from './use-insights.ts';
import { WithdrawnNote } from './withdrawn-note.tsx';

/**
 * Shows the text of an insight about one measure, or a note that the insight was withdrawn. Also
 * shows the days of the insight, and how the insight was found.
 */
export function MeasureDetail({ insight }: { insight: MeasureInsight }) {
  const { t } = useTranslation('insights');
  const isCurrent = insight.status === 'current';
  return (
    <>
      <PageHeader
        title={insight.title}
        actions={
          <>
            {!isCurrent && <Badge tone="attention">{t('withdrawnBadge')}</Badge>}
            <FeedbackButtons insight={insight} />
          </>
        }
      />
      <p className="mb-6 max-w-prose text-lead text-pretty">
        {isCurrent ? keepNumbersTogether(insight.description) : <WithdrawnNote insight={insight} />}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <DaysCard insight={insight} />
        <HowCard insight={insight} />
      </div>
    </>
  );
}

function DaysCard({ insight }: { insight: MeasureInsight }) {
  const { t } = useTranslation('insights');
  const query = useInsightDays(insight.id);
  return (
    <Card title={t('days')}>
      <QueryView query={query} errorTitle={t('daysLoadFailed')} loading={<Skeleton height="22rem" />}>
        {(days) =>
          insight.kind === 'streak' ? (
            <StreakDays insight={insight} days={days} />
          ) : (
            <MeasurePlot insight={insight} days={days} />
          )
        }
      </QueryView>
    </Card>
  );
}

function HowCard({ insight }: { insight: MeasureInsight }) {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  const today = useToday();
  const day = (value: CalendarDay) => formatDay(value, language, today);
  const figures = [
    { label: t('measureFigure.days'), value: formatNumber(insight.days, language) },
    { label: t('measureFigure.firstSeen'), value: day(insight.firstSeen) },
    { label: t('measureFigure.lastChecked'), value: day(insight.lastChecked) },
  ];
  return (
    <Card title={t('figures')}>
      <FigureList figures={figures} />
      <p className="mt-3 text-small text-muted">{t(`foundBy.${insight.kind}`)}</p>
      {insight.kind !== 'streak' && <p className="mt-3 text-small text-muted">{t('noProbability')}</p>}
    </Card>
  );
}
