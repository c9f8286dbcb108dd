import { Link } from '@tanstack/react-router';
import { Activity, CircleDot, Flame, FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Insight, PatternInsight } from '#contracts/insights.ts';
import { pages } from '#contracts/pages.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { areaColor } from '#web/ui/area.ts';
import { FeedbackMenu } from './feedback-menu.tsx';
import { InsightLink } from './insight-link.tsx';
import { keepNumbersTogether } from './keep-numbers-together.ts';
import { PlanLink } from './plan-link.tsx';

type Other = Exclude<Insight, PatternInsight>;

const types = ['recommendation', 'trend', 'other', 'achievement'] as const satisfies Other['type'][];
const icons = { recommendation: FlaskConical, trend: Activity, other: CircleDot, achievement: Flame };

/** Shows the insights that are not patterns, grouped by type. Shows nothing if there are none. */
export function SignalList({ insights }: { insights: readonly Insight[] }) {
  const { t } = useTranslation('insights');
  return types.map((type) => {
    const group = insights.filter((insight): insight is Other => insight.type === type);
    return (
      group.length > 0 && (
        <section key={type} aria-label={t(`types.${type}`)}>
          <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
            <h2 className="font-display text-lead font-semibold">{t(`types.${type}`)}</h2>
            {type === 'recommendation' && (
              <Link
                to={pages.experiments}
                className="inline-flex min-h-11 items-center font-medium text-primary hover:underline"
              >
                {t('allExperiments')}
              </Link>
            )}
          </div>
          {type === 'recommendation' && (
            <p className="-mt-2 mb-3 max-w-prose text-small text-muted text-pretty">{t('planText')}</p>
          )}
          <ul className="divide-y divide-line overflow-hidden rounded-base border border-line bg-raised">
            {group.map((insight) => (
              <SignalRow key={insight.id} insight={insight} />
            ))}
          </ul>
        </section>
      )
    );
  });
}

function SignalRow({ insight }: { insight: Other }) {
  const { id, type, title, description } = insight;
  const Icon = icons[type];
  const measure = type === 'recommendation' ? insight.outcome : insight.measure;
  return (
    <li className="flex gap-4 p-4 sm:p-5">
      <Icon
        aria-hidden="true"
        className="mt-0.5 size-5 shrink-0"
        strokeWidth={1.75}
        style={{ color: areaColor(measures[measure].area) }}
      />
      <div className="min-w-0 grow">
        <div className="flex items-start justify-between gap-2">
          <h3 className="font-semibold text-balance">{title}</h3>
          <span className="-my-2.5">
            <FeedbackMenu insight={insight} />
          </span>
        </div>
        {type !== 'recommendation' && (
          <p className="mt-1 max-w-prose text-muted text-pretty">{keepNumbersTogether(description)}</p>
        )}
        <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1">
          {type === 'recommendation' && <PlanLink test={insight} />}
          <InsightLink id={id} title={title} />
        </div>
      </div>
    </li>
  );
}
