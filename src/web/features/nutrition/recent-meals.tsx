import { Utensils } from 'lucide-react';
import { Fragment, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoodEntry } from '#contracts/nutrition.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { groupMeals, withoutCutDay } from '#domain/nutrition/group-meals.ts';
import { macronutrients } from '#domain/nutrition/macro-shares.ts';
import { formatDay, formatRecentDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import type { OutboxEntry } from '#web/lib/outbox/outbox-entry.ts';
import { useHasUnsent } from '#web/lib/outbox/use-unsent.ts';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { UnsentRows } from '#web/ui/unsent/unsent-rows.tsx';
import { CopyDayButton } from './copy-day-button.tsx';
import { DiaryDay } from './diary-day.tsx';
import { MacroLegend } from './macro-bar.tsx';
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
 * of that day. The button that copies the day before is beside the title. On a narrow page, the colours of the
 * nutrients are there, and the button is below the meals of the day, or above those of earlier days.
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
  const isWide = useIsWide();
  // The key keeps the button mounted when the copied meals change its position. Otherwise, the callback that shows the
  // toast with Undo would not run.
  const copyButton = <CopyDayButton key="copy" day={day} />;
  const title = isToday ? t('meals.recent') : t('meals.ofDay', { day: formatDay(day, language, today) });

  const handleDelete = (meal: FoodEntry) => {
    onDelete(meal);
    // Moves focus to the list, because the button that had focus disappears with its row.
    list.current?.focus();
  };

  return (
    <Card title={title} action={isWide ? copyButton : <PhoneLegend day={day} meals={meals} />}>
      <UnsentRows place="meals" isShown={isShownUnsent} hasTotals />
      <ShowMore query={query} label={t('meals.more')}>
        <div ref={list} tabIndex={-1} className="outline-none">
          <QueryView
            query={{ ...query, data: meals }}
            errorTitle={t('loadFailed')}
            loading={<SkeletonRows count={4} height="4rem" />}
            compact
          >
            {(shown) => (
              <div>
                <Diary
                  day={day}
                  meals={shown}
                  hasMore={query.hasNextPage}
                  nameOf={isToday ? (date) => formatRecentDay(date, language, today) : undefined}
                  empty={!hasUnsent && <NoMeals isToday={isToday} />}
                  copyButton={!isWide && copyButton}
                  onCopy={addFood}
                  onEdit={onEdit}
                  onDelete={handleDelete}
                />
              </div>
            )}
          </QueryView>
        </div>
      </ShowMore>
    </Card>
  );
}

const hasMacros = (meal: FoodEntry): boolean => macronutrients.some((name) => meal[name] !== null);

/**
 * Explains the colours of the nutrients in the rows. Wider screens name the nutrients in each row. If a meal of `day`
 * has nutrients, the totals above the list already explain the colours.
 */
function PhoneLegend({ day, meals = [] }: Pick<Props, 'day' | 'meals'>) {
  const shown = useShownNumbers();
  const isInTotals = meals.some((meal) => meal.date === day && meal.counts && hasMacros(meal));
  if (isInTotals || !meals.some(hasMacros) || !shown.calories) return null;
  return (
    <div className="text-muted sm:hidden">
      <MacroLegend />
    </div>
  );
}

function NoMeals({ isToday }: { isToday: boolean }) {
  const { t } = useTranslation('nutrition');
  return (
    <EmptyState
      icon={Utensils}
      area="nutrition"
      title={t(isToday ? 'meals.empty' : 'meals.emptyDay')}
      compact
    />
  );
}

interface DiaryProps {
  day: CalendarDay;
  meals: FoodEntry[];
  /** Whether the server has older meals that are not loaded. */
  hasMore: boolean;
  /** Returns the name of a day. Undefined if all meals are of one day. */
  nameOf: ((date: CalendarDay) => string) | undefined;
  /** Shown in place of the meals if there are none. */
  empty: ReactNode;
  copyButton: ReactNode;
  onCopy: (meal: FoodEntry) => void;
  onEdit: (meal: FoodEntry) => void;
  onDelete: (meal: FoodEntry) => void;
}

/** Lists the meals by whole days. A day whose meals are only partly loaded is left out, unless it is the only one. */
function Diary({ day, meals, hasMore, nameOf, empty, copyButton, ...actions }: DiaryProps) {
  const days = groupMeals(meals);
  const rows: ReactNode[] = (hasMore ? withoutCutDay(days) : days).map((one) => (
    <DiaryDay
      key={one.date}
      {...one}
      {...actions}
      title={nameOf?.(one.date)}
      isComplete={!hasMore || days.length > 1}
    />
  ));
  if (rows.length === 0) return [<Fragment key="empty">{empty}</Fragment>, copyButton];
  return rows.toSpliced(days[0]?.date === day ? 1 : 0, 0, copyButton);
}
