import { StrictMode } from 'react';
import { LanguageProvider } from '#web/i18n/language-provider.tsx';
import { AppEntry, type EntryView } from './app-entry.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

/** Renders the whole app, in the browser and for prerendering. */
export function App({ initialView }: { initialView: EntryView }) {
  return (
    <StrictMode>
      <LanguageProvider>
        <ErrorBoundary>
          <AppEntry initialView={initialView} />
        </ErrorBoundary>
      </LanguageProvider>
    </StrictMode>
  );
}
