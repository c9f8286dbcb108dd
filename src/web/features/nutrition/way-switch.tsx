import { PencilLine, Type } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { foodBounds } from '#domain/nutrition/meals.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { Button } from '#web/ui/button.tsx';
import { type MealValues, nutrientTexts } from './meal-form.ts';
import { mealName, totalNutrients, visibleItems } from './meal-items.ts';

/**
 * Shows a button that switches between describing a meal and entering its values. When the person switches to entering
 * values, fills in the name and the nutrients of the described foods. If there are no foods, uses the sentence as the
 * name, unless the person has already entered a name.
 */
export function WaySwitch({ onSwitch }: { onSwitch: () => void }) {
  const { t } = useTranslation('foods');
  const { language } = useLanguage();
  const { getValues, setValue, clearErrors } = useFormContext<MealValues>();
  const isManual = useWatch<MealValues, 'isManual'>({ name: 'isManual' });
  const Icon = isManual ? Type : PencilLine;
  const handleSwitch = () => {
    clearErrors();
    const { items, sentence, givenName, name } = getValues();
    if (!isManual && visibleItems(items).length > 0) {
      setValue('name', mealName(sentence, items, givenName));
      for (const [field, text] of Object.entries(nutrientTexts(totalNutrients(items), language))) {
        setValue(field as keyof MealValues, text);
      }
    } else if (!isManual && !name.trim()) setValue('name', sentence.trim().slice(0, foodBounds.name.max));
    setValue('isManual', !isManual);
    onSwitch();
  };
  return (
    <div className="-mx-5">
      <Button variant="quiet" onClick={handleSwitch}>
        <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
        {t(isManual ? 'sentence.describe' : 'sentence.manual')}
      </Button>
    </div>
  );
}
