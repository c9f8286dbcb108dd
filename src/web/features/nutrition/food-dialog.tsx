import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoodEntry } from '#contracts/nutrition.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { formatDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { draftKey } from '#web/lib/drafts.ts';
import type { OutboxEntry } from '#web/lib/outbox/outbox-entry.ts';
import { useMember } from '#web/lib/session.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { MealSuggestions } from './manual-fields.tsx';
import { MealFields } from './meal-fields.tsx';
import { SaveMealButton } from './save-meal-button.tsx';
import { toUnsentMeal } from './unsent-meal.ts';
import { useMealForm } from './use-meal-form.ts';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The meal to update. Without `meal` and `entry`, the dialog creates a meal. */
  meal?: FoodEntry;
  /** The day of a new meal. The default is today. */
  day?: CalendarDay;
  /** A photo that the person shared from another app. */
  sharedPhoto?: Blob | undefined;
  /** An unsent meal of the outbox, given instead of `meal`. The form changes what will be sent. */
  entry?: OutboxEntry;
}

/**
 * Shows the form that creates or updates a meal. While the camera is open, the dialog has no buttons of its own, so
 * that the camera's buttons are the only ones.
 */
export function FoodDialog({ meal, day: newDay, sharedPhoto, entry, ...dialog }: Props) {
  const { t } = useTranslation('nutrition');
  const { language } = useLanguage();
  const today = useToday();
  const [isCameraOpen, setCameraOpen] = useState(false);
  const unsent = entry && toUnsentMeal(entry);
  const updated = entry?.method === 'PUT' ? unsent : meal;
  const day = unsent?.date ?? meal?.date ?? newDay ?? today;
  const draftName = entry ? `meal.entry.${entry.number}` : `meal.${meal?.id ?? 'new'}`;
  const newTitle =
    day === today ? t('form.logTitle') : t('form.logOn', { day: formatDay(day, language, today) });
  const title = meal || entry ? t('form.editTitle') : newTitle;
  return (
    <FormDialog
      {...dialog}
      {...useMealForm({ day, meal: updated, entry })}
      title={title}
      draftName={draftName}
      renderSubmit={(formId) => !isCameraOpen && <SaveMealButton form={formId} />}
      savedText={t('form.saved')}
    >
      <MealFields
        day={day}
        meal={updated}
        draftKey={draftKey(draftName, useMember().id)}
        sharedPhoto={sharedPhoto}
        onCameraChange={setCameraOpen}
        isCameraOpen={isCameraOpen}
        focusOnOpen
        suggestions={!updated && <MealSuggestions key="suggestions" day={day} />}
      />
    </FormDialog>
  );
}
