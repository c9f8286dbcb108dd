import { ChevronDown, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { GramsStepper } from './grams-stepper.tsx';
import { chooseAlternative, type FormItem, itemNutrients } from './meal-items.ts';
import { useSourceNames } from './use-food-sources.ts';
import { type PortionChoice, usePortionChoices } from './use-portion-choices.ts';

interface Props {
  item: FormItem;
  /** Whether the details of the food say where its values come from. */
  namesSource: boolean;
  onChange: (item: FormItem) => void;
  onRemove: () => void;
}

/**
 * Shows a food of the meal with its energy, its weight, what was assumed about its amount, and other foods to choose
 * instead.
 */
export function ItemRow({ item, namesSource, onChange, onRemove }: Props) {
  const { t } = useTranslation(['foods', 'nutrition']);
  const { language } = useLanguage();
  const { base, grams } = item;
  const { calories } = itemNutrients(item);
  const shown = useShownNumbers();
  const id = useId();
  const amountId = useId();
  const [isOpen, setOpen] = useState(false);
  const more = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) void more.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const setGrams = (next: number) => onChange({ ...item, grams: next, isWeightSet: true });
  const isAssumed = base.assumed.length > 0 && !item.isWeightSet;
  const assumed = isAssumed ? t('item.assumed', { what: base.assumed.join(', ') }) : '';
  const choices = usePortionChoices(item);
  const hasChoices = !base.isCounted && choices.length > 0;
  const hasMore = base.alternatives.length > 0 || namesSource;
  const amount = hasChoices ? `${assumed} ${t('item.howMuch')}` : assumed;
  return (
    <li className="@container py-2">
      <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-start gap-x-2 @xl:grid-cols-[minmax(0,1fr)_auto_auto_auto]">
        <div className="pt-2.5 leading-snug">
          <p className="font-medium">{base.food}</p>
          {amount && (
            <p id={amountId} className="pb-1 text-small text-muted">
              {amount}
            </p>
          )}
        </div>
        {shown.calories && calories !== null && (
          <p className="pt-2.5 text-right tabular-nums @xl:col-start-3 @xl:min-w-20">
            {t('nutrition:caloriesValue', { value: formatNumber(calories, language) })}
          </p>
        )}
        <span className="col-start-3 -mr-2 @xl:col-start-4">
          <IconButton icon={X} label={t('item.remove', { food: base.food })} onClick={onRemove} />
        </span>
        <div className="col-span-3 flex flex-wrap items-center gap-x-4 @xl:col-span-1 @xl:col-start-2 @xl:row-start-1 @xl:flex-row-reverse">
          <GramsStepper food={base.food} grams={grams} onChange={setGrams} />
          {hasMore && (
            <MoreButton item={item} isOpen={isOpen} controls={id} onPress={() => setOpen(!isOpen)} />
          )}
        </div>
      </div>
      {hasChoices && (
        <PortionButtons labelledBy={amountId} grams={grams} choices={choices} onChange={setGrams} />
      )}
      {hasMore && (
        <div id={id} ref={more} hidden={!isOpen} className="mt-2 scroll-mb-4">
          <MoreAboutItem item={item} namesSource={namesSource} onChange={onChange} />
        </div>
      )}
    </li>
  );
}

interface MoreButtonProps {
  item: FormItem;
  isOpen: boolean;
  /** The id of the element that the button shows and hides. */
  controls: string;
  onPress: () => void;
}

/** Shows the button that unfolds the foods to choose instead, and the source of the values. */
function MoreButton({ item: { base }, isOpen, controls, onPress }: MoreButtonProps) {
  const { t } = useTranslation('foods');
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onPress}
      className="-mx-2 flex min-h-11 items-center gap-1 rounded-base px-2 text-small text-muted hover:bg-sunken hover:text-ink"
    >
      {t(base.alternatives.length > 0 ? 'item.alternatives' : 'item.source')}
      <span className="sr-only"> {base.food}</span>
      <ChevronDown
        aria-hidden="true"
        className={`size-4 transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`}
      />
    </button>
  );
}

interface PortionButtonsProps {
  /** The id of the text that asks how much of the food the person ate. */
  labelledBy: string;
  grams: number;
  choices: PortionChoice[];
  onChange: (grams: number) => void;
}

/** Shows a button for each usual amount of a food. */
function PortionButtons({ labelledBy, grams, choices, onChange }: PortionButtonsProps) {
  const { t } = useTranslation('foods');
  const { language } = useLanguage();
  return (
    <fieldset aria-labelledby={labelledBy} className="mt-1.5 flex flex-wrap gap-2">
      {choices.map((choice) => (
        <button
          key={`${choice.label} ${choice.grams}`}
          type="button"
          aria-pressed={grams === choice.grams}
          onClick={() => onChange(choice.grams)}
          className="flex min-h-11 items-center rounded-base border border-control bg-raised px-3 py-1 text-left text-small transition-colors duration-150 hover:bg-sunken aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:font-semibold aria-pressed:text-primary"
        >
          {t('item.portion', { label: choice.label, grams: formatNumber(choice.grams, language, 1) })}
        </button>
      ))}
    </fieldset>
  );
}

/**
 * Lists the foods that can replace a food, with the energy of the same weight. If `namesSource` is true, says where its
 * values come from.
 */
function MoreAboutItem({ item, namesSource, onChange }: Omit<Props, 'onRemove'>) {
  const { t } = useTranslation(['foods', 'nutrition']);
  const { language } = useLanguage();
  const { base } = item;
  const shown = useShownNumbers();
  const sourceName = useSourceNames();
  return (
    <div className="space-y-2">
      {base.alternatives.length > 0 && (
        <div className="max-w-md divide-y divide-line rounded-base border border-line bg-paper">
          {shown.calories && (
            <p className="px-3 py-2 text-right text-small text-muted">
              {t('item.caloriesFor', { grams: formatNumber(item.grams, language, 1) })}
            </p>
          )}
          {base.alternatives.map(({ food, foodId }) => {
            const chosen = chooseAlternative(item, foodId);
            const { calories } = itemNutrients(chosen);
            return (
              <button
                key={foodId}
                type="button"
                onClick={() => onChange(chosen)}
                className="flex min-h-11 w-full items-center justify-between gap-3 px-3 py-2 text-left text-small first:rounded-t-base last:rounded-b-base hover:bg-sunken"
              >
                {food}
                {shown.calories && calories !== null && (
                  <span className="shrink-0 text-muted tabular-nums">
                    {t('nutrition:caloriesValue', { value: formatNumber(calories, language) })}
                  </span>
                )}
              </button>
            );
          })}
        </div>
      )}
      {namesSource && (
        <p className="text-small text-muted">{t('item.from', { source: sourceName(base.source) })}</p>
      )}
    </div>
  );
}
