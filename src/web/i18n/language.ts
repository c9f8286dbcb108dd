import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { words as frontEnglish } from './front-english.ts';

export type Language = 'en' | 'sv';

const storageKey = 'lagom.language';

/** The words come in two packs: the front door's, and the product's once somebody walks in. */
const packs = {
  front: {
    en: async () => ({ words: frontEnglish }),
    sv: () => import('./front-swedish.ts'),
  },
  product: {
    en: () => import('./product-english.ts'),
    sv: () => import('./product-swedish.ts'),
  },
};
type Pack = keyof typeof packs;

const used = new Set<Pack>();

/** Prepares the words of a pack in the stored language, and in English to fall back to. */
export async function startLanguage(pack: Pack): Promise<void> {
  if (!i18next.isInitialized) {
    await i18next.use(initReactI18next).init({
      lng: storedLanguage(),
      fallbackLng: 'en',
      defaultNS: 'common',
      resources: {},
      interpolation: { escapeValue: false },
    });
  }
  used.add(pack);
  await Promise.all([load(pack, 'en'), load(pack, currentLanguage())]);
  document.documentElement.lang = currentLanguage();
}

export const currentLanguage = (): Language => (i18next.language === 'sv' ? 'sv' : 'en');

/** Loads the language's words, then switches to it and remembers it in this browser. */
export async function changeLanguage(language: Language): Promise<void> {
  await Promise.all([...used].map((pack) => load(pack, language)));
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Storage may be switched off; the choice then lasts as long as the page.
  }
}

function storedLanguage(): Language {
  try {
    return localStorage.getItem(storageKey) === 'sv' ? 'sv' : 'en';
  } catch {
    return 'en';
  }
}

async function load(pack: Pack, language: Language): Promise<void> {
  const { words } = await packs[pack][language]();
  for (const [area, entries] of Object.entries(words)) {
    i18next.addResourceBundle(language, area, entries, true, true);
  }
}
