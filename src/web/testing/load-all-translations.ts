import { loadTranslations } from '#web/i18n/language.ts';
import { type Bundle, bundles } from '#web/i18n/translations.ts';

/** Loads all texts, so that no test has to wait for the texts of a page. */
export async function loadAllTranslations(): Promise<void> {
  for (const bundle of Object.keys(bundles)) await loadTranslations(bundle as Bundle);
}
