import '#web/ui/theme.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { currentLanguage, loadTranslations } from '#web/i18n/language.ts';
import { App } from './app.tsx';
import { entryViewFor } from './app-entry.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root');

await loadTranslations('entry');
// The server sends a written page only to those it suits; one in another language is drawn anew.
const { page, language } = root.dataset;
const prerenderedPage = page === 'landing' || page === 'demo' ? page : undefined;
const app = <App initialView={prerenderedPage ?? entryViewFor(window.location.pathname)} />;
if (prerenderedPage && language === currentLanguage()) {
  hydrateRoot(root, app, {
    // A part that is reached only after the language was changed is rightly drawn anew.
    onRecoverableError: (error) => language === currentLanguage() && reportError(error),
  });
} else {
  createRoot(root).render(app);
}
