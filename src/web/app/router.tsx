import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  type RouterHistory,
} from '@tanstack/react-router';
import { pages } from '#contracts/pages.ts';
import { readCommunityView } from '#web/features/community/community-view.ts';
import { readYear } from '#web/features/dashboard/year-view.ts';
import { readInsightsView } from '#web/features/insights/insights-view.ts';
import { watchDialogHistory } from '#web/ui/dialog-history.ts';
import { ErrorPage } from './error-boundary.tsx';
import { DashboardRoute, HomePage, loadHomePage } from './home-page.tsx';
import { importLandingPage } from './import-landing-page.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { MemberGate, SessionGate } from './session-gate.tsx';
import { VisitorLayout } from './shell/visitor-layout.tsx';
import { withTranslations } from './with-translations.ts';

const LandingPage = lazyRouteComponent(importLandingPage, 'LandingPage');
const AccountRoute = lazyRouteComponent(
  () => withTranslations('account', import('./account-route.tsx')),
  'AccountRoute',
);

const root = createRootRoute();

/** Pages that need no sign-in, and that do not ask the server who is signed in. */
const publicRoutes = [
  createRoute({ getParentRoute: () => root, path: pages.landing, component: LandingPage }),
  createRoute({ getParentRoute: () => root, path: pages.lander, component: LandingPage }),
  createRoute({
    getParentRoute: () => root,
    path: pages.demo,
    component: lazyRouteComponent(() => withTranslations('demo', import('./demo-route.tsx')), 'DemoRoute'),
  }),
];

const session = createRoute({ getParentRoute: () => root, id: 'session', component: SessionGate });
const home = createRoute({
  getParentRoute: () => session,
  path: pages.home,
  loader: loadHomePage,
  shouldReload: false,
  component: HomePage,
});
const notFound = createRoute({ getParentRoute: () => session, path: '$', component: NotFoundPage });

const visitor = createRoute({
  getParentRoute: () => session,
  id: 'visitor',
  component: () => (
    <VisitorLayout>
      <Outlet />
    </VisitorLayout>
  ),
});
const authRoutes = [
  createRoute({
    getParentRoute: () => visitor,
    path: pages.auth,
    component: lazyRouteComponent(
      () => withTranslations('auth', import('#web/features/auth/auth-page.tsx')),
      'AuthPage',
    ),
  }),
  createRoute({
    getParentRoute: () => visitor,
    path: pages.forgotPassword,
    component: lazyRouteComponent(
      () => withTranslations('auth', import('#web/features/auth/forgot-password-page.tsx')),
      'ForgotPasswordPage',
    ),
  }),
  createRoute({
    getParentRoute: () => visitor,
    path: pages.resetPassword,
    component: lazyRouteComponent(
      () => withTranslations('auth', import('#web/features/auth/reset-password-page.tsx')),
      'ResetPasswordPage',
    ),
  }),
];
const unsubscribePage = createRoute({
  getParentRoute: () => visitor,
  path: pages.unsubscribe,
  component: lazyRouteComponent(
    () => withTranslations('reminders', import('#web/features/reminders/unsubscribe-page.tsx')),
    'UnsubscribePage',
  ),
});

const member = createRoute({ getParentRoute: () => session, id: 'member', component: MemberGate });
const memberRoutes = [
  createRoute({ getParentRoute: () => member, path: pages.dashboard, component: DashboardRoute }),
  createRoute({
    getParentRoute: () => member,
    path: pages.year,
    validateSearch: readYear,
    component: lazyRouteComponent(() => withTranslations('year', import('./year-route.tsx')), 'YearRoute'),
  }),
  createRoute({
    getParentRoute: () => member,
    path: pages.fitness,
    component: lazyRouteComponent(
      () => withTranslations('fitness', import('./fitness-route.tsx')),
      'FitnessRoute',
    ),
  }),
  createRoute({
    getParentRoute: () => member,
    path: pages.nutrition,
    component: lazyRouteComponent(
      () => withTranslations('nutrition', import('#web/features/nutrition/nutrition-page.tsx')),
      'NutritionPage',
    ),
  }),
  createRoute({
    getParentRoute: () => member,
    path: pages.sleep,
    component: lazyRouteComponent(
      () => withTranslations('sleep', import('#web/features/sleep/sleep-page.tsx')),
      'SleepPage',
    ),
  }),
  createRoute({
    getParentRoute: () => member,
    path: pages.mindfulness,
    component: lazyRouteComponent(() => import('./mindfulness-route.tsx'), 'MindfulnessRoute'),
  }),
  createRoute({
    getParentRoute: () => member,
    path: pages.aiInsights,
    validateSearch: readInsightsView,
    component: lazyRouteComponent(
      () => withTranslations('insights', import('./insights-route.tsx')),
      'InsightsRoute',
    ),
  }),
  createRoute({
    getParentRoute: () => member,
    path: pages.experiments,
    component: lazyRouteComponent(
      () => withTranslations('experiments', import('./experiments-route.tsx')),
      'ExperimentsRoute',
    ),
  }),
  createRoute({
    getParentRoute: () => member,
    path: pages.community,
    validateSearch: readCommunityView,
    component: lazyRouteComponent(
      () => withTranslations('community', import('./community-route.tsx')),
      'CommunityRoute',
    ),
  }),
  createRoute({
    getParentRoute: () => member,
    path: pages.devices,
    component: lazyRouteComponent(
      () => withTranslations('devicesPage', import('./devices-route.tsx')),
      'DevicesRoute',
    ),
  }),
  createRoute({
    getParentRoute: () => member,
    path: pages.outbox,
    component: lazyRouteComponent(
      () => withTranslations('outbox', import('#web/features/outbox/outbox-page.tsx')),
      'OutboxPage',
    ),
  }),
  createRoute({ getParentRoute: () => member, path: pages.account, component: AccountRoute }),
  createRoute({ getParentRoute: () => member, path: pages.accountSettings, component: AccountRoute }),
];

const routeTree = root.addChildren([
  ...publicRoutes,
  session.addChildren([
    home,
    notFound,
    visitor.addChildren([...authRoutes, unsubscribePage]),
    member.addChildren(memberRoutes),
  ]),
]);

export function createAppRouter(history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    ...(history ? { history } : {}),
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorPage,
  });
  watchDialogHistory(router);
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface HistoryState {
    /**
     * A number that the tab bar increments each time the person presses the tab of the current page. When it changes,
     * the dashboard selects its first tab again.
     */
    visit?: number;
    /**
     * Values that survive a reload: query parameters that `useSearchParamOnce` removed from the address, and values of
     * `useKeptValue`.
     */
    kept?: Record<string, string>;
    /** The address to open after signing in: the path with its query parameters. */
    returnTo?: string;
    /** True if the sign-in page was opened because the session ended. */
    hasEnded?: boolean;
    /**
     * The email address that was typed on the sign-in page. It is the initial value on the page for a forgotten
     * password.
     */
    email?: string;
  }
}
