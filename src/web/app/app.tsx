import { StrictMode } from 'react';
import { LanguageProvider } from '#web/i18n/language-provider.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { FrontDoor, type Opening } from './front-door.tsx';

/** The whole of it, the same in the browser and where pages are written in advance. */
export function App({ opening }: { opening: Opening }) {
  return (
    <StrictMode>
      <LanguageProvider>
        <ErrorBoundary>
          <FrontDoor opening={opening} />
        </ErrorBoundary>
      </LanguageProvider>
    </StrictMode>
  );
}
