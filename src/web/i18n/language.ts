import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { words as frontEnglish } from './front-english.ts';

export type Language = 'en' | 'sv';

const storageKey = 'lagom.language';

/** The words come in packs: the front door's, the demo's, the product's once somebody walks in, and those of a page. */
const packs = {
  front: {
    en: async () => ({ words: frontEnglish }),
    sv: () => import('./front-swedish.ts'),
  },
  demo: {
    en: () => import('./demo-english.ts'),
    sv: () => import('./demo-swedish.ts'),
  },
  product: {
    en: () => import('./product-english.ts'),
    sv: () => import('./product-swedish.ts'),
  },
  auth: {
    en: () => import('./auth-english.ts'),
    sv: () => import('./auth-swedish.ts'),
  },
  account: {
    en: () => import('./account-english.ts'),
    sv: () => import('./account-swedish.ts'),
  },
  community: {
    en: () => import('./community-english.ts'),
    sv: () => import('./community-swedish.ts'),
  },
};
type Pack = keyof typeof packs;

const used = new Set<Pack>();

/** Prepares the words of a pack in this browser's language, and in English to fall back to. */
export async function startLanguage(pack: Pack): Promise<void> {
  if (!i18next.isInitialized) {
    const asked = askedLanguage();
    if (asked) remember(asked);
    await i18next.use(initReactI18next).init({
      lng: asked ?? storedLanguage(),
      fallbackLng: 'en',
      defaultNS: 'common',
      resources: {},
      interpolation: { escapeValue: false },
    });
  }
  used.add(pack);
  await Promise.all([load(pack, 'en'), load(pack, currentLanguage())]);
}

export const currentLanguage = (): Language => (i18next.language === 'sv' ? 'sv' : 'en');

/** Loads the language's words, then speaks it. */
export async function speak(language: Language): Promise<void> {
  await Promise.all([...used].map((pack) => load(pack, language)));
  await i18next.changeLanguage(language);
}

/** Speaks a language that was chosen, and remembers it in this browser. */
export async function changeLanguage(language: Language): Promise<void> {
  await speak(language);
  forgetAskedLanguage();
  remember(language);
}

/** The server writes the public pages in the cookie's language, before a script has read anything. */
function remember(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support.
  document.cookie = `${storageKey}=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Storage may be switched off; the choice then lasts as long as the page.
  }
}

/** A link may name the language: /landing?lang=sv. */
function askedLanguage(): Language | undefined {
  const asked = new URLSearchParams(globalThis.location?.search).get('lang');
  return asked === 'en' || asked === 'sv' ? asked : undefined;
}

function forgetAskedLanguage(): void {
  const here = new URL(window.location.href);
  if (!here.searchParams.has('lang')) return;
  here.searchParams.delete('lang');
  window.history.replaceState(window.history.state, '', here);
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
