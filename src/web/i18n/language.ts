import i18next from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { type Area, type Pack, packs } from './words.ts';

export type Language = 'en' | 'sv';

const storageKey = 'lagom.language';

type Texts = Record<string, Record<string, unknown>>;

const files = import.meta.glob<Texts>('./{en,sv}/*.ts');
/** Part of the first script: the landing page waits for no further file. */
const first = import.meta.glob<Texts>('./en/{common,landing}.ts', { eager: true });

const used = new Set<Area>();

/** Prepares the texts of a pack in this browser's language. Throws if they cannot be loaded; a later call retries. */
export async function startLanguage(pack: Pack): Promise<void> {
  if (!i18next.isInitialized) {
    const asked = askedLanguage();
    if (asked) remember(asked);
    await i18next
      .use(resourcesToBackend(readTexts))
      .use(initReactI18next)
      .init({
        lng: asked ?? storedLanguage(),
        fallbackLng: false,
        ns: [],
        defaultNS: 'common',
        resources: { en: Object.assign({}, ...Object.values(first)) },
        partialBundledLanguages: true,
        interpolation: { escapeValue: false },
        saveMissing: true,
        saveMissingTo: 'current',
        missingKeyHandler: (languages, area) => void fillFromEnglish(languages, area as Area),
      });
  }
  for (const area of packs[pack]) used.add(area);
  await load(packs[pack], currentLanguage());
}

async function readTexts(language: string, area: string): Promise<Record<string, unknown>> {
  const texts = await files[`./${language}/${area}.ts`]?.();
  return texts?.[area] ?? {};
}

const filled = new Set<string>();

/** English is loaded for Swedish readers only if a text is missing: all areas together are as large as a page. */
async function fillFromEnglish(languages: readonly string[], area: Area): Promise<void> {
  for (const language of languages) {
    if (language === 'en' || filled.has(`${language} ${area}`)) continue;
    filled.add(`${language} ${area}`);
    i18next.addResourceBundle(language, area, await readTexts('en', area), true, false);
  }
}

export const currentLanguage = (): Language => (i18next.language === 'sv' ? 'sv' : 'en');

/** Loads the language's words, then speaks it. */
export async function speak(language: Language): Promise<void> {
  await load([...used], language);
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

/** Loads what is missing. `reloadResources` and not `loadNamespaces`: the latter never retries a file that failed. */
async function load(areas: readonly Area[], language: Language): Promise<void> {
  const isMissing = (area: Area) => !i18next.hasResourceBundle(language, area);
  const missing = areas.filter(isMissing);
  if (missing.length === 0) return;
  await i18next.reloadResources(language, missing);
  if (missing.some(isMissing)) throw new Error(`Texts not loaded: ${missing.join(', ')}`);
}
