import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { pages } from '#contracts/pages.ts';
import { sessionPath } from '#contracts/session-path.ts';
import { hasFirstView } from '#web/lib/first-view-element.ts';
import { lastVisitWasMember } from '#web/lib/last-visit.ts';
import { AuthLoading } from './auth-loading.tsx';
import { importLandingPage } from './import-landing-page.ts';
import { withTranslations } from './with-translations.ts';

let routedApp: Promise<ComponentType> | undefined;

/**
 * Loads the code of the app and of the page at the current address, once. Rejects if the code of the app cannot be
 * loaded.
 */
export function loadRoutedApp(): Promise<ComponentType> {
  routedApp ??= withTranslations('app', import('./routed-app.tsx')).then((module) =>
    module.createRoutedApp(),
  );
  return routedApp;
}

const RoutedApp = lazy(async () => ({ default: await loadRoutedApp() }));
const LandingPage = lazy(async () => ({ default: (await importLandingPage()).LandingPage }));
const DemoRoute = lazy(async () => ({
  default: (await withTranslations('demo', import('./demo-route.tsx'))).DemoRoute,
}));

/** The pages that are prerendered to HTML when the web app is built (see prerender-page.tsx). */
export type PrerenderedPage = 'landing' | 'demo';
export type EntryView = PrerenderedPage | 'app' | 'unknown';

/**
 * Shows the first view of the app. The landing page and the demo load without the router, the schemas and the query
 * client.
 */
export function AppEntry({ initialView }: { initialView: EntryView }) {
  const [view, setView] = useState(initialView);
  useEffect(() => {
    if (view === 'unknown') void fetchEntryView().then(setView);
  }, [view]);

  if (view === 'unknown') return <AuthLoading />;
  // A prerendered page needs no fallback: its HTML stays visible until its script has loaded.
  return (
    <Suspense fallback={view === 'app' ? <AuthLoading /> : null}>
      {view === 'landing' && <LandingPage />}
      {view === 'demo' && <DemoRoute />}
      {view === 'app' && <RoutedApp />}
    </Suspense>
  );
}

/**
 * Returns the view for a path before the session is known. Returns `unknown` if the server must be asked who is signed
 * in.
 */
export function entryViewFor(path: string): EntryView {
  if (path === pages.landing || path === pages.lander) return 'landing';
  if (path === pages.demo) return 'demo';
  return path !== pages.home || hasFirstView() || lastVisitWasMember() ? 'app' : 'unknown';
}

/**
 * Asks the server who is signed in. Returns `landing` if nobody is signed in (401) or the browser is offline. Otherwise
 * returns `app`: `SessionGate` then asks the server again, with retries.
 */
async function fetchEntryView(): Promise<EntryView> {
  // biome-ignore lint/style/noRestrictedGlobals: the landing page does not load the code that calls the API.
  const response = await fetch(sessionPath, { credentials: 'same-origin' }).catch(() => undefined);
  // An unread response would keep the connection busy, so its body is cancelled.
  await response?.body?.cancel();
  return response?.status === 401 || !navigator.onLine ? 'landing' : 'app';
}
