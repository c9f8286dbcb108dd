import { useTranslation } from 'react-i18next';
import { addDays } from '#domain/calendar-day.ts';
import { LandscapeDays, LandscapeSky } from '#web/charts/landscape.tsx';
import { formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { HorizonLane, type HorizonRidge } from './horizon-lane.tsx';

interface Props {
  ridges: readonly HorizonRidge[];
  /** How many days are drawn, including today. */
  dayCount: number;
  /** Whether the usual values of any ridge are known. If not, lines mark the averages so far. */
  hasUsual: boolean;
}

/** Draws the ridges below the sky, with the first and the last day, and a text that says how to read the ridges. */
export function HorizonLandscape({ ridges, dayCount, hasUsual }: Props) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const today = useToday();
  return (
    <>
      <LandscapeSky />
      <nav aria-label={t('horizon.ridges')}>
        <ul>
          {ridges.map((ridge) => (
            <HorizonLane key={ridge.measure} {...ridge} hasLine={!hasUsual} />
          ))}
        </ul>
      </nav>
      <LandscapeDays
        first={formatShortDay(addDays(today, 1 - dayCount), language)}
        last={t('horizon.today')}
        note={t(hasUsual ? 'horizon.how' : 'horizon.howSoFar')}
      />
    </>
  );
}
