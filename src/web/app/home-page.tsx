import { lazy, Suspense } from 'react';
import { LandingPage } from '#web/features/landing/landing-page.tsx';
import { useCurrentUser } from '#web/lib/session.ts';
import { Shell } from './shell/shell.tsx';

const DashboardRoute = lazy(() =>
  import('./dashboard-route.tsx').then((module) => ({ default: module.DashboardRoute })),
);

/** The root path: a member's dashboard, a visitor's landing page. */
export function HomePage() {
  const user = useCurrentUser();
  if (!user) return <LandingPage />;
  return (
    <Shell>
      <Suspense fallback={null}>
        <DashboardRoute />
      </Suspense>
    </Shell>
  );
}
