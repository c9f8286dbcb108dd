import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FoundFood } from '#contracts/foods.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';

interface Props {
  /** The part of a food's name that the person has typed. */
  query: string;
  /** The foods that match `query`. */
  foods: FoundFood[];
  onChoose: (food: FoundFood) => void;
}

/** Lists the foods that match what the person has typed. */
export function FoodSearch({ query, foods, onChoose }: Props) {
  const { t } = useTranslation('foods');
  return (
    <section aria-label={t('search.title', { query })}>
      <h3 className="text-small font-medium text-muted">{t('search.title', { query })}</h3>
      <ul className="mt-1 divide-y divide-line">
        {foods.map((food) => (
          <li key={`${food.kind} ${food.foodId} ${food.name}`}>
            <FoundFoodButton food={food} onChoose={() => onChoose(food)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FoundFoodButton({ food, onChoose }: { food: FoundFood; onChoose: () => void }) {
  const { t } = useTranslation('foods');
  const { language } = useLanguage();
  const shown = useShownNumbers();
  const { name, kind, source, licence, per100 } = food;
  const origin =
    kind === 'table' || kind === 'product'
      ? [source, licence].filter(Boolean).join(', ')
      : t(`search.${kind}`);
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex min-h-11 w-full items-center gap-3 rounded-base px-2 py-2 text-left hover:bg-sunken"
    >
      <span className="min-w-0 grow">
        <span className="block truncate">{name}</span>
        <span className="block truncate text-small text-muted">{origin}</span>
      </span>
      {shown.calories && per100 && per100.kcal !== null && (
        <span className="shrink-0 text-small text-muted tabular-nums">
          {t('item.per100', { kcal: formatNumber(per100.kcal, language) })}
        </span>
      )}
      <Plus aria-hidden="true" className="size-5 shrink-0 text-muted" strokeWidth={1.75} />
    </button>
  );
}
