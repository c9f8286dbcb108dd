import { useTranslation } from 'react-i18next';
import { MindfulnessPage } from '#web/features/mindfulness/mindfulness-page.tsx';
import { usePreferences, useUpdatePreferences } from '#web/features/preferences/use-preferences.ts';
import { errorMessage } from '#web/i18n/error-message.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToast } from '#web/ui/toaster.tsx';

/** Shows the mindfulness page, with streaks if the person enabled them. */
export function MindfulnessRoute() {
  const { t } = useTranslation('mindfulness');
  const { language } = useLanguage();
  const toast = useToast();
  const preferences = usePreferences();
  const updatePreferences = useUpdatePreferences();
  const handleStreaksChange = (streaks: boolean) =>
    updatePreferences.mutate(
      { display: { streaks } },
      {
        onError: (error) =>
          toast.show({
            title: t('streakNotSaved'),
            description: errorMessage(error, language),
            tone: 'danger',
          }),
      },
    );
  const pendingStreaks = updatePreferences.isPending
    ? updatePreferences.variables.display?.streaks
    : undefined;
  return (
    <MindfulnessPage
      showStreaks={pendingStreaks ?? preferences?.display.streaks}
      onStreaksChange={handleStreaksChange}
    />
  );
}
