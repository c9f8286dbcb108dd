import { createContext, type ReactNode, use, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { changeLanguage, type Language } from './language.ts';

interface LanguageContext {
  language: Language;
  setLanguage: (language: Language) => Promise<void>;
}

const Context = createContext<LanguageContext | undefined>(undefined);

/** Provides the language to all pages. Call `loadTranslations` first. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const language: Language = i18n.language === 'sv' ? 'sv' : 'en';
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const context = useMemo(() => ({ language, setLanguage: changeLanguage }), [language]);
  return <Context value={context}>{children}</Context>;
}

/** Returns the current language and a setter. Throws an Error outside LanguageProvider. */
export function useLanguage(): LanguageContext {
  const context = use(Context);
  if (!context) throw new Error('useLanguage must be used within a LanguageProvider');
  return context;
}
