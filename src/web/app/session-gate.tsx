import { useQuery } from '@tanstack/react-query';
import { Navigate, Outlet, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { User } from '#contracts/auth.ts';
import { pages } from '#contracts/pages.ts';
import { errorMessage } from '#web/i18n/error-message.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { currentUserQuery, hadSession, SessionContext, useCurrentUser } from '#web/lib/session.ts';
import { useHasUnsavedInput } from '#web/lib/unsaved-input.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { AuthLoading } from './auth-loading.tsx';
import { PreferencesProvider } from './preferences-provider.tsx';
import { Shell } from './shell/shell.tsx';
import { VisitorLayout } from './shell/visitor-layout.tsx';

/**
 * Asks the server who is signed in, and then shows the page of the current route. Shows an error with a retry button if
 * the request fails.
 */
export function SessionGate() {
  const { language } = useLanguage();
  const { data, isPending, error, refetch } = useQuery(currentUserQuery);
  const user = useUserWithInput(data);
  if (isPending) return <AuthLoading />;
  if (user === undefined) {
    const sentence = errorMessage(error, language);
    return (
      <VisitorLayout>
        <ErrorState title={sentence} onRetry={() => void refetch()} />
      </VisitorLayout>
    );
  }
  return (
    <SessionContext value={user}>
      {/* The key remounts the pages for another person, so that no form keeps the previous person's input. */}
      <Outlet key={user?.id} />
    </SessionContext>
  );
}

/**
 * Returns the signed-in person, null for a visitor, or undefined if loading failed. If the session ends while a form
 * has unsaved input, returns the last person, so that the page stays and the form can be saved after a new sign-in.
 */
function useUserWithInput(user: User | null | undefined): User | null | undefined {
  const [last, setLast] = useState(user);
  const hasInput = useHasUnsavedInput();
  if (user && user !== last) setLast(user);
  // Forgets the last person if the session ends while no form has unsaved input. Otherwise, this hook would return that
  // person again as soon as a visitor types into the sign-in form.
  if (user === null && last && !hasInput) setLast(null);
  return user === null && last && hasInput ? last : user;
}

/** Redirects to the sign-in page, which returns to the current page after the sign-in. */
export function SignInFirst() {
  const { history } = useRouter();
  // The state keeps the address of the page that required the sign-in. Without the state, this component could read the
  // address of the sign-in page, because it can render again after the redirect.
  const [state] = useState(() => ({ returnTo: history.location.href, hasEnded: hadSession() }));
  return <Navigate to={pages.auth} state={state} replace />;
}

/** Shows the pages inside to members, and redirects visitors to the sign-in page. */
export function MemberGate() {
  const user = useCurrentUser();
  if (!user) return <SignInFirst />;
  return (
    <PreferencesProvider>
      <Shell>
        <Outlet />
      </Shell>
    </PreferencesProvider>
  );
}
