import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WeightUnit } from '#domain/units.ts';
import { BodySection } from '#web/features/body/body-section.tsx';
import { hasNoMeasurements, useBody } from '#web/features/body/use-body.ts';
import { FitnessPage } from '#web/features/fitness/fitness-page.tsx';
import { usePreferences, useUpdatePreferences } from '#web/features/preferences/use-preferences.ts';
import { KeptOnDevice } from '#web/lib/outbox/kept-on-device.ts';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { withTranslations } from './with-translations.ts';

// Loads the movement card after the page, because the card needs the script and the texts of another feature.
const loadMovementCard = async () =>
  (await withTranslations('devices', import('#web/features/devices/movement-card.tsx'))).MovementCard;

/**
 * Shows the fitness page with today's movement and with the person's body measurements in the units that the person
 * prefers.
 */
export function FitnessRoute() {
  const { t } = useTranslation('body');
  const showError = useErrorToast();
  const body = useBody();
  const preferences = usePreferences();
  const updatePreferences = useUpdatePreferences();
  const [pendingUnit, setPendingUnit] = useState<WeightUnit>();
  const handleWeightUnit = (weight: WeightUnit) => {
    setPendingUnit(weight);
    updatePreferences.mutate(
      { units: { weight } },
      {
        onError: (error) => {
          if (error instanceof KeptOnDevice) return;
          setPendingUnit(undefined);
          showError(t('unitNotSaved'), error);
        },
      },
    );
  };
  return (
    <FitnessPage
      movement={<LazyPart load={loadMovementCard} props={{}} failed={() => null} />}
      childrenQuery={body}
      hasShortChildren={body.data !== undefined && hasNoMeasurements(body.data)}
    >
      <BodySection
        units={preferences && { ...preferences.units, ...(pendingUnit && { weight: pendingUnit }) }}
        onWeightUnitChange={handleWeightUnit}
      />
    </FitnessPage>
  );
}
