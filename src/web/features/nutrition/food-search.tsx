import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FoundFood } from '#contracts/foods.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { useSourceNames } from './use-food-sources.ts';

interface Props {
  /** The part of a food's name that the person has typed. */
  query: string;
  /** The foods that match `query`. */
  foods: FoundFood[];
  onChoose: (food: FoundFood) => void;
}

/** Returns whether a food is from a food table or a database of products, and not the person's own entry. */
const isFromTable = (kind: FoundFood['kind']): kind is 'table' | 'product' =>
  kind === 'table' || kind === 'product';

/**
 * Lists the foods that match what the person has typed. Names the sources of their values once, below the list. A wide
 * place has two columns.
 */
export function FoodSearch({ query, foods, onChoose }: Props) {
  const { t } = useTranslation('foods');
  const sourceName = useSourceNames();
  const sources = new Set(
    foods.filter(({ kind }) => isFromTable(kind)).map(({ source }) => sourceName(source)),
  );
  return (
    <section aria-label={t('search.title', { query })} className="@container">
      <h3 className="text-small font-medium text-muted">{t('search.title', { query })}</h3>
      <ul className="mt-1 divide-y divide-line @3xl:grid @3xl:grid-cols-2 @3xl:gap-x-10 @3xl:divide-y-0">
        {foods.map((food) => (
          <li key={`${food.kind} ${food.foodId} ${food.name}`}>
            <FoundFoodButton food={food} onChoose={() => onChoose(food)} />
          </li>
        ))}
      </ul>
      {sources.size > 0 && (
        <p className="mt-2 text-small text-muted">
          {t('items.valuesFrom', { licences: [...sources].join('; ') })}
        </p>
      )}
    </section>
  );
}

function FoundFoodButton({ food, onChoose }: { food: FoundFood; onChoose: () => void }) {
  const { t } = useTranslation('foods');
  const { language } = useLanguage();
  const shown = useShownNumbers();
  const { name, alias, kind, per100 } = food;
  const details = [
    !isFromTable(kind) && t(`search.${kind}`),
    shown.calories &&
      per100 &&
      per100.kcal !== null &&
      t('item.per100', { kcal: formatNumber(per100.kcal, language) }),
  ].filter(Boolean);
  return (
    // The text is in line with the field above. The background of a hovered row is wider.
    <button
      type="button"
      onClick={onChoose}
      className="-mx-2 flex min-h-11 w-[calc(100%+1rem)] items-center gap-3 rounded-base px-2 py-2 text-left hover:bg-sunken"
    >
      <span className="min-w-0 grow">
        <span className="line-clamp-2 leading-snug">
          {name}
          {alias && <span className="text-muted"> · {alias}</span>}
        </span>
        {details.length > 0 && (
          <span className="block text-small text-muted tabular-nums">{details.join(' · ')}</span>
        )}
      </span>
      <Plus aria-hidden="true" className="size-5 shrink-0 text-muted" strokeWidth={1.75} />
    </button>
  );
}
