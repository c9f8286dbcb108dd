import i18next, { type FormatterModule, type PostProcessorModule } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { numberFormat } from '#domain/intl-formats.ts';
import { type Area, type Bundle, bundles, textFile } from './translations.ts';

export type Language = 'en' | 'sv';

const storageKey = 'lagom.language';

type TranslationFile = Record<string, Record<string, unknown>>;

const files = import.meta.glob<TranslationFile>(['./{en,sv}/*.ts', '!./en/common.ts']);
/** The English texts that are part of the entry script, because every page needs them. */
const eagerFiles = import.meta.glob<TranslationFile>('./en/common.ts', { eager: true });

const usedAreas = new Set<Area>();

/**
 * Writes the numbers in texts by the rules of the language. `{{count}}` becomes "2,000" in English and "2 000" in
 * Swedish. `{{value, percent}}` takes a number from 0 to 100 and becomes "92%" or "92 %".
 */
const numberFormatter: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value, format, language) => {
    if (typeof value !== 'number') return value;
    const isPercent = format === 'percent';
    const style = isPercent ? 'percent' : 'decimal';
    return numberFormat(language ?? currentLanguage(), { style }).format(isPercent ? value / 100 : value);
  },
};

/** Removes the second full stop if an abbreviation, such as "nov.", ends a sentence. */
const fullStops: PostProcessorModule = {
  type: 'postProcessor',
  name: 'fullStops',
  process: (text) => (typeof text === 'string' ? text.replace(/(?<!\.)\.{2}(?!\.)/g, '.') : text),
};

/** Loads the texts of a bundle in this browser's language. Rejects if loading fails. A later call tries again. */
export async function loadTranslations(bundle: Bundle): Promise<void> {
  if (!i18next.isInitialized) {
    const chosen = languageFromUrl() ?? storedLanguage();
    // Also renews the cookie of an earlier choice, because a browser can delete the cookie but keep the stored language.
    if (chosen) remember(chosen);
    await i18next
      .use(resourcesToBackend(readTranslations))
      .use(initReactI18next)
      .use(numberFormatter)
      .use(fullStops)
      .init({
        lng: chosen ?? 'en',
        fallbackLng: false,
        ns: [],
        defaultNS: 'common',
        resources: { en: Object.assign({}, ...Object.values(eagerFiles)) },
        partialBundledLanguages: true,
        postProcess: [fullStops.name],
        interpolation: { escapeValue: false, alwaysFormat: true },
        saveMissing: true,
        saveMissingTo: 'current',
        missingKeyHandler: (languages, area) => void addEnglishFallback(languages, area as Area),
      });
  }
  for (const area of bundles[bundle]) usedAreas.add(area);
  await loadAreas(bundles[bundle], currentLanguage());
}

async function readTranslations(language: Language, area: Area): Promise<Record<string, unknown>> {
  const path = `./${textFile(language, area)}`;
  const texts = eagerFiles[path] ?? (await files[path]?.());
  return texts?.[area] ?? {};
}

const fallbackAdded = new Set<string>();

/**
 * Adds the English texts of an area to a language that lacks some of them. Called when the first missing text is found.
 * Missing texts are rare, so the English texts are not loaded with the Swedish texts. Otherwise every page would load
 * twice as many texts.
 */
async function addEnglishFallback(languages: readonly string[], area: Area): Promise<void> {
  for (const language of languages) {
    if (language === 'en' || fallbackAdded.has(`${language} ${area}`)) continue;
    fallbackAdded.add(`${language} ${area}`);
    i18next.addResourceBundle(language, area, await readTranslations('en', area), true, false);
  }
}

export const currentLanguage = (): Language => (i18next.language === 'sv' ? 'sv' : 'en');

/** Switches the language, after loading the texts of all areas used so far. */
export async function switchLanguage(language: Language): Promise<void> {
  await loadAreas([...usedAreas], language);
  await i18next.changeLanguage(language);
}

/** Switches to the language that the user chose, and remembers the language in this browser. */
export async function changeLanguage(language: Language): Promise<void> {
  await switchLanguage(language);
  removeLanguageFromUrl();
  remember(language);
}

/** Stores the language. The cookie tells the server in which language to send prerendered pages. */
function remember(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support.
  document.cookie = `${storageKey}=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Storage may be blocked. The choice then lasts until the page closes.
  }
}

/** Returns the language named in the URL, such as /landing?lang=sv, or undefined. */
function languageFromUrl(): Language | undefined {
  const requested = new URLSearchParams(globalThis.location?.search).get('lang');
  return requested === 'en' || requested === 'sv' ? requested : undefined;
}

function removeLanguageFromUrl(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has('lang')) return;
  url.searchParams.delete('lang');
  window.history.replaceState(window.history.state, '', url);
}

function storedLanguage(): Language | undefined {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'en' || stored === 'sv' ? stored : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Loads the texts of the areas that are not loaded yet. Rejects if the texts of an area cannot be loaded. Uses
 * `reloadResources`, because `loadNamespaces` never retries a failed file.
 */
async function loadAreas(areas: readonly Area[], language: Language): Promise<void> {
  const isMissing = (area: Area) => !i18next.hasResourceBundle(language, area);
  const missing = areas.filter(isMissing);
  if (missing.length === 0) return;
  await i18next.reloadResources(language, missing);
  if (missing.some(isMissing)) throw new Error(`Translations not loaded: ${missing.join(', ')}`);
}
