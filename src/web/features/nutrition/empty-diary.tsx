import { useTranslation } from 'react-i18next';
import { mealTypes } from '#domain/nutrition/meals.ts';
import { Button } from '#web/ui/button.tsx';
import { MealIcon } from '#web/ui/meal-icon.tsx';

interface Props {
  title: string;
  /** Opens the form of a new meal. Undefined if the page already shows the form. */
  onLog: (() => void) | undefined;
}

/** Says that no meal is logged, above the outline of a diary: the meals of a day with dotted lines in place of food. */
export function EmptyDiary({ title, onLog }: Props) {
  const { t } = useTranslation(['nutrition', 'kinds']);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="font-medium text-balance">{title}</p>
        {onLog && <Button onClick={onLog}>{t('nutrition:form.logTitle')}</Button>}
      </div>
      <ul aria-hidden="true" className="mt-4 space-y-4 sm:mt-6 sm:space-y-6">
        {mealTypes.map((type) => (
          <li key={type} className="text-small text-muted">
            <p className="flex items-center gap-2">
              <MealIcon type={type} small />
              {t(`kinds:meals.${type}`)}
            </p>
            <div className="mt-2 ml-10 border-b-2 border-dotted border-line sm:mt-4" />
          </li>
        ))}
      </ul>
    </>
  );
}
