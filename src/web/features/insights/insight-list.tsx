import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PatternInsight } from '#contracts/insights.ts';
import { certaintyOf } from '#domain/insights/lead.ts';
import { EffectBar } from '#web/charts/effect-bar.tsx';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { WhenInView } from '#web/ui/when-in-view.tsx';
import { AreaDot } from './area-dot.tsx';
import { effectText } from './effect-text.ts';
import { CornerMenu } from './feedback-menu.tsx';
import { InsightLink } from './insight-link.tsx';
import { keepNumbersTogether } from './keep-numbers-together.ts';
import { PatternDrawing } from './pattern-drawing.tsx';
import { PatternNotes } from './pattern-notes.tsx';
import { PatternText } from './pattern-text.tsx';
import { PlanLink, type Recommendation } from './plan-link.tsx';
import { unbrokenDay } from './unbroken-day.ts';
import { usePatternDays } from './use-pattern-days.ts';

interface Props {
  insights: readonly PatternInsight[];
  /** The patterns that are drawn with the same scale (see `EffectBar`). The dashboard compares the same patterns. */
  compared: readonly PatternInsight[];
  /** The experiments that the insights recommend. Each is offered in the card of its pattern. */
  tests: readonly Recommendation[];
}

/** Shows patterns, and loads the days of each once it is in view. Renders nothing if there are none. */
export function InsightList({ insights, compared, tests }: Props) {
  const { t } = useTranslation('insights');
  if (insights.length === 0) return null;
  return (
    <section aria-label={t('patterns')}>
      <ul className="space-y-4 sm:space-y-6">
        {insights.map((insight) => (
          <li key={insight.id}>
            <InsightCard
              insight={insight}
              compared={compared}
              test={tests.find(({ pattern }) => pattern === insight.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CardProps {
  insight: PatternInsight;
  compared: readonly PatternInsight[];
  test: Recommendation | undefined;
}

function InsightCard({ insight, compared, test }: CardProps) {
  const { t } = useTranslation(['insights', 'patterns']);
  const { language } = useLanguage();
  const today = useToday();
  const { id, title, confidence, firstSeen } = insight;
  const links = (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
      {test && <PlanLink test={test} />}
      <InsightLink id={id} title={title} />
    </div>
  );
  return (
    <article className="relative rounded-base border border-line bg-raised p-4 sm:p-6">
      <h2 className="flex items-baseline gap-2 pr-10 font-display text-lead font-semibold text-balance sm:text-title">
        <AreaDot outcome={insight.outcome} />
        {title}
      </h2>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
        <Badge tone="good">{t(`patterns:certainty.${certaintyOf(confidence)}`)}</Badge>
        {t('seen', { day: unbrokenDay(firstSeen, language, today) })}
      </p>
      <WhenInView waiting={<WaitingDays insight={insight}>{links}</WaitingDays>} afterMs={daysDelayMs}>
        <div>
          <PatternDays insight={insight} compared={compared}>
            {links}
          </PatternDays>
        </div>
      </WhenInView>
      <CornerMenu insight={insight} />
    </article>
  );
}

/** Loads the days of patterns that are not in view after this time, so that they are available offline. */
const daysDelayMs = 5_000;

interface DaysProps extends Omit<CardProps, 'test'> {
  /** The links below the days. */
  children: ReactNode;
}

/** Says the effect while the days are not known yet. */
function WaitingDays({ insight, children }: Omit<DaysProps, 'compared'>) {
  const { language } = useLanguage();
  return (
    <div className="mt-3">
      <p className="max-w-prose text-pretty">{keepNumbersTogether(effectText(insight, language))}</p>
      <div aria-busy="true" className="mt-4 mb-3">
        <Skeleton height="15rem" />
      </div>
      {children}
    </div>
  );
}

/** Shows the text of a pattern and a drawing of its days. Without its days, draws only the effect. */
function PatternDays({ insight, compared, children }: DaysProps) {
  const { state, days, more, kinds } = usePatternDays(insight);
  if (state === 'loading') return <WaitingDays insight={insight}>{children}</WaitingDays>;
  return (
    <>
      <div className="mt-3">
        <PatternText {...{ insight, kinds }} />
      </div>
      {days.length > 0 ? (
        <div className="mt-4 space-y-3">
          <PatternDrawing {...{ insight, days, more, kinds }} />
          <PatternNotes {...{ insight, kinds, days }} nextLook={null}>
            {children}
          </PatternNotes>
        </div>
      ) : (
        <div className="space-y-3">
          <EffectBar {...{ insight, compared }} />
          {children}
        </div>
      )}
    </>
  );
}
