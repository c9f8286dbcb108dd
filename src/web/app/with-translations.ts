import { loadTranslations } from '#web/i18n/language.ts';
import type { Bundle } from '#web/i18n/translations.ts';

/** Loads the texts of a part at the same time as its script. Rejects if either fails; a later call retries the texts. */
export async function withTranslations<Module>(bundle: Bundle, script: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([script, loadTranslations(bundle)]);
  return module;
}
