import { History, Plus, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MealType } from '#domain/nutrition/meals.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { pickSuggestions, type Suggestion } from './pick-suggestions.ts';
import { useFavourites, useSuggestions } from './use-favourites.ts';

interface Props {
  mealType: MealType;
  query: string;
  onFill: (food: Suggestion) => void;
  onAdd: (food: Suggestion) => void;
}

/**
 * Suggests favourites and the foods of recent meals, or says that they could not be loaded. The heading names
 * favourites only if one is shown. A wide place has three columns. Pressing a food fills the form. The plus button of a
 * food logs the food unchanged.
 */
export function FoodSuggestions({ mealType, query, onFill, onAdd }: Props) {
  const { t } = useTranslation('nutrition');
  const suggestions = useSuggestions();
  const { isFavourite } = useFavourites();
  if (!suggestions.data) {
    return (
      <QueryView query={suggestions} errorTitle={t('suggestions.failed')} loading={null} compact>
        {() => null}
      </QueryView>
    );
  }
  const visibleSuggestions = pickSuggestions(suggestions.data, mealType, query);
  if (visibleSuggestions.length === 0) return null;
  const hasFavourites = visibleSuggestions.some(({ name }) => isFavourite(name));
  const title = t(hasFavourites ? 'suggestions.title' : 'suggestions.recent');
  const Icon = hasFavourites ? Star : History;
  return (
    <section aria-label={title} className="@container">
      <h3 className="flex items-center gap-2 text-small font-medium text-muted">
        <Icon aria-hidden="true" className="size-4" strokeWidth={1.75} />
        {title}
      </h3>
      <ul className="mt-1 divide-y divide-line @3xl:grid @3xl:grid-cols-3 @3xl:gap-x-8 @3xl:divide-y-0">
        {visibleSuggestions.map((food) => (
          <SuggestionRow key={food.name} food={food} onFill={() => onFill(food)} onAdd={() => onAdd(food)} />
        ))}
      </ul>
    </section>
  );
}

function SuggestionRow({ food, onFill, onAdd }: { food: Suggestion; onFill: () => void; onAdd: () => void }) {
  const { t } = useTranslation('nutrition');
  const { language } = useLanguage();
  const shown = useShownNumbers();
  return (
    // The margins put the icons in line with the edges of the fields above.
    <li className="flex items-center">
      <span className="-ml-3 flex">
        <FavouriteButton food={food} />
      </span>
      <button
        type="button"
        onClick={onFill}
        className="flex min-h-11 min-w-0 grow items-baseline justify-between gap-3 rounded-base px-2 py-2.5 text-left hover:bg-sunken"
      >
        <span className="min-w-0 wrap-break-word">{food.name}</span>
        {shown.calories && food.calories !== null && (
          <span className="shrink-0 text-small text-muted tabular-nums">
            {t('caloriesValue', { value: formatNumber(food.calories, language) })}
          </span>
        )}
      </button>
      <span className="-mr-3 flex">
        <IconButton
          icon={Plus}
          label={t('suggestions.add', { name: food.name })}
          ignoreRepeatedClicks
          onClick={onAdd}
        />
      </span>
    </li>
  );
}
