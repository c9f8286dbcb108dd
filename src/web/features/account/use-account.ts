import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { cancelEmailChange, getAccount, updateProfile, uploadProfilePhoto } from '#contracts/account.ts';
import { changePassword, forgotPassword, listSessions, type User } from '#contracts/auth.ts';
import type { EndpointInput } from '#contracts/endpoint.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { callApi } from '#web/lib/call-api.ts';
import { currentUserQuery, useMember } from '#web/lib/session.ts';

/** Whether there is a password, and an address that waits for its letter to be answered. */
export function useAccount() {
  return useQuery({ queryKey: [getAccount.path], queryFn: () => callApi(getAccount) });
}

type ProfileUpdate = Omit<EndpointInput<typeof updateProfile>['body'], 'language'>;

export function useUpdateProfile() {
  const queryClient = useQueryClient();
  const { language } = useLanguage();
  return useMutation({
    mutationFn: (profile: ProfileUpdate) => callApi(updateProfile, { body: { ...profile, language } }),
    onSuccess: async ({ pendingEmail: _, ...user }) => {
      queryClient.setQueryData(currentUserQuery.queryKey, user);
      await queryClient.invalidateQueries({ queryKey: [getAccount.path] });
    },
  });
}

/** Takes a new address back; the page tells the truth again also when it was confirmed meanwhile. */
export function useCancelEmailChange() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(cancelEmailChange),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: [getAccount.path] });
      await queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    },
  });
}

export function useUploadPhoto() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (photo: Blob) => callApi(uploadProfilePhoto, { body: {}, photo }),
    onSuccess: (user: User) => queryClient.setQueryData(currentUserQuery.queryKey, user),
  });
}

/** Changes the password, which ends every other session. */
export function useUpdatePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: EndpointInput<typeof changePassword>['body']) => callApi(changePassword, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [listSessions.path] }),
  });
}

/** Asks for a reset link to the account's own address. */
export function useRequestResetLink() {
  const { email } = useMember();
  const { language } = useLanguage();
  return useMutation({
    mutationFn: () => callApi(forgotPassword, { body: { email, language } }),
  });
}
