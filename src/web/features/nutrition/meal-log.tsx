import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { formatDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { draftKey } from '#web/lib/drafts.ts';
import { useMember } from '#web/lib/session.ts';
import { Card } from '#web/ui/card.tsx';
import { Form } from '#web/ui/form.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { MealSuggestions } from './manual-fields.tsx';
import { MealFields } from './meal-fields.tsx';
import { emptyMeal, type MealInput, type MealValues } from './meal-form.ts';
import { SaveMealButton } from './save-meal-button.tsx';
import { useMealForm } from './use-meal-form.ts';

interface Props {
  day: CalendarDay;
  /**
   * Whether the page could not be loaded. There are then no suggestions, and the primary button is that of the error.
   */
  hasFailed: boolean;
}

/**
 * Shows a form across a wide page that logs a meal on the selected day. The suggestions are below it. The form shares
 * its draft with the `FoodDialog` for a new meal.
 */
export function MealLog({ day, hasFailed }: Props) {
  const { t } = useTranslation('nutrition');
  const { language } = useLanguage();
  const today = useToday();
  const toast = useToast();
  const key = draftKey('meal.new', useMember().id);
  const mealForm = useMealForm({ day });
  const [savedCount, setSavedCount] = useState(0);
  const title =
    day === today ? t('form.logTitle') : t('form.logOn', { day: formatDay(day, language, today) });

  const startAnew = ({ mealType, isManual }: MealInput, reset: (values: MealValues) => void) => {
    reset(emptyMeal(mealType, isManual));
    setSavedCount((count) => count + 1);
  };
  const handleSubmit = async (input: MealInput, reset: (values: MealValues) => void) => {
    await mealForm.onSubmit(input);
    toast.show({ title: t('form.saved') });
    startAnew(input, reset);
  };

  return (
    <Card title={title}>
      <Form {...mealForm} onSubmit={handleSubmit} onKept={startAnew} draftKey={key} spacing="wide">
        <div className="grid grid-cols-[minmax(0,42rem)_minmax(20rem,1fr)] gap-x-10">
          {/* After saving, a new key remounts the fields. This closes the camera and ends the recording. */}
          <MealFields
            key={savedCount}
            areColumns
            day={day}
            draftKey={key}
            submit={<SaveMealButton wide isSecondary={hasFailed} />}
          />
        </div>
        {!hasFailed && <MealSuggestions day={day} />}
      </Form>
    </Card>
  );
}
