import i18next from 'i18next';
import { prerender } from 'react-dom/static';
import { type Language, loadTranslations, switchLanguage } from '#web/i18n/language.ts';
import { App } from './app.tsx';
import type { PrerenderedPage } from './app-entry.tsx';

interface PrerenderedDocument {
  /** What stands in #root. */
  markup: string;
  title: string;
  description: string;
}

/** Writes a public page as HTML, once, when the web app is built. */
export async function prerenderPage(page: PrerenderedPage, language: Language): Promise<PrerenderedDocument> {
  await loadTranslations('entry');
  await loadTranslations('demo');
  await switchLanguage(language);
  // Without the limit React would put large parts at the end and move them with a script that our pages do not allow.
  const { prelude } = await prerender(<App initialView={page} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const markup = await new Response(prelude).text();
  const title =
    page === 'landing' ? i18next.t('landing:documentTitle') : `${i18next.t('demo:title')} · Lagom`;
  return { markup, title, description: i18next.t(`${page}:description`) };
}
