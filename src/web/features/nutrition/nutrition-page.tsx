import { Plus } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoodEntry } from '#contracts/nutrition.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { useToday } from '#web/lib/clock.ts';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { usePageFailure } from '#web/lib/use-page-failure.ts';
import { AfterFirstView } from '#web/ui/after-first-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { LazyDialog } from '#web/ui/lazy-dialog.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PartError } from '#web/ui/part-error.tsx';
import { QueryError } from '#web/ui/query-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { UnsentRows } from '#web/ui/unsent/unsent-rows.tsx';
import { DayBox } from './day-box.tsx';
import { DaySwitcher } from './day-switcher.tsx';
import type { MealLog } from './meal-log.tsx';
import { MealsAndUsual } from './meals-and-usual.tsx';
import { RecentMeals } from './recent-meals.tsx';
import { useDay, useEnergyDays } from './use-day.ts';
import { useDeleteMeal, useMeals } from './use-nutrition.ts';

// The form and the dialog are loaded when first shown, so that the page itself loads sooner.
const loadMealLog = async () => (await import('./meal-log.tsx')).MealLog;
const loadFoodDialog = async () => (await import('./food-dialog.tsx')).FoodDialog;

export function NutritionPage() {
  const today = useToday();
  const [selectedDay, setSelectedDay] = useState<CalendarDay>();
  const day = selectedDay ?? today;
  const meals = useMeals(selectedDay);
  const energyDays = useEnergyDays();
  const failure = usePageFailure([meals, useDay(day), ...(day === today ? [energyDays] : [])]);
  const deleteMeal = useDeleteMeal();
  const [editedMeal, setEditedMeal] = useState<FoodEntry>();
  const isWide = useIsWide();
  const [isLogging, setLogging] = useState(false);
  const loadedMeals = meals.data?.pages.flat();
  const shownMeals = loadedMeals?.filter(({ id }) => !deleteMeal.isDeleted(id));
  const deletedMeals = loadedMeals?.filter(({ id, counts }) => counts && deleteMeal.isDeleted(id)) ?? [];
  const mealsOfDay = shownMeals?.filter(({ date, counts }) => date === day && counts);
  return (
    <>
      <NutritionHeader
        day={day}
        hasFailed={failure !== undefined}
        // `selectedDay` is undefined for today, so that the page shows the new day after midnight.
        onDayChange={(next) => setSelectedDay(next === today ? undefined : next)}
        // A wide page needs no button, because it always shows the form.
        onLog={isWide ? undefined : () => setLogging(true)}
      />
      <div className="space-y-4 sm:space-y-6">
        {!failure && (
          <DayBox day={day} deletedMeals={deletedMeals} meals={mealsOfDay} onEdit={setEditedMeal} />
        )}
        {/* The form and the dialog of a new meal share a draft, so only one of them is shown. */}
        {isWide && !isLogging && <LazyMealLog day={day} hasFailed={failure !== undefined} />}
        {failure ? (
          <FailedPage failure={failure} />
        ) : (
          <AfterFirstView waiting={<Skeleton height="40rem" />}>
            <MealsAndUsual isEarlier={day !== today} deletedMeals={deletedMeals}>
              <RecentMeals
                day={day}
                query={meals}
                meals={shownMeals}
                onEdit={setEditedMeal}
                onDelete={({ id }) => deleteMeal.remove(id)}
              />
            </MealsAndUsual>
          </AfterFirstView>
        )}
      </div>
      {isLogging && (
        <LazyDialog load={loadFoodDialog} props={{ open: true, onOpenChange: setLogging, day }} />
      )}
      {editedMeal && <EditDialog meal={editedMeal} onClose={() => setEditedMeal(undefined)} />}
    </>
  );
}

interface HeaderProps {
  day: CalendarDay;
  onDayChange: (day: CalendarDay) => void;
  /** Opens the form of a new meal. If undefined, there is no button for it. */
  onLog: (() => void) | undefined;
  /** Whether the page could not be loaded. Its primary button is then that of the error. */
  hasFailed: boolean;
}

function NutritionHeader({ day, onDayChange, onLog, hasFailed }: HeaderProps) {
  const { t } = useTranslation('nutrition');
  return (
    <PageHeader
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        <>
          {onLog && (
            <Button variant={hasFailed ? 'secondary' : 'primary'} onClick={onLog}>
              <Plus aria-hidden="true" className="size-5" />
              {t('log')}
            </Button>
          )}
          <DaySwitcher day={day} onChange={onDayChange} />
        </>
      }
    />
  );
}

/** Shows the error of the page and what still works, and the meals that are not sent yet. */
function FailedPage({ failure }: { failure: NonNullable<ReturnType<typeof usePageFailure>> }) {
  const { t } = useTranslation('nutrition');
  return (
    <div>
      <UnsentRows place="meals" />
      <QueryError page query={failure} title={t('loadFailed')} note={t('canLog')} />
    </div>
  );
}

const EditDialog = ({ meal, onClose }: { meal: FoodEntry; onClose: () => void }) => (
  <LazyDialog
    load={loadFoodDialog}
    props={{ open: true, onOpenChange: (open) => !open && onClose(), meal }}
  />
);

function LazyMealLog(props: ComponentProps<typeof MealLog>) {
  return (
    <LazyPart
      load={loadMealLog}
      props={props}
      loading={<Skeleton height="24rem" />}
      failed={(_error, retry) => (
        <Card>
          <PartError onRetry={retry} />
        </Card>
      )}
    />
  );
}
