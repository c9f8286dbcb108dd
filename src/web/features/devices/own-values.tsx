import { Activity, Clock, GlassWater, type LucideIcon, MoonStar, Smile, Zap } from 'lucide-react';
import { measures } from '#domain/measures/catalogue.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { type Area, areaColor } from '#web/ui/area.ts';
import { LastDaysRow } from './last-days.tsx';
import type { listOwnDays, OwnMeasure } from './list-own-days.ts';

const display: Record<OwnMeasure, { area: Area; icon: LucideIcon }> = {
  mood: { area: 'mood', icon: Smile },
  energyLevel: { area: 'energy', icon: Zap },
  stressLevel: { area: 'stress', icon: Activity },
  sleepQuality: { area: 'sleep', icon: MoonStar },
  sleepHours: { area: 'sleep', icon: Clock },
  waterIntake: { area: 'water', icon: GlassWater },
};

interface Props {
  own: ReturnType<typeof listOwnDays>;
  /** The number of days to mark. */
  dayCount: number;
}

/** Shows on which of the last `dayCount` days the person entered each measure, and when last. */
export function OwnValues({ own, dayCount }: Props) {
  const { language } = useLanguage();
  return (
    <ul className="space-y-2.5">
      {own.map(({ measure, days }) => {
        const { area, icon: Icon } = display[measure];
        return (
          <li key={measure}>
            <LastDaysRow days={days} dayCount={dayCount} last={days.at(-1)} color={areaColor(area)}>
              <span className="flex items-center gap-1.5 text-small font-medium">
                <Icon
                  aria-hidden="true"
                  className="size-4 shrink-0"
                  strokeWidth={1.75}
                  style={{ color: areaColor(area) }}
                />
                {measures[measure].name[language]}
              </span>
            </LastDaysRow>
          </li>
        );
      })}
    </ul>
  );
}
