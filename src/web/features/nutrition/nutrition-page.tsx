import { ChefHat, Plus, Target } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoodEntry } from '#contracts/nutrition.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { useToday } from '#web/lib/clock.ts';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LazyDialog } from '#web/ui/lazy-dialog.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DaySwitcher } from './day-switcher.tsx';
import { DayTotals } from './day-totals.tsx';
import { RecentMeals } from './recent-meals.tsx';
import { useDay } from './use-day.ts';
import { useDeleteMeal, useMeals } from './use-nutrition.ts';
import { UsualDays } from './usual-days.tsx';
import { WaterLog } from './water-log.tsx';

// The form and the dialogs are loaded when first shown, so that the page itself loads sooner.
const loadMealLog = async () => (await import('./meal-log.tsx')).MealLog;
const loadFoodDialog = async () => (await import('./food-dialog.tsx')).FoodDialog;
const loadOwnFoodsDialog = async () => (await import('./own-foods-dialog.tsx')).OwnFoodsDialog;
const loadTargetsDialog = async () => (await import('./targets-dialog.tsx')).TargetsDialog;

export function NutritionPage() {
  const { t } = useTranslation('nutrition');
  const today = useToday();
  const [selectedDay, setSelectedDay] = useState<CalendarDay>();
  const day = selectedDay ?? today;
  const meals = useMeals(selectedDay);
  const deleteMeal = useDeleteMeal();
  const [editedMeal, setEditedMeal] = useState<FoodEntry>();
  const isWide = useIsWide();
  const [isLogging, setLogging] = useState(false);
  const loadedMeals = meals.data?.pages.flat();

  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        area="nutrition"
        actions={
          <>
            <Button onClick={() => setLogging(true)}>
              <Plus aria-hidden="true" className="size-5" />
              {t('log')}
            </Button>
            {/* `selectedDay` is undefined for today, so that the page shows the new day after midnight. */}
            <DaySwitcher day={day} onChange={(next) => setSelectedDay(next === today ? undefined : next)} />
          </>
        }
      />
      <div className="grid grid-cols-1 items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr]">
        <div className="lg:col-start-1">
          <DayTotals
            day={day}
            deletedMeals={
              loadedMeals?.filter(({ id, date }) => date === day && deleteMeal.isDeleted(id)) ?? []
            }
          />
        </div>
        <div className="lg:col-start-2 lg:row-span-3 lg:row-start-1">
          <RecentMeals
            day={day}
            query={meals}
            meals={loadedMeals?.filter(({ id }) => !deleteMeal.isDeleted(id))}
            onEdit={setEditedMeal}
            onDelete={({ id }) => deleteMeal.remove(id)}
          />
        </div>
        <div className="space-y-4 lg:col-start-1">
          <WaterLog day={day} />
          <div className="flex flex-wrap gap-2">
            <TargetsButton day={day} />
            <OwnFoodsButton />
          </div>
          <UsualDays />
        </div>
        {/* The form and the dialog of a new meal share a draft, so only one of them is shown. */}
        {isWide && !isLogging && (
          <div className="lg:col-start-1">
            <LazyMealLog day={day} />
          </div>
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

function LazyMealLog({ day }: { day: CalendarDay }) {
  const { t } = useTranslation('common');
  return (
    <LazyPart
      load={loadMealLog}
      props={{ day }}
      loading={<Skeleton height="32rem" />}
      failed={(_error, retry) => (
        <Card>
          <ErrorState title={t('partFailed')} text={t('unreachable')} onRetry={retry} />
        </Card>
      )}
    />
  );
}

function OwnFoodsButton() {
  const { t } = useTranslation('foods');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <ChefHat aria-hidden="true" className="size-5" strokeWidth={1.75} />
        {t('own.open')}
      </Button>
      {isOpen && <LazyDialog load={loadOwnFoodsDialog} props={{ open: true, onOpenChange: setOpen }} />}
    </>
  );
}

function TargetsButton({ day }: { day: CalendarDay }) {
  const { t } = useTranslation('nutrition');
  const [isOpen, setOpen] = useState(false);
  const { data } = useDay(day);
  return (
    <>
      <Button variant="secondary" disabled={!data} onClick={() => setOpen(true)}>
        <Target aria-hidden="true" className="size-5" strokeWidth={1.75} />
        {t('targets.open')}
      </Button>
      {data && (
        <LazyDialog
          load={loadTargetsDialog}
          props={{ open: isOpen, onOpenChange: setOpen, targets: data.targets }}
        />
      )}
    </>
  );
}
