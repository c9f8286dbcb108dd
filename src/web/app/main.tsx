import '#web/ui/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startLanguage } from '#web/i18n/language.ts';
import { LanguageProvider } from '#web/i18n/language-provider.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { FrontDoor } from './front-door.tsx';

const place = document.getElementById('root');
if (!place) throw new Error('The document has no #root');

await startLanguage('front');
createRoot(place).render(
  <StrictMode>
    <LanguageProvider>
      <ErrorBoundary>
        <FrontDoor />
      </ErrorBoundary>
    </LanguageProvider>
  </StrictMode>,
);
