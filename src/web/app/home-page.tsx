import { lazy, Suspense } from 'react';
import { useCurrentUser } from '#web/lib/session.ts';
import { Shell } from './shell/shell.tsx';

const LandingPage = lazy(() =>
  import('#web/features/landing/landing-page.tsx').then((module) => ({ default: module.LandingPage })),
);
const DashboardRoute = lazy(() =>
  import('./dashboard-route.tsx').then((module) => ({ default: module.DashboardRoute })),
);

/** Shows the dashboard to a member and the landing page to a visitor. */
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
