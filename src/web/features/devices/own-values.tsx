import { Activity, Clock, GlassWater, type LucideIcon, MoonStar, Smile, Zap } from 'lucide-react';
import { measures } from '#domain/measures/catalogue.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { type Area, areaColor } from '#web/ui/area.ts';
import { LastDay, LastDays } from './last-days.tsx';
import type { listOwnDays, OwnMeasure } from './list-own-days.ts';

const display: Record<OwnMeasure, { area: Area; icon: LucideIcon }> = {
  mood: { area: 'mood', icon: Smile },
  energyLevel: { area: 'energy', icon: Zap },
  stressLevel: { area: 'stress', icon: Activity },
  sleepQuality: { area: 'sleep', icon: MoonStar },
  sleepHours: { area: 'sleep', icon: Clock },
  waterIntake: { area: 'water', icon: GlassWater },
};

type OwnRows = ReturnType<typeof listOwnDays>;

/**
 * Shows on which of the last `dayCount` days the person entered each measure, and when last. Measures that were entered
 * on the same days share a row.
 */
export function OwnValues({ own, dayCount }: { own: OwnRows; dayCount: number }) {
  return (
    <dl className="space-y-4">
      {own.map(({ measures: names, days }) => (
        <div key={names.join()} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1.5">
          <dt className="flex min-w-0 flex-wrap gap-x-4 gap-y-1">
            {names.map((measure) => (
              <MeasureLabel key={measure} measure={measure} />
            ))}
          </dt>
          <dd>
            <LastDay day={days.at(-1)} />
          </dd>
          <dd className="col-span-2">
            <LastDays days={days} dayCount={dayCount} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function MeasureLabel({ measure }: { measure: OwnMeasure }) {
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
      {measures[measure].name[language]}
    </span>
  );
}
