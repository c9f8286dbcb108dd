import { useTranslation } from 'react-i18next';
import type { PatternInsight } from '#contracts/insights.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { certaintyOf } from '#domain/insights/lead.ts';
import { EffectBar } from '#web/charts/effect-bar.tsx';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AreaDot } from './area-dot.tsx';
import { CornerMenu } from './feedback-menu.tsx';
import { InsightLink } from './insight-link.tsx';
import { PatternDrawing } from './pattern-drawing.tsx';
import { PatternNotes } from './pattern-notes.tsx';
import { PatternText } from './pattern-text.tsx';
import { PlanLink, type Recommendation } from './plan-link.tsx';
import { unbrokenDay } from './unbroken-day.ts';
import { usePatternDays } from './use-pattern-days.ts';

interface Props {
  insight: PatternInsight;
  /** The patterns that are drawn with the same scale (see `EffectBar`). */
  compared: readonly PatternInsight[];
  /** The last day whose values the next analysis uses. Null if it is not known. */
  nextLook: CalendarDay | null;
  /** The experiment that would test the pattern. */
  test: Recommendation | undefined;
}

/**
 * Shows the clearest pattern, and a drawing of its days. On a wide page, the drawing is beside the texts. If the days
 * could not be loaded, draws only the effect.
 */
export function LeadInsight({ insight, compared, nextLook, test }: Props) {
  const { t } = useTranslation('insights');
  const { query, state, days, more, kinds } = usePatternDays(insight);
  const links = (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
      {test && <PlanLink test={test} />}
      {state !== 'failed' && <InsightLink id={insight.id} title={insight.title} />}
    </div>
  );
  return (
    <section
      aria-label={t('lead.title')}
      className="relative rounded-base border border-line bg-raised p-4 sm:p-6"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <div>
          <LeadHeading insight={insight} />
          <div className="mt-3">
            {state === 'loading' ? loadingText : <PatternText {...{ insight, kinds }} />}
          </div>
        </div>
        {/* The padding keeps the effect below the menu in the corner. The drawing has room for the menu itself. */}
        <div
          className={classNames(
            'min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1',
            state === 'failed' && 'lg:pt-9',
          )}
        >
          {state === 'failed' && (
            <div className="mb-6">
              <EffectBar {...{ insight, compared }} />
            </div>
          )}
          <QueryView query={query} errorTitle={t('daysLoadFailed')} loading={loadingDrawing} compact>
            {() =>
              days.length === 0 ? (
                <p className="text-muted">{t('daysEmpty')}</p>
              ) : (
                <PatternDrawing {...{ insight, days, more, kinds }} />
              )
            }
          </QueryView>
        </div>
        <div className="lg:self-end">
          {days.length > 0 ? (
            <PatternNotes {...{ insight, kinds, days, nextLook }}>{links}</PatternNotes>
          ) : (
            links
          )}
        </div>
      </div>
      <CornerMenu insight={insight} />
    </section>
  );
}

const loadingDrawing = (
  <div aria-busy="true">
    <Skeleton height="12rem" />
  </div>
);

const loadingText = (
  <div aria-busy="true">
    <Skeleton height="6rem" />
  </div>
);

function LeadHeading({ insight: { title, confidence, firstSeen, outcome } }: Pick<Props, 'insight'>) {
  const { t } = useTranslation(['insights', 'patterns']);
  const { language } = useLanguage();
  const today = useToday();
  return (
    <>
      <p className="flex items-baseline gap-2 text-small font-medium text-muted">
        <AreaDot outcome={outcome} />
        {t('lead.title')}
      </p>
      <h2 className="mt-1 font-display text-title font-semibold text-balance sm:text-display">{title}</h2>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
        <Badge tone="good">{t(`patterns:certainty.${certaintyOf(confidence)}`)}</Badge>
        {t('seen', { day: unbrokenDay(firstSeen, language, today) })}
      </p>
    </>
  );
}
