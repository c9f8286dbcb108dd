import { ChevronDown, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { GramsStepper } from './grams-stepper.tsx';
import { chooseAlternative, type FormItem, itemNutrients } from './meal-items.ts';
import { useSourceNames } from './use-food-sources.ts';

const maxChoices = 3;

interface Props {
  item: FormItem;
  onChange: (item: FormItem) => void;
  onRemove: () => void;
}

/**
 * Shows a food of the meal with its energy, its weight, what was assumed about its amount, and other foods to choose
 * instead.
 */
export function ItemRow({ item, onChange, onRemove }: Props) {
  const { t } = useTranslation(['foods', 'nutrition']);
  const { language } = useLanguage();
  const { base, grams } = item;
  const { calories } = itemNutrients(item);
  const shown = useShownNumbers();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const setGrams = (next: number) => onChange({ ...item, grams: next, isWeightSet: true });
  return (
    <li className="py-3">
      <div className="flex items-start gap-2">
        <p className="min-w-0 grow pt-2.5 leading-snug font-medium">{base.food}</p>
        {shown.calories && calories !== null && (
          <p className="shrink-0 pt-2.5 tabular-nums">
            {t('nutrition:caloriesValue', { value: formatNumber(calories, language) })}
          </p>
        )}
        <span className="-mr-2">
          <IconButton icon={X} label={t('item.remove', { food: base.food })} onClick={onRemove} />
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-x-4">
        <GramsStepper food={base.food} grams={grams} onChange={setGrams} />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="-mx-2 flex min-h-11 items-center gap-1 rounded-base px-2 text-small text-muted hover:bg-sunken hover:text-ink"
        >
          {t(base.alternatives.length > 0 ? 'item.alternatives' : 'item.source')}
          <span className="sr-only"> {base.food}</span>
          <ChevronDown
            aria-hidden="true"
            className={`size-4 transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </div>
      <HowMuch item={item} onChange={setGrams} />
      <div id={id} hidden={!isOpen} className="mt-2">
        <MoreAboutItem item={item} onChange={onChange} />
      </div>
    </li>
  );
}

/**
 * Says what was assumed about a food, and shows buttons for other amounts. There are no buttons if the person has
 * written how many or how much they ate, or if nothing was assumed and the food has fewer than two household portions.
 */
function HowMuch({ item, onChange }: { item: FormItem; onChange: (grams: number) => void }) {
  const { t } = useTranslation('foods');
  const { language } = useLanguage();
  const id = useId();
  const choices = useChoices(item);
  const { base, isWeightSet } = item;
  const assumed =
    base.assumed.length > 0 && !isWeightSet && t('item.assumed', { what: base.assumed.join(', ') });
  if (base.isCounted || choices.length === 0)
    return assumed && <p className="mt-2 text-small text-muted">{assumed}</p>;
  return (
    <div className="mt-2 space-y-1.5">
      <p id={id} className="text-small text-muted">
        {assumed} {t('item.howMuch')}
      </p>
      <fieldset aria-labelledby={id} className="flex flex-wrap gap-2">
        {choices.map(({ label, grams }) => (
          <button
            key={`${label} ${grams}`}
            type="button"
            aria-pressed={item.grams === grams}
            onClick={() => onChange(grams)}
            className="flex min-h-11 items-center rounded-base border border-control bg-raised px-3 py-1 text-left text-small transition-colors duration-150 hover:bg-sunken aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:font-semibold aria-pressed:text-primary"
          >
            {t('item.portion', { label, grams: formatNumber(grams, language, 1) })}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

/**
 * Returns the amounts to choose from: at most three household portions, for example a slice. If there are fewer than
 * two portions, returns half the assumed amount, the assumed amount and twice the assumed amount, or no amounts if
 * nothing was assumed.
 */
function useChoices({ base }: FormItem) {
  const { t } = useTranslation('foods');
  // Leaves out portions such as `100 g`, which are not household portions.
  const portions = base.portions.filter(({ label }) => !/^[\d.,\s]+g$/.test(label));
  if (portions.length > 1) return portions.slice(0, maxChoices);
  if (base.assumed.length === 0) return [];
  return [
    { label: t('item.half'), grams: base.grams / 2 },
    { label: t('item.asAssumed'), grams: base.grams },
    { label: t('item.double'), grams: base.grams * 2 },
  ];
}

/** Lists the foods that can replace a food, and says where its values come from. */
function MoreAboutItem({ item, onChange }: { item: FormItem; onChange: (item: FormItem) => void }) {
  const { t } = useTranslation(['foods', 'nutrition']);
  const { language } = useLanguage();
  const { base } = item;
  const shown = useShownNumbers();
  const sourceName = useSourceNames();
  return (
    <div className="space-y-2">
      {base.alternatives.length > 0 && (
        <div className="divide-y divide-line rounded-base border border-line bg-paper">
          {base.alternatives.map(({ food, foodId, kcalPer100 }) => (
            <button
              key={foodId}
              type="button"
              onClick={() => onChange(chooseAlternative(item, foodId))}
              className="flex min-h-11 w-full items-center justify-between gap-3 rounded-base px-3 py-2 text-left text-small hover:bg-sunken"
            >
              {food}
              {shown.calories && kcalPer100 !== null && (
                <span className="shrink-0 text-muted tabular-nums">
                  {t('item.per100', { kcal: formatNumber(kcalPer100, language) })}
                </span>
              )}
            </button>
          ))}
        </div>
      )}
      <p className="text-small text-muted">{t('item.from', { source: sourceName(base.source) })}</p>
    </div>
  );
}
