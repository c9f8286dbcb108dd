import type { ReactNode } from 'react';
import type { FoodEntry } from '#contracts/nutrition.ts';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useUsualDays } from './use-usual-days.ts';
import { UsualDays } from './usual-days.tsx';

interface Props {
  /** Whether the meals are of an earlier day. Then there is no comparison. */
  isEarlier: boolean;
  deletedMeals: readonly FoodEntry[];
  /** The meals. */
  children: ReactNode;
}

/**
 * Shows the comparison with the usual values below the meals. Until the person's usual values are known, the comparison
 * is one sentence, so a wide page shows it beside the meals, as wide as the water above. Compares only today, because
 * the comparison would be confusing beside the totals of another day.
 */
export function MealsAndUsual({ isEarlier, deletedMeals, children }: Props) {
  const isWide = useIsWide();
  const usual = useUsualDays(deletedMeals);
  const card = !isEarlier && usual && <UsualDays {...usual} />;
  const isBeside = isWide && card && usual.missingDays !== undefined;
  return (
    <div
      className={classNames(
        'grid gap-4 sm:gap-6',
        isBeside ? 'grid-cols-[minmax(0,1fr)_24rem]' : 'grid-cols-[minmax(0,1fr)]',
      )}
    >
      {children}
      {card}
    </div>
  );
}
