import { Copy, Pencil, Trash2 } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoodEntry } from '#contracts/nutrition.ts';
import { formatNumber, formatTime } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { MealIcon } from '#web/ui/meal-icon.tsx';
import { SourceMark } from '#web/ui/source-mark.tsx';
import { FavouriteButton } from './favourite-button.tsx';

interface Props {
  meal: FoodEntry;
  onCopy: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** Shows a meal with buttons to star, copy, edit and delete it. */
export function MealRow({ meal, onCopy, onEdit, onDelete }: Props) {
  const { t } = useTranslation(['nutrition', 'kinds']);
  const { language } = useLanguage();
  const { name, description } = meal;
  const subtitle = [
    description ? name : undefined,
    t(`kinds:meals.${meal.mealType}`),
    formatTime(meal.timestamp, meal.zone, language),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 py-3 sm:flex-nowrap">
      <div className="flex min-w-0 grow basis-full items-start gap-3 sm:basis-auto">
        <MealPicture meal={meal} />
        <div className={`min-w-0 grow ${meal.counts ? '' : 'text-muted'}`}>
          <p className="line-clamp-3 font-semibold whitespace-pre-line">{description || name}</p>
          <p className="text-small text-muted">{subtitle.filter(Boolean).join(' · ')}</p>
          <MealNumbers meal={meal} />
          <SourceMark source={meal.source} counts={meal.counts} />
        </div>
      </div>
      <div className="-my-1 ml-auto flex shrink-0">
        <FavouriteButton food={meal} />
        <IconButton icon={Copy} label={t('meals.copy', { name })} ignoreRepeatedClicks onClick={onCopy} />
        <IconButton icon={Pencil} label={t('meals.edit', { name })} onClick={onEdit} />
        <IconButton icon={Trash2} label={t('meals.delete', { name })} onClick={onDelete} />
      </div>
    </li>
  );
}

/** Shows the meal's energy, protein and carbs as far as they are known, and its score. */
function MealNumbers({ meal }: { meal: FoodEntry }) {
  const { t } = useTranslation('nutrition');
  const { language } = useLanguage();
  const numbers = [
    meal.calories !== null && t('caloriesValue', { value: formatNumber(meal.calories, language) }),
    meal.protein !== null && t('proteinValue', { value: formatNumber(meal.protein, language, 1) }),
    meal.carbs !== null && t('carbsValue', { value: formatNumber(meal.carbs, language, 1) }),
  ].filter((text) => text !== false);
  const score = meal.nutritionScore;
  return (
    <>
      {numbers.length > 0 && (
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
