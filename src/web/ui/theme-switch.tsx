import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsHydrated } from '#web/lib/use-is-hydrated.ts';
import { useTheme } from '#web/lib/use-theme.ts';
import { IconButton } from './icon-button.tsx';

/** Turns the theme that is shown into the other one. The account settings can give it back to the system. */
export function ThemeSwitch() {
  const { t } = useTranslation('common');
  const waits = !useIsHydrated();
  const { shown, setChoice } = useTheme();
  return shown === 'dark' ? (
    <IconButton icon={Sun} label={t('toLightTheme')} disabled={waits} onClick={() => setChoice('light')} />
  ) : (
    <IconButton icon={Moon} label={t('toDarkTheme')} disabled={waits} onClick={() => setChoice('dark')} />
  );
}
