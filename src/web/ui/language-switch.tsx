import { useTranslation } from 'react-i18next';
import type { Language } from '#web/i18n/language.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useIsHydrated } from '#web/lib/use-is-hydrated.ts';

const languages: { language: Language; short: string; name: string }[] = [
  { language: 'en', short: 'EN', name: 'English' },
  { language: 'sv', short: 'SV', name: 'Svenska' },
];

export function LanguageSwitch() {
  const { t } = useTranslation('common');
  const isHydrated = useIsHydrated();
  const { language: current, setLanguage } = useLanguage();
  return (
    <fieldset aria-label={t('language')} className="flex shrink-0">
      {languages.map(({ language, short, name }) => (
        <button
          key={language}
          type="button"
          title={name}
          aria-pressed={language === current}
          disabled={!isHydrated}
          onClick={() => void setLanguage(language)}
          className="group flex size-11 max-[23rem]:w-9 items-center justify-center rounded-base text-small font-semibold text-muted hover:text-ink aria-pressed:text-primary"
        >
          <span className="rounded-base px-2 py-1 group-aria-pressed:bg-primary-soft">{short}</span>
        </button>
      ))}
    </fieldset>
  );
}
