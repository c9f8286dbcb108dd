import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { iconButtonStyle } from '#web/ui/icon-button.tsx';
import type { Suggestion } from './pick-suggestions.ts';
import { useFavourites } from './use-favourites.ts';

/** Shows a button that adds a food to the favourites, or removes a favourite food from them. */
export function FavouriteButton({ food }: { food: Suggestion }) {
  const { t } = useTranslation('nutrition');
  const { isFavourite, toggle } = useFavourites();
  const isStarred = isFavourite(food.name);
  const label = t(isStarred ? 'suggestions.unstar' : 'suggestions.star', { name: food.name });
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={iconButtonStyle}
      onClick={() => toggle(food)}
    >
      <Star
        aria-hidden="true"
        className="size-5"
        strokeWidth={1.75}
        fill={isStarred ? 'currentColor' : 'none'}
        style={isStarred ? { color: 'var(--mood)' } : undefined}
      />
    </button>
  );
}
