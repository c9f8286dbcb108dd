import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NumberField } from '#web/ui/number-field.tsx';
import { Suggestion } from '#web/ui/suggestion.tsx';
import { useFieldValue } from '#web/ui/use-form-field.ts';
import { cycleDayRule } from './entry-form.ts';
import { findCycleDay } from './find-cycle-day.ts';
import { useCycles } from './use-cycle.ts';

/** Asks for the day of the cycle. While the field is empty, suggests the day, counted from the last period start. */
export function CycleDayField() {
  const { t } = useTranslation('cycle');
  const { setFocus, setValue } = useFormContext();
  const id = useId();
  const [cycleDay] = useFieldValue<string>('cycleDay');
  const suggested = useSuggestedDay();
  const isSuggested = suggested !== undefined && cycleDay === '';
  const handleConfirm = () => {
    // The button is removed.
    setFocus('cycleDay');
    setValue('cycleDay', String(suggested), { shouldDirty: true });
  };
  return (
    <div>
      <NumberField
        name="cycleDay"
        label={t('form.cycleDay')}
        placeholder="1-35"
        rule={cycleDayRule}
        describedBy={isSuggested ? id : undefined}
      />
      {isSuggested && (
        <Suggestion
          id={id}
          suggestion={{
            text: t('form.suggestedDay', { day: suggested }),
            confirm: { label: t('form.useDay'), name: t('form.useDayName', { day: suggested }) },
          }}
          onConfirm={handleConfirm}
        />
      )}
    </div>
  );
}

/** Returns the day of the cycle on the date in the form, or undefined if it is unknown. */
function useSuggestedDay(): number | undefined {
  const { data } = useCycles();
  const [date] = useFieldValue<string>('date');
  const [isStart] = useFieldValue<boolean>('periodStart');
  return isStart ? 1 : data && findCycleDay(data.cycles, date);
}
