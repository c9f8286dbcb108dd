import { lazy, Suspense } from 'react';
import { useCurrentUser } from '#web/lib/session.ts';
import { importLandingPage } from './import-landing-page.ts';
import { Shell } from './shell/shell.tsx';

const LandingPage = lazy(async () => ({ default: (await importLandingPage()).LandingPage }));
const DashboardRoute = lazy(() =>
  import('./dashboard-route.tsx').then((module) => ({ default: module.DashboardRoute })),
);

/** Shows the dashboard to members and the landing page to visitors. */
export function HomePage() {
  const user = useCurrentUser();
  return (
    <Suspense fallback={null}>
      {user ? (
        <Shell>
          <Suspense fallback={null}>
            <DashboardRoute />
          </Suspense>
        </Shell>
      ) : (
        <LandingPage />
      )}
    </Suspense>
  );
}
