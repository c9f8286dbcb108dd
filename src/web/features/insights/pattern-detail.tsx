import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PatternInsight } from '#contracts/insights.ts';
import { formatAmount, phraseStep } from '#domain/insights/measure-phrases.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { formatDay, formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DaysPlot } from './days-plot.tsx';
import { FeedbackButtons } from './feedback-buttons.tsx';
import { FigureList } from './figure-list.tsx';
import { useInsightDays } from './use-insights.ts';

/** Shows a pattern with the days that it is based on, how certain it is, and why. */
export function PatternDetail({ insight, experiments }: { insight: PatternInsight; experiments: ReactNode }) {
  const { t } = useTranslation('insights');
  const isCurrent = insight.status === 'current';
  const { area, kind } = measures[insight.outcome];
  return (
    <>
      <PageHeader
        title={insight.title}
        area={area}
        actions={
          <>
            {isCurrent ? (
              <Badge tone="good">{t('confidence', { value: insight.confidence })}</Badge>
            ) : (
              <Badge tone="attention">{t('withdrawn')}</Badge>
            )}
            <FeedbackButtons insight={insight} />
          </>
        }
      />
      <p className="mb-6 max-w-prose text-lead text-pretty">
        {isCurrent ? insight.description : t('withdrawnNote')}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <DaysCard key={`${insight.id} ${kind}`} insight={insight} />
        <div className="space-y-4 sm:space-y-6">
          <Figures insight={insight} />
          {measures[insight.exposure].kind === 'yesNo' && experiments}
        </div>
      </div>
    </>
  );
}

function DaysCard({ insight }: { insight: PatternInsight }) {
  const { t } = useTranslation('insights');
  const query = useInsightDays(insight.id);
  const { exposure, outcome, effect, low, high } = insight;
  return (
    <Card title={t('days')}>
      <QueryView query={query} errorTitle={t('daysLoadFailed')} loading={<Skeleton height="22rem" />}>
        {(data) => {
          const days = data.flatMap((day) =>
            day.exposure === null ? [] : { ...day, exposure: day.exposure },
          );
          return days.length === 0 ? (
            <p className="text-muted">{t('exploreEmpty')}</p>
          ) : (
            <DaysPlot {...{ exposure, outcome }} days={days} effect={{ effect, low, high }} />
          );
        }}
      </QueryView>
    </Card>
  );
}

function Figures({ insight }: { insight: PatternInsight }) {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  const today = useToday();
  const { exposure, outcome, effect, low, high, confidence } = insight;
  const isYesNo = measures[exposure].kind === 'yesNo';
  const step = isYesNo ? 1 : phraseStep(exposure);
  const signed = (value: number) =>
    `${value < 0 ? '−' : '+'}${formatAmount(value * step, outcome, language)}`;
  const each = measures[exposure].kind === 'scale' ? t('point') : formatAmount(step, exposure, language);
  const per = isYesNo ? '' : ` ${t('effectFor', { step: each })}`;
  const rows = [
    ['effect', `${signed(effect)}${per}`],
    ['range', `${signed(low)} … ${signed(high)}`],
    ['confidence', t('percent', { value: confidence })],
    ['days', formatNumber(insight.days, language)],
    ['pairs', formatNumber(insight.pairsChecked, language)],
    ['firstSeen', formatDay(insight.firstSeen, language, today)],
    ['lastChecked', formatDay(insight.lastChecked, language, today)],
  ] as const;
  return (
    <Card title={t('figures')}>
      <FigureList figures={rows.map(([name, value]) => ({ label: t(`figure.${name}`), value }))} />
      {insight.status === 'current' && (
        <p className="mt-3 text-small text-muted">{t('confidenceText', { value: confidence })}</p>
      )}
      <p className="mt-3 text-small text-muted">{t('chance')}</p>
    </Card>
  );
}
