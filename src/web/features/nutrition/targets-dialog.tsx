import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Nutrients, targetBounds } from '#domain/nutrition.ts';
import { errorMessage } from '#web/i18n/error-message.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { CallError } from '#web/lib/call-api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { type NutrientName, nutrientNames, parseNutrient } from './meal-draft.ts';
import { useUpdateTargets } from './use-day.ts';

interface Props {
  targets: Nutrients;
  onClose: () => void;
}

/** Edits the person's daily nutrition targets. Mount it only while it is open. */
export function TargetsDialog({ targets, onClose }: Props) {
  const { t } = useTranslation(['nutrition', 'common']);
  const id = useId();
  const updateTargets = useUpdateTargets();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('nutrition:targets.title')}
      description={t('nutrition:targets.description')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={id} busy={updateTargets.isPending}>
            {t('common:save')}
          </Button>
        </>
      }
    >
      <TargetsForm id={id} targets={targets} updateTargets={updateTargets} onClose={onClose} />
    </Dialog>
  );
}

function TargetsForm({
  id,
  targets,
  updateTargets,
  onClose,
}: Props & { id: string; updateTargets: ReturnType<typeof useUpdateTargets> }) {
  const { t } = useTranslation('nutrition');
  const { language } = useLanguage();
  const toast = useToast();
  const errorFor = useTargetError();
  const form = useForm<Record<NutrientName, string>>({ defaultValues: targetTexts(targets) });
  const { errors } = form.formState;

  const handleSubmit = form.handleSubmit((texts) => {
    if (updateTargets.isPending) return;
    const parsed = nutrientNames.map((name) => [name, parseNutrient(name, texts[name])] as const);
    const invalid = parsed.filter(([, value]) => value === undefined);
    for (const [name] of invalid) form.setError(name, { message: errorFor(name) });
    if (invalid.length > 0) return;
    const body = Object.fromEntries(parsed) as Record<NutrientName, number | null>;
    updateTargets.mutate(
      { body },
      {
        onSuccess: () => {
          toast.show({ title: t('targets.saved') });
          onClose();
        },
        onError: (error) => {
          const field = nutrientNames.find((name) => error instanceof CallError && error.field === name);
          if (field) form.setError(field, { message: errorFor(field) }, { shouldFocus: true });
          else form.setError('root', { message: `${t('targets.failed')}. ${errorMessage(error, language)}` });
        },
      },
    );
  });

  return (
    <form id={id} noValidate onSubmit={handleSubmit} className="space-y-4">
      {errors.root && <Alert>{errors.root.message}</Alert>}
      <div className="grid grid-cols-2 items-start gap-4">
        {nutrientNames.map((name) => (
          <TextField
            key={name}
            label={t(`form.${name}`)}
            inputMode={name === 'calories' ? 'numeric' : 'decimal'}
            autoComplete="off"
            error={errors[name]?.message}
            {...form.register(name)}
          />
        ))}
      </div>
    </form>
  );
}

const targetTexts = (targets: Nutrients): Record<NutrientName, string> => ({
  calories: targets.calories?.toString() ?? '',
  protein: targets.protein?.toString() ?? '',
  carbs: targets.carbs?.toString() ?? '',
  fat: targets.fat?.toString() ?? '',
});

function useTargetError() {
  const { t } = useTranslation('nutrition');
  const { language } = useLanguage();
  return (name: NutrientName): string => {
    const { min, max } = name === 'calories' ? targetBounds.calories : targetBounds.grams;
    const bounds = { min: formatNumber(min, language), max: formatNumber(max, language) };
    return t(name === 'calories' ? 'invalid.targetCalories' : 'invalid.targetGrams', bounds);
  };
}
