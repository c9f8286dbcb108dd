import '#web/ui/theme.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { currentLanguage, loadTranslations } from '#web/i18n/language.ts';
import { hasFirstView } from '#web/lib/first-view-element.ts';
import { App } from './app.tsx';
import { entryViewFor, loadRoutedApp } from './app-entry.tsx';
import { reloadAfterUpgrade } from './reload-after-upgrade.ts';

reloadAfterUpgrade(import.meta.url);

/**
 * How long to wait before the service worker is registered, in milliseconds. Without the wait, the registration would
 * slow the first view.
 */
const registrationDelayMs = 4_000;

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root');

await loadTranslations('entry');
// Hydrates a prerendered page only if its language is the current language. Otherwise renders the page from scratch.
const { page, language } = root.dataset;
const prerenderedPage = page === 'landing' || page === 'demo' ? page : undefined;
const initialView = prerenderedPage ?? entryViewFor(window.location.pathname);
const app = <App initialView={initialView} />;
if (prerenderedPage && language === currentLanguage()) {
  hydrateRoot(root, app, {
    // If the language changes before a part of the page is hydrated, the HTML does not match the rendered texts. React
    // then reports an error that is expected, so the error is ignored.
    onRecoverableError: (error) => language === currentLanguage() && reportError(error),
  });
} else {
  // Not awaited at the top level: the scripts of the app import this script, so each would wait for the other.
  void renderApp(root);
}

async function renderApp(element: HTMLElement): Promise<void> {
  // The frame in the HTML stays visible until the page has loaded. The app itself reports a failure.
  if (initialView === 'app' && hasFirstView()) await loadRoutedApp().catch(() => undefined);
  // React renders a transition in short steps, so that it does not block input.
  startTransition(() => createRoot(element).render(app));
}

if (import.meta.env.PROD) {
  setTimeout(async () => {
    // If the script cannot be loaded, the next visit registers the service worker.
    const module = await import('./register-service-worker.ts').catch(() => undefined);
    module?.registerServiceWorker();
  }, registrationDelayMs);
}
