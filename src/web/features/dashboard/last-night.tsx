import { Link } from '@tanstack/react-router';
import { Moon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { formatHours } from '#domain/format-hours.ts';
import { hoursMeaning } from '#domain/hours-meaning.ts';
import { daysUntilUsual, findUsual } from '#domain/measures/usual.ts';
import { isSimulatedSource } from '#domain/sources.ts';
import { UsualProgress } from '#web/charts/usual-progress.tsx';
import { useToday } from '#web/lib/clock.ts';
import { areaColor } from '#web/ui/area.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonStyle } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { DayStat } from './day-stat.tsx';
import { useRecentNights } from './use-day-summary.ts';
import type { HorizonSeries } from './use-horizon.ts';
import { useNightRating } from './use-night-rating.ts';

interface Props {
  series: HorizonSeries;
  /** The source of the hours of sleep in the night that ended today. Undefined if there are none. */
  source: string | undefined;
  /** The person's rating of that night, from 0 to 10. Null if there is none. */
  quality: number | null;
  /** Whether nothing stands beside the night, so that there is room for the link at the right. */
  isAlone: boolean;
}

/**
 * Shows the hours of sleep in the night that ended today, or its time in bed if no device measured the sleep, with the
 * person's usual hours and the rating of the night. Without hours, the rating is large. While the usual hours are
 * unknown, says how many nights are missing. Says if the night comes from the device simulator. If the hours are
 * missing, links to the page that logs them. Renders nothing if no night is logged or rated.
 */
export function LastNight({ series: { sleepHours }, source, quality, isAlone }: Props) {
  const { t } = useTranslation('dashboard');
  const today = useToday();
  const rating = useNightRating()(quality);
  const { data: nights } = useRecentNights();
  if (quality === null && sleepHours.every(({ value }) => value === null)) return null;
  const hours = sleepHours.find(({ day }) => day === today)?.value ?? null;
  const usual = findUsual(sleepHours, today);
  const isInBed = nights !== undefined && hoursMeaning([today], nights) === 'inBed';
  const notes =
    hours === null
      ? [[...(rating.length > 0 ? [t('sleepQuality')] : []), ...rating.slice(1)].join(' · ')]
      : [isInBed && t('timeInBed'), rating.length > 0 && `${t('sleepQuality')}: ${rating.join(' · ')}`];
  const range = usual && { low: formatHours(usual.low), high: formatHours(usual.high) };
  return (
    <div className={classNames(isAlone && 'flex items-center justify-between gap-x-4')}>
      <DayStat
        icon={Moon}
        color={areaColor('sleep')}
        title={t('lastNight')}
        value={hours === null ? rating[0] : formatHours(hours)}
      >
        {notes.map((note) => note && <p key={note}>{note}</p>)}
        {range ? (
          <p>
            {t('rings.usual', { value: range.low === range.high ? range.low : t('rings.longRange', range) })}
          </p>
        ) : (
          <UsualProgress missingDays={daysUntilUsual(sleepHours, today)} area="sleep" />
        )}
        {source !== undefined && isSimulatedSource(source) && (
          <Badge tone="attention">{t('heartRate.simulated')}</Badge>
        )}
      </DayStat>
      {hours === null && (
        <Link
          to={pages.sleep}
          className={`${isAlone ? '-mr-5 shrink-0' : '-mb-3 -ml-5'} ${buttonStyle('quiet')}`}
        >
          {t(quality === null ? 'logNight' : 'addNightTimes')}
        </Link>
      )}
    </div>
  );
}
