import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WeightUnit } from '#domain/units.ts';
import { BodySection } from '#web/features/body/body-section.tsx';
import { FitnessPage } from '#web/features/fitness/fitness-page.tsx';
import { usePreferences, useUpdatePreferences } from '#web/features/preferences/use-preferences.ts';
import { errorMessage } from '#web/i18n/error-message.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToast } from '#web/ui/toaster.tsx';

/** Shows the fitness page with the person's body measurements, in their preferred units. */
export function FitnessRoute() {
  const { t } = useTranslation('body');
  const { language } = useLanguage();
  const toast = useToast();
  const preferences = usePreferences();
  const updatePreferences = useUpdatePreferences();
  const [pendingUnit, setPendingUnit] = useState<WeightUnit>();
  const handleWeightUnit = (weight: WeightUnit) => {
    setPendingUnit(weight);
    updatePreferences.mutate(
      { units: { weight } },
      {
        onError: (error) => {
          setPendingUnit(undefined);
          const description = errorMessage(error, language);
          toast.show({ title: t('unitNotSaved'), description, tone: 'danger' });
        },
      },
    );
  };
  return (
    <FitnessPage>
      <BodySection
        units={preferences && { ...preferences.units, ...(pendingUnit && { weight: pendingUnit }) }}
        onWeightUnitChange={handleWeightUnit}
      />
    </FitnessPage>
  );
}
