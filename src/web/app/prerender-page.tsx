import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import type { PartOfDay } from '#domain/dashboard.ts';
import { type Language, loadTranslations, switchLanguage } from '#web/i18n/language.ts';
import type { Bundle } from '#web/i18n/translations.ts';
import { App } from './app.tsx';
import type { PrerenderedPage } from './app-entry.tsx';
import { LoadingShell } from './shell/loading-shell.tsx';

interface PrerenderedDocument {
  /** The HTML inside `#root`. */
  markup: string;
  title: string;
  description: string;
}

/** Renders a public page to HTML. Runs when the web app is built. */
export async function prerenderPage(page: PrerenderedPage, language: Language): Promise<PrerenderedDocument> {
  await loadTranslations('entry');
  await loadTranslations(page);
  await switchLanguage(language);
  // By default, React moves large parts to the end of the document, and puts them in place with an
  // inline script. The content security policy blocks inline scripts. With an infinite chunk size,
  // no part counts as large.
  const { prelude } = await prerender(<App initialView={page} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const markup = await new Response(prelude).text();
  const title =
    page === 'landing' ? i18next.t('landing:documentTitle') : `${i18next.t('demo:title')} · Lagom`;
  return { markup, title, description: i18next.t(`${page}:description`) };
}

/**
 * Renders the frame of a member's page to HTML. With `partOfDay`, the frame greets the person by a placeholder of the
 * first name. The server puts the frame into documents that have the data of a signed-in person. Runs when the web app
 * is built.
 */
export async function renderLoadingShell(
  path: string,
  texts: readonly Bundle[],
  language: Language,
  partOfDay?: PartOfDay,
): Promise<string> {
  for (const bundle of ['entry', ...texts] as const) await loadTranslations(bundle);
  await switchLanguage(language);
  return renderToStaticMarkup(<LoadingShell path={path} partOfDay={partOfDay} />);
}
