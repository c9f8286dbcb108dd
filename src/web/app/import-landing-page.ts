import { withTranslations } from './with-translations.ts';

/** Loads the landing page and its texts. */
export const importLandingPage = () =>
  withTranslations('landing', import('#web/features/landing/landing-page.tsx'));
