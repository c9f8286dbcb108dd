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

/** Shows on which of the last 30 days the person entered each measure, and when last. */
export function OwnValues({ own }: { own: ReturnType<typeof listOwnDays> }) {
  const { language } = useLanguage();
  return (
    <dl className="flex grow flex-col justify-between gap-3">
      {own.map(({ measure, days }) => {
        const { area, icon: Icon } = display[measure];
        const color = areaColor(area);
        return (
          <div key={measure} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1">
            <dt className="flex min-w-0 items-center gap-2 text-small font-medium">
              <Icon aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} style={{ color }} />
              {measures[measure].name[language]}
            </dt>
            <dd>
              <LastDay day={days.at(-1)} />
            </dd>
            <dd className="col-span-2">
              <LastDays days={days} color={color} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
