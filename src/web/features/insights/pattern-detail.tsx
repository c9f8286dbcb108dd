import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PatternInsight } from '#contracts/insights.ts';
import { formatScalePoints } from '#domain/insights/format-scale-points.ts';
import { certaintyOf } from '#domain/insights/lead.ts';
import { formatAmount, phraseStep } from '#domain/insights/measure-phrases.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { useStepText } from '#web/charts/use-step-text.ts';
import { formatDay, formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { useIsMeasureShown } from '#web/lib/shown-numbers.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DaysPlot } from './days-plot.tsx';
import { FeedbackButtons } from './feedback-buttons.tsx';
import { FigureList } from './figure-list.tsx';
import { PatternText } from './pattern-text.tsx';
import { useInsightDays } from './use-insights.ts';
import { usePatternDays } from './use-pattern-days.ts';
import { WithdrawnNote } from './withdrawn-note.tsx';

/**
 * Shows a pattern with the days that it is based on, and its figures, such as the size of the effect and the
 * confidence.
 */
export function PatternDetail({ insight, experiments }: { insight: PatternInsight; experiments: ReactNode }) {
  const { t } = useTranslation(['insights', 'patterns']);
  const isCurrent = insight.status === 'current';
  const { kind } = measures[insight.outcome];
  return (
    <>
      <PageHeader
        title={insight.title}
        actions={
          <>
            {isCurrent ? (
              <Badge tone="good">{t(`patterns:certainty.${certaintyOf(insight.confidence)}`)}</Badge>
            ) : (
              <Badge tone="attention">{t('withdrawnBadge')}</Badge>
            )}
            <FeedbackButtons insight={insight} />
          </>
        }
      />
      <div className="mb-6 text-lead">
        {isCurrent ? (
          <Means insight={insight} />
        ) : (
          <p className="max-w-prose text-pretty">
            <WithdrawnNote insight={insight} />
          </p>
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <DaysCard key={`${insight.id} ${kind}`} insight={insight} />
        <div className="space-y-4 sm:space-y-6">
          <Figures insight={insight} />
          {isCurrent && measures[insight.exposure].kind === 'yesNo' && experiments}
        </div>
      </div>
    </>
  );
}

/** Says the means of both kinds of days. The adjusted difference is in `Figures`. */
function Means({ insight }: { insight: PatternInsight }) {
  const { state, kinds } = usePatternDays(insight);
  if (state !== 'loading') return <PatternText {...{ insight, kinds }} />;
  return (
    <div aria-busy="true" className="max-w-prose">
      <Skeleton height="3.5rem" />
    </div>
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
            <p className="text-muted">{t('daysEmpty')}</p>
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
  const isShown = useIsMeasureShown();
  const stepText = useStepText();
  const { exposure, outcome, effect, low, high, confidence } = insight;
  const isCurrent = insight.status === 'current';
  const step = phraseStep(exposure);
  const signed = (value: number) =>
    `${value < 0 ? '−' : '+'}${formatAmount(value * step, outcome, language)}`;
  const points = (text: string) =>
    measures[outcome].kind === 'scale' ? formatScalePoints(text, language) : text;
  const rows = [
    ...(isShown(outcome) && isShown(exposure)
      ? ([
          ['effect', `${points(signed(effect))} ${stepText(exposure)}`.trimEnd()],
          ['range', t('rangeOf', { low: signed(low), high: signed(high) })],
        ] as const)
      : ([['effect', t(effect < 0 ? 'lower' : 'higher')]] as const)),
    ...(isCurrent ? [['confidence', t('percent', { value: confidence })] as const] : []),
    ['days', formatNumber(insight.days, language)],
    ['pairs', formatNumber(insight.pairsChecked, language)],
    ['firstSeen', formatDay(insight.firstSeen, language, today)],
    ['lastChecked', formatDay(insight.lastChecked, language, today)],
  ] as const;
  return (
    <Card title={t('figures')}>
      <FigureList figures={rows.map(([name, value]) => ({ label: t(`figure.${name}`), value }))} />
      {isCurrent && (
        <div className="mt-3 space-y-3 text-small text-muted">
          <p>{t('confidenceText', { value: confidence })}</p>
          <p>{t('chance')}</p>
        </div>
      )}
      <p className="mt-3 text-small text-muted">{t('noCause')}</p>
    </Card>
  );
}
