import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PatternInsight } from '#contracts/insights.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { certaintyOf } from '#domain/insights/lead.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { areaColor } from '#web/ui/area.ts';
import { Badge } from '#web/ui/badge.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { effectText } from './effect-text.ts';
import { CornerMenu } from './feedback-menu.tsx';
import { InsightLink } from './insight-link.tsx';
import { keepNumbersTogether } from './keep-numbers-together.ts';
import { LeadDrawing } from './lead-drawing.tsx';
import { PlanLink, type Recommendation } from './plan-link.tsx';
import { unbrokenDay } from './unbroken-day.ts';
import { useInsightDays } from './use-insights.ts';

interface Props {
  insight: PatternInsight;
  /** The last day whose values the next analysis uses. Null if it is not known. */
  nextLook: CalendarDay | null;
  /** The experiment that would test the pattern. */
  test: Recommendation | undefined;
}

/** Shows the clearest pattern, and a drawing of its days. */
export function LeadInsight({ insight, nextLook, test }: Props) {
  const { t } = useTranslation('insights');
  const isWide = useIsWide();
  const { data, error } = useInsightDays(insight.id);
  const hasDays = data !== undefined || !error;
  const links = (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
      {test && <PlanLink test={test} />}
      {hasDays && <InsightLink id={insight.id} title={insight.title} />}
    </div>
  );
  return (
    <section
      aria-label={t('lead.title')}
      className="relative overflow-hidden rounded-base border border-line bg-raised p-4 pl-6 sm:p-6 sm:pl-8"
    >
      <span
        aria-hidden="true"
        className="absolute inset-y-0 left-0 w-1.5"
        style={{ background: areaColor(measures[insight.outcome].area) }}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 lg:grid-cols-2">
        <div className="space-y-3">
          <LeadText insight={insight} />
          {isWide && links}
        </div>
        <LeadDays insight={insight} nextLook={nextLook}>
          {!isWide && links}
        </LeadDays>
      </div>
      <CornerMenu insight={insight} />
    </section>
  );
}

function LeadText({ insight }: Pick<Props, 'insight'>) {
  const { t } = useTranslation(['insights', 'patterns']);
  const { language } = useLanguage();
  const today = useToday();
  const { title, confidence, firstSeen } = insight;
  return (
    <div>
      <p className="text-small font-medium text-muted">{t('lead.title')}</p>
      <h2 className="mt-1 pr-10 font-display text-display font-semibold text-balance lg:pr-0">{title}</h2>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
        <Badge tone="good">{t(`patterns:certainty.${certaintyOf(confidence)}`)}</Badge>
        {t('seen', { day: unbrokenDay(firstSeen, language, today) })}
      </p>
      <p className="mt-3 max-w-prose text-pretty text-muted">
        {keepNumbersTogether(effectText(insight, language))}
      </p>
    </div>
  );
}

interface DaysProps extends Omit<Props, 'test'> {
  /** Content beside the explanation of the drawing. */
  children: ReactNode;
}

function LeadDays({ insight, nextLook, children }: DaysProps) {
  const { t } = useTranslation('insights');
  const query = useInsightDays(insight.id);
  const loading = (
    <div aria-busy="true">
      <Skeleton height="12rem" />
    </div>
  );
  return (
    <QueryView query={query} errorTitle={t('daysLoadFailed')} loading={loading} compact>
      {(data) => {
        const days = data.flatMap((day) => (day.exposure === null ? [] : { ...day, exposure: day.exposure }));
        return days.length === 0 ? (
          <p className="text-muted">{t('daysEmpty')}</p>
        ) : (
          <LeadDrawing insight={insight} days={days} nextLook={nextLook}>
            {children}
          </LeadDrawing>
        );
      }}
    </QueryView>
  );
}
