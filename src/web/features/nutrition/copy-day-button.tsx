import { CopyPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import { useToday } from '#web/lib/clock.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { useDay } from './use-day.ts';
import { useCopyPreviousDay, useDeleteMeals } from './use-nutrition.ts';

/**
 * Shows a button that copies the meals of the day before `day` to `day`. A toast offers Undo. Renders nothing if the
 * day before has no meals, or while one of the days is unknown, because a copy could then double meals.
 */
export function CopyDayButton({ day }: { day: CalendarDay }) {
  const { t } = useTranslation(['nutrition', 'common']);
  const today = useToday();
  const toast = useToast();
  const showError = useErrorToast();
  const copyPreviousDay = useCopyPreviousDay(day);
  const deleteMeals = useDeleteMeals();
  const previousDay = useDay(addDays(day, -1));
  const isDayKnown = useDay(day).data !== undefined;
  const handlePress = () =>
    copyPreviousDay.mutate(undefined, {
      onSuccess: (meals) => {
        if (meals.length === 0) return toast.show({ title: t('nutrition:copyDay.nothing') });
        toast.show({
          title: t('nutrition:copyDay.copied', { count: meals.length }),
          action: { label: t('common:undo'), onPress: () => deleteMeals.mutate(meals.map(({ id }) => id)) },
        });
      },
      onError: (error) => showError(t('nutrition:copyDay.failed'), error),
    });
  if (!previousDay.data?.entries || !isDayKnown) return null;
  return (
    <div className="-mx-5 max-lg:my-1">
      <Button variant="quiet" busy={copyPreviousDay.isPending} onClick={handlePress}>
        <CopyPlus aria-hidden="true" className="size-5" strokeWidth={1.75} />
        {t(day === today ? 'nutrition:copyDay.yesterday' : 'nutrition:copyDay.button')}
      </Button>
    </div>
  );
}
