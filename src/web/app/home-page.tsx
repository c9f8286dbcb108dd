import { lazyRouteComponent } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { pages } from '#contracts/pages.ts';
import { CurrentGreeting } from '#web/features/dashboard/current-greeting.tsx';
import { hasFirstView } from '#web/lib/first-view-element.ts';
import { hadSession, useCurrentUser } from '#web/lib/session.ts';
import { importLandingPage } from './import-landing-page.ts';
import { PreferencesProvider } from './preferences-provider.tsx';
import { SignInFirst } from './session-gate.tsx';
import { LoadingPage } from './shell/loading-shell.tsx';
import { Shell } from './shell/shell.tsx';

const LandingPage = lazy(async () => ({ default: (await importLandingPage()).LandingPage }));
export const DashboardRoute = lazyRouteComponent(() => import('./dashboard-route.tsx'), 'DashboardRoute');

/** Loads the dashboard before the first rendering, if the HTML of the page has its data. */
export async function loadHomePage(): Promise<void> {
  if (hasFirstView()) await DashboardRoute.preload?.();
}

/** Shows the dashboard to members, the landing page to visitors, and the sign-in page if the session has ended. */
export function HomePage() {
  const user = useCurrentUser();
  return (
    <Suspense fallback={null}>
      {user ? (
        <PreferencesProvider>
          <Shell>
            <Suspense fallback={<LoadingPage path={pages.home} greeting={<CurrentGreeting />} />}>
              <DashboardRoute />
            </Suspense>
          </Shell>
        </PreferencesProvider>
      ) : hadSession() ? (
        <SignInFirst />
      ) : (
        <LandingPage />
      )}
    </Suspense>
  );
}
