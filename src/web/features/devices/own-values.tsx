import { Clock, GlassWater, type LucideIcon, MoonStar, Smile, Wind, Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { measures } from '#domain/measures/catalogue.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { type Area, areaColor } from '#web/ui/area.ts';
import { LastDaysRow } from './last-days.tsx';
import type { listOwnDays, OwnMeasure } from './list-own-days.ts';

const display: Record<OwnMeasure, { area: Area; icon: LucideIcon }> = {
  mood: { area: 'mood', icon: Smile },
  energyLevel: { area: 'energy', icon: Zap },
  stressLevel: { area: 'stress', icon: Wind },
  sleepQuality: { area: 'sleep', icon: MoonStar },
  sleepHours: { area: 'sleep', icon: Clock },
  waterIntake: { area: 'water', icon: GlassWater },
};

interface Props {
  own: ReturnType<typeof listOwnDays>;
  /** The number of days to mark. */
  dayCount: number;
}

/** Shows on which of the last `dayCount` days the person entered each measure. */
export function OwnValues({ own, dayCount }: Props) {
  return (
    <ul className="space-y-3.5 sm:space-y-2">
      {own.map(({ measure, days }) => (
        <li key={measure}>
          <LastDaysRow
            days={days}
            dayCount={dayCount}
            last={days.at(-1)}
            color={areaColor(display[measure].area)}
          >
            <MeasureLabel measure={measure} />
          </LastDaysRow>
        </li>
      ))}
    </ul>
  );
}

function MeasureLabel({ measure }: { measure: OwnMeasure }) {
  const { t } = useTranslation('imports');
  const { language } = useLanguage();
  const { area, icon: Icon } = display[measure];
  return (
    <span className="flex items-center gap-1.5 text-small font-medium">
      <Icon
        aria-hidden="true"
        className="size-4 shrink-0"
        strokeWidth={1.75}
        style={{ color: areaColor(area) }}
      />
      {/* The person logs when they went to bed and got up, which gives the time in bed. */}
      {measure === 'sleepHours' ? t('sources.timeInBed') : measures[measure].name[language]}
    </span>
  );
}
