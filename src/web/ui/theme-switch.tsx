import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsHydrated } from '#web/lib/use-is-hydrated.ts';
import { useTheme } from '#web/lib/use-theme.ts';
import { IconButton } from './icon-button.tsx';

/**
 * Shows a button that switches between the light and the dark theme. The person can return to the
 * system's theme only in the account settings.
 */
export function ThemeSwitch() {
  const { t } = useTranslation('common');
  const isDisabled = !useIsHydrated();
  const { resolvedTheme, setChoice } = useTheme();
  return resolvedTheme === 'dark' ? (
    <IconButton
      icon={Sun}
      label={t('toLightTheme')}
      disabled={isDisabled}
      onClick={() => setChoice('light')}
    />
  ) : (
    <IconButton
      icon={Moon}
      label={t('toDarkTheme')}
      disabled={isDisabled}
      onClick={() => setChoice('dark')}
    />
  );
}
