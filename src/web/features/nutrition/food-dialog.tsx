import { useTranslation } from 'react-i18next';
import type { FoodEntry } from '#contracts/nutrition.ts';
import { useToday } from '#web/lib/clock.ts';
import { draftKey } from '#web/lib/drafts.ts';
import { useMember } from '#web/lib/session.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { MealFields } from './meal-fields.tsx';
import { useMealForm } from './use-meal-form.ts';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The meal to update. If undefined, the dialog creates a meal of today. */
  meal?: FoodEntry;
  /** A photo that the person shared from another app. */
  sharedPhoto?: Blob | undefined;
}

/** Shows the form that creates or updates a meal. */
export function FoodDialog({ meal, sharedPhoto, ...dialog }: Props) {
  const { t } = useTranslation('nutrition');
  const today = useToday();
  const day = meal?.date ?? today;
  const draftName = `meal.${meal?.id ?? 'new'}`;
  return (
    <FormDialog
      {...dialog}
      {...useMealForm({ day, meal })}
      title={t(meal ? 'form.editTitle' : 'form.logTitle')}
      draftName={draftName}
      submitLabel={t('form.save')}
      savedText={t('form.saved')}
    >
      <MealFields
        day={day}
        meal={meal}
        draftKey={draftKey(draftName, useMember().id)}
        sharedPhoto={sharedPhoto}
        focusOnOpen
      />
    </FormDialog>
  );
}
