import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  forgotPassword,
  getSignInOptions,
  login,
  register,
  resetPassword,
  type User,
  verifyResetToken,
} from '#contracts/auth.ts';
import { loginWithPasskey, startPasskeySignIn } from '#contracts/passkey.ts';
import { loginWithSecondFactor } from '#contracts/second-factor.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { CallError } from '#web/lib/call-api.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { authenticateWithPasskey } from '#web/lib/passkey.ts';
import { useStartSession } from '#web/lib/session.ts';
import { useWriteMutation } from '#web/lib/use-endpoint-mutation.ts';
import { useToast } from '#web/ui/toaster.tsx';
import type { AuthMode, AuthValues } from './auth-schema.ts';

/** The time from the toast after a sign-in to the redirect, in milliseconds (product specification, section 4). */
const redirectDelayMs = 100;

/** Returns a mutation that signs in or creates an account. `AuthPage` then redirects the signed-in person. */
export function useAuthenticate(mode: AuthMode) {
  const completeSignIn = useCompleteSignIn(mode);
  return useWriteMutation(
    (write, { email, password, firstName, lastName }: AuthValues) =>
      mode === 'login'
        ? write(login, { body: { email, password } })
        : write(register, { body: { email, password, firstName, lastName } }),
    {
      changesSession: true,
      // If a second factor is required, there is no session until the code is correct.
      onSuccess: async (answer) => 'twoFactorRequired' in answer || (await completeSignIn(answer)),
    },
  );
}

/** Returns a mutation that completes a sign-in with the code of the second factor. */
export function useSignInCode() {
  const completeSignIn = useCompleteSignIn('login');
  return useWriteMutation((write, code: string) => write(loginWithSecondFactor, { body: { code } }), {
    changesSession: true,
    onSuccess: completeSignIn,
  });
}

/** Returns a mutation that signs in with the passkey that the person chooses. */
export function usePasskeySignIn() {
  const completeSignIn = useCompleteSignIn('login');
  return useWriteMutation(
    async (write) => {
      const answer = await authenticateWithPasskey(await write(startPasskeySignIn));
      return write(loginWithPasskey, { body: { answer } });
    },
    { changesSession: true, onSuccess: completeSignIn },
  );
}

function useCompleteSignIn(mode: AuthMode) {
  const { t } = useTranslation('auth');
  const toast = useToast();
  const startSession = useStartSession();
  return async (user: User) => {
    toast.show({ title: t(`${mode}.done`) });
    await new Promise((resolve) => setTimeout(resolve, redirectDelayMs));
    await startSession(user);
  };
}

export const useSignInOptions = () => useQuery(endpointQuery(getSignInOptions));

/** Returns a mutation that emails a link to set a new password. */
export function useForgotPassword() {
  const { language } = useLanguage();
  return useWriteMutation((write, email: string) => write(forgotPassword, { body: { email, language } }));
}

/**
 * Returns a query that checks whether a reset link is valid. The query is deleted from the cache when the page
 * unmounts, because its key contains the token.
 */
export function useVerifyResetToken(token: string | undefined) {
  const query = endpointQuery(verifyResetToken, { params: { token: token ?? '' } });
  return useQuery({
    ...query,
    queryFn: async () => {
      const answer = await query.queryFn().catch((error: unknown) => {
        // A malformed token is treated like an unknown token.
        if (error instanceof CallError && error.code === 'invalid_input') return { valid: false };
        throw error;
      });
      return answer.valid;
    },
    enabled: Boolean(token),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
}

/**
 * Returns a mutation that sets a new password. The server then ends all sessions of the account. The mutation refetches
 * all queries, including the current user, so that a browser that was signed in learns that its session has ended.
 */
export function useResetPassword(token: string) {
  return useWriteMutation((write, newPassword: string) =>
    write(resetPassword, { body: { token, newPassword } }),
  );
}
