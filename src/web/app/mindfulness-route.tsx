import { useTranslation } from 'react-i18next';
import { MindfulnessPage } from '#web/features/mindfulness/mindfulness-page.tsx';
import { usePreferences, useSavePreferences } from '#web/features/preferences/use-preferences.ts';
import { errorSentence } from '#web/i18n/error-sentence.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToast } from '#web/ui/toaster.tsx';

/** The mindfulness page, and whether the person wants to see runs of days there. */
export function MindfulnessRoute() {
  const { t } = useTranslation('mindfulness');
  const { language } = useLanguage();
  const toast = useToast();
  const preferences = usePreferences();
  const save = useSavePreferences();
  const choose = (streaks: boolean) =>
    save.mutate(
      { display: { streaks } },
      {
        onError: (error) =>
          toast.show({
            title: t('streakNotSaved'),
            description: errorSentence(error, language),
            tone: 'danger',
          }),
      },
    );
  const chosen = save.isPending ? save.variables.display?.streaks : undefined;
  return <MindfulnessPage streaks={chosen ?? preferences?.display.streaks} onStreaks={choose} />;
}
