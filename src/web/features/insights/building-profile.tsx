import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { EndpointOutput } from '#contracts/endpoint.ts';
import type { getInsightReadiness } from '#contracts/insights.ts';
import { pages } from '#contracts/pages.ts';
import { type ProfileMeasure, profileMeasures } from '#domain/insights/readiness.ts';
import { formatDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { type Area, areaColor } from '#web/ui/area.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonStyle } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Ring } from '#web/ui/ring.tsx';

export type Readiness = EndpointOutput<typeof getInsightReadiness>;

const areas: Record<ProfileMeasure, Area> = {
  mood: 'mood',
  energyLevel: 'energy',
  stressLevel: 'stress',
  sleepQuality: 'sleep',
};

/**
 * Shows for each measure how many of the needed days have a value. Also shows the day of the first analysis, if it is
 * known.
 */
export function BuildingProfile({ readiness }: { readiness: Readiness }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-stretch gap-4 sm:gap-6 lg:grid-cols-2">
      <ProfileCard readiness={readiness} />
      <MissingDaysCard readiness={readiness} />
    </div>
  );
}

function ProfileCard({ readiness: { percent, needed, nextLook } }: { readiness: Readiness }) {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  const today = useToday();
  return (
    <Card>
      <div className="mx-auto flex max-w-md flex-col items-center py-6 text-center">
        <Ring area="mood" percent={percent} label={t('percentLabel', { value: percent })}>
          {t('percent', { value: percent })}
        </Ring>
        <h2 className="mt-5 font-display text-title font-semibold">{t('emptyTitle')}</h2>
        <p className="mt-2 text-muted">{t('emptyText', { needed })}</p>
        {nextLook && (
          <p className="mt-4">
            <Badge tone="good">{t('firstLook', { day: formatDay(nextLook, language, today) })}</Badge>
          </p>
        )}
      </div>
    </Card>
  );
}

function MissingDaysCard({ readiness }: { readiness: Readiness }) {
  const { t } = useTranslation('insights');
  return (
    <Card title={t('stillNeeded')}>
      <ul className="space-y-5">
        {profileMeasures.map((metric) => (
          <MetricRow key={metric} metric={metric} days={readiness.days[metric]} needed={readiness.needed} />
        ))}
      </ul>
      <p className="mt-6 text-muted">{t('how')}</p>
      <Link to={pages.home} search={{ open: 'checkin' }} className={`mt-4 ${buttonStyle('primary')}`}>
        {t('toCheckin')}
      </Link>
    </Card>
  );
}

function MetricRow({ metric, days, needed }: { metric: ProfileMeasure; days: number; needed: number }) {
  const { t } = useTranslation('insights');
  return (
    <li>
      <div className="flex items-baseline justify-between gap-4">
        <span className="font-medium">{t(`metrics.${metric}`)}</span>
        <span className="text-small text-muted tabular-nums">
          {days >= needed ? t('enough') : t('daysOf', { count: days, needed })}
        </span>
      </div>
      <div aria-hidden="true" className="mt-2 h-2 overflow-hidden rounded-full bg-sunken">
        <div
          className="h-full rounded-full"
          style={{ width: `${Math.min(100, (days / needed) * 100)}%`, background: areaColor(areas[metric]) }}
        />
      </div>
    </li>
  );
}
