import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredPreferences } from '#domain/preferences.ts';
import { AccountPage } from '#web/features/account/account-page.tsx';
import { usePreferences, useSavePreferences } from '#web/features/preferences/use-preferences.ts';
import { errorSentence } from '#web/i18n/error-sentence.ts';
import { startLanguage } from '#web/i18n/language.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToast } from '#web/ui/toaster.tsx';

await startLanguage('account');

/** The account page, and the person's preferences on it; a choice is shown at once, and goes back if it fails. */
export function AccountRoute() {
  const { t } = useTranslation('account');
  const { language } = useLanguage();
  const toast = useToast();
  const stored = usePreferences();
  const save = useSavePreferences();
  const [chosen, setChosen] = useState<StoredPreferences>();
  const choose = (change: StoredPreferences) => {
    setChosen({
      units: { ...chosen?.units, ...change.units },
      display: { ...chosen?.display, ...change.display },
    });
    save.mutate(change, {
      onSuccess: () => toast.show({ title: t('preferences.saved') }),
      onError: (error) => {
        setChosen(undefined);
        toast.show({
          title: t('preferences.notSaved'),
          description: errorSentence(error, language),
          tone: 'danger',
        });
      },
    });
  };
  const shown = stored && {
    units: { ...stored.units, ...chosen?.units },
    display: { ...stored.display, ...chosen?.display },
  };
  return <AccountPage preferences={shown} onPreferences={choose} />;
}
