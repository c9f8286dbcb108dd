import { GlassWater } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { waterBounds } from '#domain/nutrition/meals.ts';
import { Card } from '#web/ui/card.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { UnsentNote } from '#web/ui/unsent/unsent-note.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { useDay, useUpdateWater } from './use-day.ts';

/** The maximum number of glasses that are drawn. A larger number is shown as text. */
const maxGlasses = 8;
const glassIndexes = Array.from({ length: maxGlasses }, (_, index) => index);

/** Shows the glasses of water of a day, with buttons to change them. */
export function WaterLog({ day }: { day: CalendarDay }) {
  const { t } = useTranslation('nutrition');
  const showError = useErrorToast();
  const { data } = useDay(day);
  const updateWater = useUpdateWater(day);
  const water = data?.water ?? 0;
  const handleChange = (next: number) =>
    updateWater.mutate(next, {
      onError: (error) => showError(t('water.failed'), error),
    });
  return (
    <Card title={t('water.title')}>
      <div aria-hidden="true" className="mb-3 flex justify-between text-water sm:justify-start sm:gap-3">
        {glassIndexes.map((glass) => (
          <GlassWater
            key={glass}
            className={`size-7 transition-opacity duration-200 ${glass < water ? '' : 'opacity-30'}`}
            strokeWidth={1.5}
            fill={glass < water ? 'color-mix(in srgb, currentColor 30%, transparent)' : 'none'}
          />
        ))}
      </div>
      <Stepper
        label={t('water.label')}
        value={water}
        onChange={handleChange}
        valueText={!data ? '–' : water > 0 ? t('water.count', { count: water }) : t('water.none')}
        decreaseLabel={t('water.fewer')}
        increaseLabel={t('water.more')}
        disabled={!data}
        {...waterBounds}
      />
      <UnsentNote
        write="POST /api/water-intake"
        isShown={({ input }) => (input.body as { date?: string }).date === day}
      />
    </Card>
  );
}
