import { lazy, Suspense } from 'react';
import { hadSession, useCurrentUser } from '#web/lib/session.ts';
import { importLandingPage } from './import-landing-page.ts';
import { SignInFirst } from './session-gate.tsx';
import { Shell } from './shell/shell.tsx';
import { ShownNumbersProvider } from './shown-numbers-provider.tsx';

const LandingPage = lazy(async () => ({ default: (await importLandingPage()).LandingPage }));
const DashboardRoute = lazy(() =>
  import('./dashboard-route.tsx').then((module) => ({ default: module.DashboardRoute })),
);

/** Shows the dashboard to members, the landing page to visitors, and the sign-in page if the session has ended. */
export function HomePage() {
  const user = useCurrentUser();
  return (
    <Suspense fallback={null}>
      {user ? (
        <ShownNumbersProvider>
          <Shell>
            <Suspense fallback={null}>
              <DashboardRoute />
            </Suspense>
          </Shell>
        </ShownNumbersProvider>
      ) : hadSession() ? (
        <SignInFirst />
      ) : (
        <LandingPage />
      )}
    </Suspense>
  );
}
