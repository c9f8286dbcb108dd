import { Utensils } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoodEntry } from '#contracts/nutrition.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { groupMeals, withoutCutDay } from '#domain/nutrition/group-meals.ts';
import { formatDay, formatRecentDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import type { OutboxEntry } from '#web/lib/outbox/outbox-entry.ts';
import { useHasUnsent } from '#web/lib/outbox/use-unsent.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { UnsentRows } from '#web/ui/unsent/unsent-rows.tsx';
import { CopyDayButton } from './copy-day-button.tsx';
import { DiaryDay } from './diary-day.tsx';
import { unsentMealDay } from './unsent-meal.ts';
import { useAddFood } from './use-add-food.ts';
import type { useMeals } from './use-nutrition.ts';

interface Props {
  day: CalendarDay;
  query: ReturnType<typeof useMeals>;
  /** The meals to show. Undefined while the meals load. */
  meals: FoodEntry[] | undefined;
  onEdit: (meal: FoodEntry) => void;
  onDelete: (meal: FoodEntry) => void;
}

/**
 * Lists the newest meals by day and type of meal, with a button to load more. For an earlier day, lists only the meals
 * of that day.
 */
export function RecentMeals({ day, query, meals, onEdit, onDelete }: Props) {
  const { t } = useTranslation('nutrition');
  const { language } = useLanguage();
  const today = useToday();
  const list = useRef<HTMLDivElement>(null);
  const addFood = useAddFood(day);
  const isToday = day === today;
  const isShownUnsent = (entry: OutboxEntry) => isToday || unsentMealDay(entry) === day;
  const hasUnsent = useHasUnsent('POST /api/food-entries', isShownUnsent);
  const title = isToday ? t('meals.recent') : t('meals.ofDay', { day: formatDay(day, language, today) });

  const handleDelete = (meal: FoodEntry) => {
    onDelete(meal);
    // Moves focus to the list, because the button that had focus disappears with its row.
    list.current?.focus();
  };

  return (
    <Card title={title} action={<CopyDayButton day={day} />}>
      <UnsentRows place="meals" isShown={isShownUnsent} hasTotals />
      <ShowMore query={query} label={t('meals.more')}>
        <div ref={list} tabIndex={-1} className="outline-none">
          <QueryView
            query={{ ...query, data: meals }}
            errorTitle={t('loadFailed')}
            loading={<SkeletonRows count={4} height="4rem" />}
            compact
          >
            {(shown) => {
              if (shown.length > 0) {
                return (
                  <Diary
                    meals={shown}
                    hasMore={query.hasNextPage}
                    nameOf={isToday ? (date) => formatRecentDay(date, language, today) : undefined}
                    onCopy={addFood}
                    onEdit={onEdit}
                    onDelete={handleDelete}
                  />
                );
              }
              if (hasUnsent) return null;
              return (
                <EmptyState
                  icon={Utensils}
                  area="nutrition"
                  title={t(isToday ? 'meals.empty' : 'meals.emptyDay')}
                  compact
                />
              );
            }}
          </QueryView>
        </div>
      </ShowMore>
    </Card>
  );
}

interface DiaryProps {
  meals: FoodEntry[];
  /** Whether the server has older meals that are not loaded. */
  hasMore: boolean;
  /** Returns the name of a day. Undefined if all meals are of one day. */
  nameOf: ((date: CalendarDay) => string) | undefined;
  onCopy: (meal: FoodEntry) => void;
  onEdit: (meal: FoodEntry) => void;
  onDelete: (meal: FoodEntry) => void;
}

/** Lists the meals by whole days. A day whose meals are only partly loaded is left out, unless it is the only one. */
function Diary({ meals, hasMore, nameOf, ...actions }: DiaryProps) {
  const days = groupMeals(meals);
  return (hasMore ? withoutCutDay(days) : days).map((day) => (
    <DiaryDay
      key={day.date}
      {...day}
      {...actions}
      title={nameOf?.(day.date)}
      isComplete={!hasMore || days.length > 1}
    />
  ));
}
