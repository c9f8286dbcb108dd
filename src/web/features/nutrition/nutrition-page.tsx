import { Plus } from 'lucide-react';
import { type ComponentProps, useRef, useState } from 'react';
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
import { DaySwitcher } from './day-switcher.tsx';
import { DayTotals } from './day-totals.tsx';
import type { MealLog } from './meal-log.tsx';
import { RecentMeals } from './recent-meals.tsx';
import { OwnFoodsButton, TargetsButton } from './settings-buttons.tsx';
import { useDay, useEnergyDays } from './use-day.ts';
import { useDeleteMeal, useMeals } from './use-nutrition.ts';
import { UsualDays } from './usual-days.tsx';
import { WaterLog } from './water-log.tsx';

// The form and the dialog are loaded when first shown, so that the page itself loads sooner.
const loadMealLog = async () => (await import('./meal-log.tsx')).MealLog;
const loadFoodDialog = async () => (await import('./food-dialog.tsx')).FoodDialog;

/**
 * The comparison with the usual values, and the meals below it. Until the person's usual values are known, the comparison
 * is one sentence, so a wide page shows it beside the meals, as wide as the water above.
 */
const belowForm =
  'grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-6 lg:has-[[data-progress]]:grid-cols-[minmax(0,1fr)_24rem]';

export function NutritionPage() {
  const { t } = useTranslation('nutrition');
  const today = useToday();
  const [selectedDay, setSelectedDay] = useState<CalendarDay>();
  const day = selectedDay ?? today;
  const meals = useMeals(selectedDay);
  const energyDays = useEnergyDays();
  const failure = usePageFailure([meals, useDay(day), ...(day === today ? [energyDays] : [])]);
  const deleteMeal = useDeleteMeal();
  const [editedMeal, setEditedMeal] = useState<FoodEntry>();
  const isWide = useIsWide();
  const form = useRef<HTMLDivElement>(null);
  const [isLogging, setLogging] = useState(false);
  const loadedMeals = meals.data?.pages.flat();
  const shownMeals = loadedMeals?.filter(({ id }) => !deleteMeal.isDeleted(id));
  const deletedMeals = loadedMeals?.filter(({ id, counts }) => counts && deleteMeal.isDeleted(id)) ?? [];
  // `UsualDays` compares today with the person's usual values. The comparison would be confusing beside the totals of
  // another day. On a narrow page, it is below the meals, which are then near the top.
  const usualDays = day === today && <UsualDays deletedMeals={deletedMeals} />;

  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          <>
            {/* A wide page needs no button, because it always shows the form. */}
            {!isWide && (
              <Button onClick={() => setLogging(true)}>
                <Plus aria-hidden="true" className="size-5" />
                {t('log')}
              </Button>
            )}
            {/* `selectedDay` is undefined for today, so that the page shows the new day after midnight. */}
            <DaySwitcher day={day} onChange={(next) => setSelectedDay(next === today ? undefined : next)} />
          </>
        }
      />
      <div className="space-y-4 sm:space-y-6">
        {!failure && (
          <DayBox
            day={day}
            deletedMeals={deletedMeals}
            meals={shownMeals?.filter(({ date, counts }) => date === day && counts)}
            onEdit={setEditedMeal}
            onLogFirst={
              isWide && !selectedDay && shownMeals?.length === 0
                ? () => form.current?.querySelector<HTMLInputElement>('input:not([type=file])')?.focus()
                : undefined
            }
          />
        )}
        {/* The form and the dialog of a new meal share a draft, so only one of them is shown. */}
        {isWide && !isLogging && (
          <div ref={form}>
            <LazyMealLog day={day} hasSuggestions={!failure} />
          </div>
        )}
        {failure ? (
          <Card>
            <UnsentRows place="meals" />
            <QueryError query={failure} title={t('loadFailed')} />
          </Card>
        ) : (
          <AfterFirstView waiting={<Skeleton height="40rem" />}>
            <div className={belowForm}>
              {isWide && usualDays}
              <RecentMeals
                day={day}
                query={meals}
                meals={shownMeals}
                onEdit={setEditedMeal}
                onDelete={({ id }) => deleteMeal.remove(id)}
              />
              {!isWide && usualDays}
            </div>
          </AfterFirstView>
        )}
      </div>
      {isLogging && (
        <LazyDialog load={loadFoodDialog} props={{ open: true, onOpenChange: setLogging, day }} />
      )}
      {editedMeal && (
        <LazyDialog
          load={loadFoodDialog}
          props={{
            open: true,
            onOpenChange: (open) => setEditedMeal(open ? editedMeal : undefined),
            meal: editedMeal,
          }}
        />
      )}
    </>
  );
}

/** Shows the totals and the water of the day, and the buttons of the settings. Takes the props of `DayTotals`. */
function DayBox(totals: ComponentProps<typeof DayTotals>) {
  return (
    <div className="divide-line overflow-hidden rounded-base border border-line bg-raised max-lg:divide-y lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:divide-x">
      <DayTotals {...totals} />
      <div className="divide-y divide-line">
        <WaterLog day={totals.day} />
        <div className="flex justify-around px-1">
          <TargetsButton day={totals.day} />
          <OwnFoodsButton />
        </div>
      </div>
    </div>
  );
}

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
