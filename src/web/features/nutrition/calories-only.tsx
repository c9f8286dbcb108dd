import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoodEntry } from '#contracts/nutrition.ts';
import { Button } from '#web/ui/button.tsx';
import { BesideTable } from './beside-table.tsx';

interface Props {
  /** The cell of the day's calories. */
  calories: ReactNode;
  /** Says that no meal has protein, carbs or fat. */
  note: ReactNode;
  /** The newest meal of the day. Undefined if none is loaded. */
  meal: FoodEntry | undefined;
  onEdit: (meal: FoodEntry) => void;
}

/** Shows the calories of a day whose meals have no protein, carbs or fat, with a button that adds them to a meal. */
export function CaloriesOnly({ calories, note, meal, onEdit }: Props) {
  const { t } = useTranslation('nutrition');
  return (
    <BesideTable hasFood isLow>
      {calories}
      <div className="mt-4">{note}</div>
      {meal && (
        <div className="-mb-3 -ml-5">
          <Button
            variant="quiet"
            aria-label={t('macros.addTo', { name: meal.name })}
            onClick={() => onEdit(meal)}
          >
            <Plus aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
            {t('macros.add')}
          </Button>
        </div>
      )}
    </BesideTable>
  );
}
