import { useTranslation } from 'react-i18next';
import { addDays } from '#domain/calendar-day.ts';
import { LandscapeDays, LandscapeSky } from '#web/charts/landscape.tsx';
import { UsualMark } from '#web/charts/usual-mark.tsx';
import { formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { HorizonLane, type HorizonRidge } from './horizon-lane.tsx';
import type { HorizonName } from './use-horizon-name.ts';

interface Props {
  ridges: readonly HorizonRidge[];
  nameOf: HorizonName;
  /** How many days are drawn, including today. */
  dayCount: number;
  /** Whether the usual values of any ridge are known. If not, lines mark the averages so far. */
  hasUsual: boolean;
}

/** Draws the ridges below the sky, with a legend, the first and the last day. */
export function HorizonLandscape({ ridges, nameOf, dayCount, hasUsual }: Props) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const today = useToday();
  const hasGap = ridges.some(({ heights }) => heights.slice(0, -1).includes(null));
  return (
    <>
      <LandscapeSky />
      <nav aria-label={t('horizon.ridges')}>
        <ul>
          {ridges.map((ridge) => (
            <HorizonLane key={ridge.measure} {...ridge} nameOf={nameOf} hasLine={!hasUsual} />
          ))}
        </ul>
      </nav>
      <LandscapeDays
        first={formatShortDay(addDays(today, 1 - dayCount), language)}
        last={t('horizon.today')}
        gap={hasGap && t('horizon.gap')}
        legend={
          <>
            {hasUsual ? <UsualMark color="var(--muted)" /> : <AverageMark />}
            {t(hasUsual ? 'horizon.how' : 'horizon.howSoFar')}
          </>
        }
      />
    </>
  );
}

/** Draws a piece of the dotted line of the averages, before a text that says what the line is. */
const AverageMark = () => (
  <span aria-hidden="true" className="w-5 shrink-0 border-t border-dotted border-ink opacity-60" />
);
