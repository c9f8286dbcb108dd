import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoodEntry } from '#contracts/nutrition.ts';
import { useToday } from '#web/lib/clock.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { MealForm } from './meal-form.tsx';
import { useMealForm } from './use-meal-form.ts';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The meal to change. If undefined, a meal of today is created. */
  meal?: FoodEntry;
}

/** Creates or changes a meal. The input is kept when the dialog closes. */
export function FoodDialog({ open, onOpenChange, meal }: Props) {
  const { t } = useTranslation(['nutrition', 'common']);
  const id = useId();
  const today = useToday();
  const state = useMealForm({ day: meal?.date ?? today, meal, onSaved: () => onOpenChange(false) });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(meal ? 'nutrition:form.editTitle' : 'nutrition:form.logTitle')}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={id} busy={state.isSaving}>
            {t('nutrition:form.save')}
          </Button>
        </>
      }
    >
      <MealForm id={id} state={state} />
    </Dialog>
  );
}
