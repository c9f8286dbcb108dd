import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  forgotPassword,
  login,
  register,
  resetPassword,
  type User,
  verifyResetToken,
} from '#contracts/auth.ts';
import { loginWithPasskey, startPasskeySignIn } from '#contracts/passkey.ts';
import { loginWithSecondFactor } from '#contracts/second-factor.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { CallError, callApi, clearResponseCache } from '#web/lib/call-api.ts';
import { deleteDrafts } from '#web/lib/drafts.ts';
import { rememberVisit } from '#web/lib/last-visit.ts';
import { authenticateWithPasskey } from '#web/lib/passkey.ts';
import { currentUserQuery } from '#web/lib/session.ts';
import { useToast } from '#web/ui/toaster.tsx';
import type { AuthMode, AuthValues } from './auth-schema.ts';

/** Milliseconds between a sign-in and the way home, of section 4 of the product's specification. */
const redirectDelayMs = 100;

/** Signs in or creates the account. Who is then known is sent home by the page itself. */
export function useAuthenticate(mode: AuthMode) {
  const completeSignIn = useCompleteSignIn(mode);
  return useMutation({
    mutationFn: ({ email, password, firstName, lastName }: AuthValues) =>
      mode === 'login'
        ? callApi(login, { body: { email, password } })
        : callApi(register, { body: { email, password, firstName, lastName } }),
    // Where a code is still asked for, nobody is signed in yet.
    onSuccess: async (answer) => 'twoFactorRequired' in answer || (await completeSignIn(answer)),
  });
}

/** Completes a sign-in that asked for a code. */
export function useSignInCode() {
  const completeSignIn = useCompleteSignIn('login');
  return useMutation({
    mutationFn: (code: string) => callApi(loginWithSecondFactor, { body: { code } }),
    onSuccess: completeSignIn,
  });
}

/** Signs in with whichever passkey the person chooses. */
export function usePasskeySignIn() {
  const completeSignIn = useCompleteSignIn('login');
  return useMutation({
    mutationFn: async () => {
      const answer = await authenticateWithPasskey(await callApi(startPasskeySignIn));
      return callApi(loginWithPasskey, { body: { answer } });
    },
    onSuccess: completeSignIn,
  });
}

function useCompleteSignIn(mode: AuthMode) {
  const { t } = useTranslation('auth');
  const toast = useToast();
  const setSignedInUser = useSetSignedInUser();
  return async (user: User) => {
    toast.show({ title: t(`${mode}.done`) });
    await new Promise((resolve) => setTimeout(resolve, redirectDelayMs));
    await setSignedInUser(user);
  };
}

/** Removes what an earlier person read and typed in this tab before it shows the new person's pages. */
function useSetSignedInUser() {
  const queryClient = useQueryClient();
  return async (user: User) => {
    await queryClient.cancelQueries();
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserQuery.queryKey[0] });
    clearResponseCache();
    deleteDrafts({ exceptOf: user.id });
    rememberVisit('member');
    queryClient.setQueryData(currentUserQuery.queryKey, user);
  };
}

export function useForgotPassword() {
  const { language } = useLanguage();
  return useMutation({
    mutationFn: (email: string) => callApi(forgotPassword, { body: { email, language } }),
  });
}

/** Whether a link can still be used. The token is kept no longer than the page. */
export function useVerifyResetToken(token: string | undefined) {
  return useQuery({
    queryKey: [verifyResetToken.path, token],
    queryFn: () => verifyToken(token ?? ''),
    enabled: Boolean(token),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
}

/** A token that is refused for its form is as invalid as one that is unknown. */
async function verifyToken(token: string): Promise<boolean> {
  const answer = await callApi(verifyResetToken, { params: { token } }).catch((error: unknown) => {
    if (error instanceof CallError && error.code === 'invalid_input') return { valid: false };
    throw error;
  });
  return answer.valid;
}

/** Sets the new password. It ends every session, so who is signed in here is asked anew. */
export function useResetPassword(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (newPassword: string) => callApi(resetPassword, { body: { token, newPassword } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  });
}
