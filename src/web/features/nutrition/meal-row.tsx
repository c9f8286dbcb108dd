import { Copy, Ellipsis, Pencil, Star, Trash2 } from 'lucide-react';
import { Fragment, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoodEntry } from '#contracts/nutrition.ts';
import { formatNumber, formatTime } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { iconButtonStyle } from '#web/ui/icon-button.tsx';
import { MealIcon } from '#web/ui/meal-icon.tsx';
import { SourceMark } from '#web/ui/source-mark.tsx';
import { RowAction } from './row-action.tsx';
import { useFavourites } from './use-favourites.ts';

interface Props {
  meal: FoodEntry;
  onCopy: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** Shows a meal with a button that opens its actions. */
export function MealRow({ meal, ...actions }: Props) {
  const { t } = useTranslation(['nutrition', 'kinds']);
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const actionsId = useId();
  const { name, description } = meal;
  return (
    <li className="py-2.5">
      <div className="flex items-start gap-3">
        <MealPicture meal={meal} />
        <div className={`min-w-0 grow ${meal.counts ? '' : 'text-muted'}`}>
          <div className="flex items-start gap-1">
            <div className="min-w-0 grow">
              <p className="line-clamp-3 font-semibold whitespace-pre-line">{description || name}</p>
              <p className="text-small text-muted">
                {description && `${name} · `}
                <span className="sr-only">{t(`kinds:meals.${meal.mealType}`)} · </span>
                {formatTime(meal.timestamp, meal.zone, language)}
              </p>
            </div>
            <button
              type="button"
              aria-label={t('meals.actions', { name })}
              aria-expanded={isOpen}
              aria-controls={isOpen ? actionsId : undefined}
              className={classNames(iconButtonStyle, '-mr-2.5')}
              onClick={() => setOpen(!isOpen)}
            >
              <Ellipsis aria-hidden="true" className="size-5" strokeWidth={1.75} />
            </button>
          </div>
          <MealNumbers meal={meal} />
          <SourceMark source={meal.source} counts={meal.counts} />
        </div>
      </div>
      {isOpen && (
        <div
          id={actionsId}
          className="mt-1 grid grid-cols-4 gap-1 rounded-base border border-line bg-paper p-1"
        >
          <MealActions meal={meal} {...actions} />
        </div>
      )}
    </li>
  );
}

function MealActions({ meal, onCopy, onEdit, onDelete }: Props) {
  const { t } = useTranslation('nutrition');
  const { isFavourite, toggle } = useFavourites();
  const { name } = meal;
  const isStarred = isFavourite(name);
  return (
    <>
      <RowAction
        icon={Star}
        iconStyle={isStarred ? { color: 'var(--mood)', fill: 'currentColor' } : undefined}
        word={t('actions.favourite')}
        label={t(isStarred ? 'suggestions.unstar' : 'suggestions.star', { name })}
        onPress={() => toggle(meal)}
      />
      <RowAction icon={Copy} word={t('actions.copy')} label={t('meals.copy', { name })} onPress={onCopy} />
      <RowAction icon={Pencil} word={t('actions.edit')} label={t('meals.edit', { name })} onPress={onEdit} />
      <RowAction
        icon={Trash2}
        word={t('actions.delete')}
        label={t('meals.delete', { name })}
        onPress={onDelete}
      />
    </>
  );
}

/**
 * Shows the known values of the meal's energy, protein and carbs, unless the person hides calories. Also shows the
 * meal's score, unless the person hides scores.
 */
function MealNumbers({ meal }: { meal: FoodEntry }) {
  const { t } = useTranslation('nutrition');
  const { language } = useLanguage();
  const shown = useShownNumbers();
  const numbers = [
    meal.calories !== null && t('caloriesValue', { value: formatNumber(meal.calories, language) }),
    meal.protein !== null && t('proteinValue', { value: formatNumber(meal.protein, language, 1) }),
    meal.carbs !== null && t('carbsValue', { value: formatNumber(meal.carbs, language, 1) }),
  ].filter((text) => text !== false);
  const score = shown.scores ? meal.nutritionScore : null;
  return (
    <>
      {shown.calories && numbers.length > 0 && (
        <p className="text-small tabular-nums">
          {numbers.map((text, index) => (
            <Fragment key={text}>
              {index > 0 && ' · '}
              <span className="whitespace-nowrap">{text}</span>
            </Fragment>
          ))}
        </p>
      )}
      {score !== null && (
        <p className="mt-1">
          <Badge tone="good">{t('meals.aiScore', { score: formatNumber(score, language, 1, true) })}</Badge>
        </p>
      )}
    </>
  );
}

function MealPicture({ meal: { name, photoUrl, mealType } }: { meal: FoodEntry }) {
  const { t } = useTranslation('nutrition');
  if (photoUrl) {
    return (
      <img
        src={photoUrl}
        alt={t('meals.photoOf', { name })}
        loading="lazy"
        className="size-16 shrink-0 rounded-base border border-line bg-sunken object-cover"
      />
    );
  }
  return <MealIcon type={mealType} />;
}
