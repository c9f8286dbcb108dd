import { useTranslation } from 'react-i18next';
import type { EndpointOutput } from '#contracts/endpoint.ts';
import type { getInsightReadiness } from '#contracts/insights.ts';
import { addDays } from '#domain/calendar-day.ts';
import { analysisDay } from '#domain/insights/next-look.ts';
import { countMissingDays, type ProfileMeasure, profileMeasures } from '#domain/insights/readiness.ts';
import { formatDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { type Area, areaColor } from '#web/ui/area.ts';
import { Badge } from '#web/ui/badge.tsx';
import { CheckinLink } from './checkin-link.tsx';
import { ComingSteps } from './coming-steps.tsx';
import type { CheckinState } from './use-todays-checkin.ts';

export type Readiness = EndpointOutput<typeof getInsightReadiness>;

const areas: Record<ProfileMeasure, Area> = {
  mood: 'mood',
  energyLevel: 'energy',
  stressLevel: 'stress',
  sleepQuality: 'sleep',
};

interface Props {
  readiness: Readiness;
  /** The state of today's check-in. */
  checkin: CheckinState;
  /** How many questions of today's check-in have no answer. Shown if the check-in is started. */
  unanswered: number;
}

/**
 * Shows how many more days with values a first pattern needs, a link to the check-in unless today's is done, the days
 * that count so far, what comes after how many days, and on how many days each measure has a value. Before the first
 * analysis, also shows its day, if that day is known and there can be enough values by then.
 */
export function BuildingProfile({ readiness, checkin, unanswered }: Props) {
  const { t } = useTranslation(['insights', 'patterns']);
  const missing = countMissingDays(readiness.days);
  const counted = readiness.needed - missing;
  const title = t(counted > 0 ? 'emptyTitle' : 'patterns:panelStart');
  return (
    <section
      aria-label={title}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 rounded-base border border-line bg-raised p-4 sm:p-6 lg:grid-cols-[5fr_6fr]"
    >
      <div>
        <h2 className="text-small font-medium text-muted">{title}</h2>
        <p className="number mt-1 text-display font-semibold">
          {t(counted > 0 ? 'missing' : 'missingAll', { count: missing })}
        </p>
        {counted > 0 && <p className="mt-1 text-small text-muted">{t('collected', { count: counted })}</p>}
        <NextStep {...{ readiness, checkin, unanswered }} />
      </div>
      <div className="flex items-center border-t border-line pt-4 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-10">
        <ComingSteps days={counted} />
      </div>
      {Object.values(readiness.days).some((days) => days > 0) && <CountedMeasures readiness={readiness} />}
    </section>
  );
}

function NextStep({ readiness: { days, needed, lastLook, nextLook }, checkin, unanswered }: Props) {
  const { t } = useTranslation(['insights', 'patterns', 'dashboard']);
  const { language } = useLanguage();
  const today = useToday();
  const missing = countMissingDays(days);
  // A value of today may still be missing, so today can be the first of the missing days.
  const canBeEnough = nextLook !== null && addDays(today, missing - 1) <= nextLook;
  const hasValues = Object.values(days).some((count) => count > 0);
  const text = missing < needed ? 'missingText' : hasValues ? 'missingMeasure' : 'missingNone';
  return (
    <div className="mt-5 lg:mt-3">
      <p className="max-w-prose text-pretty">{t(text)}</p>
      <p className="mt-2 max-w-prose text-small text-pretty text-muted">{t('emptyText')}</p>
      {!lastLook && canBeEnough && (
        <p className="mt-4">
          <Badge tone="good">
            {t('firstLook', { day: formatDay(analysisDay(nextLook), language, today) })}
          </Badge>
        </p>
      )}
      {checkin === 'done' ? (
        <p className="mt-5 font-medium">{t('checkinDone')}</p>
      ) : (
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <CheckinLink checkin={checkin} />
          <p className="text-small text-muted">
            {checkin === 'started'
              ? t('dashboard:summary.unanswered', { count: unanswered })
              : t(checkin === 'open' ? 'how' : 'patterns:panelSuggested')}
          </p>
        </div>
      )}
    </div>
  );
}

/** Shows on how many days each measure has a value, and which of the measures counts. */
function CountedMeasures({ readiness: { days, needed } }: Pick<Props, 'readiness'>) {
  const { t } = useTranslation('insights');
  return (
    <div className="border-t border-line pt-4 text-small lg:col-span-2">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-1 sm:grid-cols-2 lg:grid-cols-4">
        {profileMeasures.map((measure) => (
          <MeasureDays key={measure} measure={measure} days={days[measure]} needed={needed} />
        ))}
      </ul>
      <p className="mt-3 max-w-prose text-pretty text-muted">{t('countedMeasure', { needed })}</p>
    </div>
  );
}

interface MeasureDaysProps {
  measure: ProfileMeasure;
  days: number;
  needed: number;
}

function MeasureDays({ measure, days, needed }: MeasureDaysProps) {
  const { t } = useTranslation('insights');
  return (
    <li className="flex flex-wrap items-baseline gap-x-2">
      <span
        aria-hidden="true"
        className="size-2.5 shrink-0 rounded-full"
        style={{ background: areaColor(areas[measure]) }}
      />
      <span>{t(`metrics.${measure}`)}</span>
      <span className="ml-auto text-muted tabular-nums">
        {days >= needed ? t('enough') : t('dayCount', { count: days })}
      </span>
    </li>
  );
}
