import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { foodBounds } from '#domain/nutrition/meals.ts';
import { Button } from '#web/ui/button.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { TimeField } from '#web/ui/time-field.tsx';
import type { MealValues } from './meal-form.ts';

/**
 * Shows the optional fields of a meal: the description and the time. They are folded until the person unfolds them, or
 * until one of them has a value or an error. `timeHint` says which time an empty field means.
 */
export function MealDetails({ timeHint }: { timeHint: string | undefined }) {
  const { t } = useTranslation(['nutrition', 'forms']);
  const [description, time] = useWatch<MealValues, ['description', 'time']>({
    name: ['description', 'time'],
  });
  const { errors } = useFormState<MealValues>({ name: ['description', 'time'] });
  const [isUnfolded, setUnfolded] = useState(false);
  const [isPressed, setPressed] = useState(false);
  // The fields stay unfolded when the person clears them, so that the field with focus does not disappear.
  if (!isUnfolded && (description || time || errors.description || errors.time)) setUnfolded(true);
  if (!isUnfolded) {
    return (
      <div className="-mx-5">
        <Button
          variant="quiet"
          aria-expanded={false}
          onClick={() => {
            setUnfolded(true);
            setPressed(true);
          }}
        >
          <Plus aria-hidden="true" className="size-5" strokeWidth={1.75} />
          {t('nutrition:form.details')}
        </Button>
      </div>
    );
  }
  return (
    <div className="w-full space-y-5">
      <TextareaField
        name="description"
        label={t('nutrition:form.description')}
        rows={2}
        maxLength={foodBounds.description.max}
        // Moves focus, because the button that had focus disappears.
        autoFocus={isPressed}
      />
      <TimeField
        name="time"
        label={t('nutrition:form.time')}
        hint={timeHint}
        invalid={t('forms:timeInFuture')}
      />
    </div>
  );
}
