import { loadTranslations } from '#web/i18n/language.ts';
import type { Bundle } from '#web/i18n/translations.ts';

/**
 * Loads the texts of a part of the app in parallel with the part's script, and returns the script's module. Rejects if
 * the texts or the script cannot be loaded. A later call tries again to load texts that failed to load.
 */
export async function withTranslations<Module>(bundle: Bundle, script: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([script, loadTranslations(bundle)]);
  return module;
}
