import { useTranslation } from 'react-i18next';
import { MindfulnessPage } from '#web/features/mindfulness/mindfulness-page.tsx';
import { usePreferences, useUpdatePreferences } from '#web/features/preferences/use-preferences.ts';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';

/**
 * Shows the mindfulness page, with streaks if the person enabled streaks. Saves the choice when the
 * person shows or hides streaks.
 */
export function MindfulnessRoute() {
  const { t } = useTranslation('mindfulness');
  const showError = useErrorToast();
  const preferences = usePreferences();
  const shownNumbers = useShownNumbers();
  const updatePreferences = useUpdatePreferences();
  const handleStreaksChange = (streaks: boolean) =>
    updatePreferences.mutate(
      { display: { streaks } },
      {
        onError: (error) => showError(t('streakNotSaved'), error),
      },
    );
  const pendingStreaks = updatePreferences.isPending
    ? updatePreferences.variables.display?.streaks
    : undefined;
  return (
    <MindfulnessPage
      showStreaks={pendingStreaks ?? (preferences && shownNumbers.streaks)}
      onStreaksChange={handleStreaksChange}
    />
  );
}
