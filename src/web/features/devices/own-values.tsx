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

/** Shows on which of the last `dayCount` days the person entered each measure. Measures with the same days share a row. */
export function OwnValues({ own, dayCount }: Props) {
  const { t } = useTranslation('imports');
  const { language } = useLanguage();
  // The person logs when they went to bed and got up, which gives the time in bed.
  const nameOf = (measure: OwnMeasure) =>
    measure === 'sleepHours' ? t('sources.timeInBed') : measures[measure].name[language];
  return (
    <ul className="space-y-3">
      {own.map(({ measures: names, days }) => {
        const [first] = names;
        const color = first && names.length === 1 ? areaColor(display[first].area) : undefined;
        return (
          <li key={names.join()}>
            <LastDaysRow days={days} dayCount={dayCount} last={days.at(-1)} {...(color && { color })}>
              <span className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
                {names.map((name) => (
                  <MeasureLabel key={name} measure={name} text={nameOf(name)} />
                ))}
              </span>
            </LastDaysRow>
          </li>
        );
      })}
    </ul>
  );
}

function MeasureLabel({ measure, text }: { measure: OwnMeasure; text: string }) {
  const { area, icon: Icon } = display[measure];
  return (
    <span className="flex items-center gap-1.5 text-small font-medium">
      <Icon
        aria-hidden="true"
        className="size-4 shrink-0"
        strokeWidth={1.75}
        style={{ color: areaColor(area) }}
      />
      {text}
    </span>
  );
}
