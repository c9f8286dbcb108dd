import '#web/ui/theme.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { currentLanguage, startLanguage } from '#web/i18n/language.ts';
import { App } from './app.tsx';
import { openingOf } from './front-door.tsx';

const place = document.getElementById('root');
if (!place) throw new Error('The document has no #root');

await startLanguage('front');
// The server sends a written page only to those it suits; one in another language is drawn anew.
const { page, language } = place.dataset;
const written = page === 'landing' || page === 'demo' ? page : undefined;
const app = <App opening={written ?? openingOf(window.location.pathname)} />;
if (written && language === currentLanguage()) {
  hydrateRoot(place, app, {
    // A part that is reached only after the language was changed is rightly drawn anew.
    onRecoverableError: (error) => language === currentLanguage() && reportError(error),
  });
} else {
  createRoot(place).render(app);
}
