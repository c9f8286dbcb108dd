import { Clock, GlassWater, type LucideIcon, MoonStar, Smile, Wind, Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { measures } from '#domain/measures/catalogue.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { type Area, areaColor } from '#web/ui/area.ts';
import { useFormatValue } from '#web/ui/use-format-value.ts';
import type { OwnDays, OwnMeasure } from './list-own-days.ts';

/** The area and the icon of each measure that the person enters. */
export const display: Record<OwnMeasure, { area: Area; icon: LucideIcon }> = {
  mood: { area: 'mood', icon: Smile },
  energyLevel: { area: 'energy', icon: Zap },
  stressLevel: { area: 'stress', icon: Wind },
  sleepQuality: { area: 'sleep', icon: MoonStar },
  sleepHours: { area: 'sleep', icon: Clock },
  waterIntake: { area: 'water', icon: GlassWater },
};

/** Shows today's value that the person entered, or says that there is none. */
export function TodaysValue({ measure, values }: Pick<OwnDays, 'measure' | 'values'>) {
  const { t } = useTranslation('imports');
  const formatValue = useFormatValue();
  const value = values.get(useToday());
  if (value === undefined) return t('sources.notToday');
  return (
    <span className="font-medium text-ink">
      {measure === 'waterIntake' ? t('sources.glasses', { count: value }) : formatValue(value, measure)}
    </span>
  );
}

/** Shows the icon and the name of a measure. */
export function MeasureLabel({ measure }: { measure: OwnMeasure }) {
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
