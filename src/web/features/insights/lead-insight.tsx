import { useTranslation } from 'react-i18next';
import type { PatternInsight } from '#contracts/insights.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { certaintyOf } from '#domain/insights/lead.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { areaColor } from '#web/ui/area.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { effectText } from './effect-text.ts';
import { CornerMenu } from './feedback-menu.tsx';
import { InsightLink } from './insight-link.tsx';
import { keepNumbersTogether } from './keep-numbers-together.ts';
import { LeadDrawing } from './lead-drawing.tsx';
import { LeadNotes } from './lead-notes.tsx';
import { PlanLink, type Recommendation } from './plan-link.tsx';
import { unbrokenDay } from './unbroken-day.ts';
import { type PatternDay, useDayKinds } from './use-day-kinds.ts';
import { useInsightDays } from './use-insights.ts';

interface Props {
  insight: PatternInsight;
  /** The last day whose values the next analysis uses. Null if it is not known. */
  nextLook: CalendarDay | null;
  /** The experiment that would test the pattern. */
  test: Recommendation | undefined;
}

/** Shows the clearest pattern, and a drawing of its days. On a wide page, the drawing is beside the texts. */
export function LeadInsight({ insight, nextLook, test }: Props) {
  const { t } = useTranslation('insights');
  const query = useInsightDays(insight.id);
  const toKinds = useDayKinds(insight);
  const days = toPatternDays(query.data ?? []);
  const { more, kinds } = toKinds(days);
  const links = (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
      {test && <PlanLink test={test} />}
      {(query.data || !query.error) && <InsightLink id={insight.id} title={insight.title} />}
    </div>
  );
  return (
    <section
      aria-label={t('lead.title')}
      className="relative overflow-hidden rounded-base border border-line bg-raised p-4 pl-5 sm:p-6 sm:pl-8"
    >
      <span
        aria-hidden="true"
        className="absolute inset-y-0 left-0 w-1.5"
        style={{ background: areaColor(measures[insight.outcome].area) }}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <LeadText insight={insight} />
        {/* The padding keeps an error below the menu in the corner. The drawing has room for the menu itself. */}
        <div
          className={classNames(
            'min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1',
            query.isLoadingError && 'lg:pt-9',
          )}
        >
          <QueryView query={query} errorTitle={t('daysLoadFailed')} loading={loading} compact>
            {() =>
              days.length === 0 ? (
                <p className="text-muted">{t('daysEmpty')}</p>
              ) : (
                <LeadDrawing {...{ insight, days, more, kinds }} />
              )
            }
          </QueryView>
        </div>
        <div className="lg:self-end">
          {days.length > 0 ? <LeadNotes {...{ insight, days, kinds, nextLook }}>{links}</LeadNotes> : links}
        </div>
      </div>
      <CornerMenu insight={insight} />
    </section>
  );
}

const loading = (
  <div aria-busy="true">
    <Skeleton height="12rem" />
  </div>
);

const toPatternDays = (days: NonNullable<ReturnType<typeof useInsightDays>['data']>): PatternDay[] =>
  days.flatMap((day) => (day.exposure === null ? [] : { ...day, exposure: day.exposure }));

function LeadText({ insight }: Pick<Props, 'insight'>) {
  const { t } = useTranslation(['insights', 'patterns']);
  const { language } = useLanguage();
  const today = useToday();
  const { title, confidence, firstSeen } = insight;
  return (
    <div>
      <p className="text-small font-medium text-muted">{t('lead.title')}</p>
      <h2 className="mt-1 font-display text-title font-semibold text-balance sm:text-display">{title}</h2>
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
