import { useQuery } from '@tanstack/react-query';
import { Navigate, Outlet } from '@tanstack/react-router';
import { pages } from '#contracts/pages.ts';
import { errorMessage } from '#web/i18n/error-message.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { currentUserQuery, SessionContext, useCurrentUser } from '#web/lib/session.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { AuthLoading } from './auth-loading.tsx';
import { Shell } from './shell/shell.tsx';
import { VisitorLayout } from './shell/visitor-layout.tsx';

/** Finds out who is asking before any page behind it is shown. */
export function SessionGate() {
  const { language } = useLanguage();
  const { data: user, isPending, error, refetch } = useQuery(currentUserQuery);
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
      <Outlet />
    </SessionContext>
  );
}

/** Lets members in and sends everybody else to sign in. */
export function MemberGate() {
  const user = useCurrentUser();
  if (!user) return <Navigate to={pages.auth} replace />;
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
