import { useTranslation } from 'react-i18next';
import type { Nutrients } from '#domain/nutrition/meals.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { toEdit } from '#web/lib/to-edit.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { NumberFields } from '#web/ui/number-fields.tsx';
import { nutrientsSchema, nutrientTexts, targetRules } from './meal-form.ts';
import { NutrientFields } from './nutrient-fields.tsx';
import { useUpdateTargets } from './use-day.ts';
import { type UsualEnergyRange, useSayUsualEnergy } from './use-usual-energy.ts';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  targets: Nutrients;
  /** The usual energy of a day, to compare the target with. Undefined if it is unknown. */
  usual: UsualEnergyRange | undefined;
}

/** Shows the form that changes the person's daily nutrition targets. */
export function TargetsDialog({ targets, usual, ...dialog }: Props) {
  const { t } = useTranslation(['nutrition', 'common']);
  const { language } = useLanguage();
  const updateTargets = useUpdateTargets();
  const sayUsual = useSayUsualEnergy();
  const shown = useShownNumbers();
  return (
    <FormDialog
      {...dialog}
      title={t('nutrition:targets.title')}
      description={t('nutrition:targets.description')}
      draftName="nutrition-targets"
      submitLabel={t('common:save')}
      savedText={t('nutrition:targets.saved')}
      errorTitle={t('nutrition:targets.failed')}
      schema={nutrientsSchema(language, targetRules)}
      defaultValues={nutrientTexts(targets, language)}
      onSubmit={(input, _reset, opened) =>
        updateTargets.mutateAsync(toEdit((values) => values, input, opened))
      }
    >
      <NumberFields kind="calories">
        <NutrientFields
          rules={targetRules}
          caloriesError="invalid.targetCalories"
          caloriesHint={usual && shown.calories ? sayUsual(usual) : undefined}
          gramsError="invalid.targetGrams"
        />
      </NumberFields>
    </FormDialog>
  );
}
