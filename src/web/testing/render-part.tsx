import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { LanguageProvider } from '#web/i18n/language-provider.tsx';
import { SessionContext } from '#web/lib/session.ts';
import { watchDialogHistory } from '#web/ui/dialog-history.ts';
import { ToastProvider } from '#web/ui/toaster.tsx';
import { loadAllTranslations } from './load-all-translations.ts';
import { testUser } from './render-route.tsx';
import { setUpPerson } from './set-up-person.ts';

/** Renders a component at `/` for a signed-in member. The browser history contains `/before` as the previous page. */
export async function renderPart(Part: () => ReactNode) {
  await loadAllTranslations();
  const root = createRootRoute({
    component: () => (
      <SessionContext value={testUser}>
        <ToastProvider>
          <Outlet />
        </ToastProvider>
      </SessionContext>
    ),
  });
  const page = (path: string, component: () => ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component });
  const routeTree = root.addChildren([page('/', Part), page('/before', () => 'Another page')]);
  const history = createMemoryHistory({ initialEntries: ['/before', '/'] });
  const router = createRouter({ routeTree, history });
  watchDialogHistory(router);
  const view = render(
    <LanguageProvider>
      <RouterProvider router={router as never} />
    </LanguageProvider>,
  );
  return { ...view, history, person: setUpPerson() };
}
