import { useQuery } from '@tanstack/react-query';
import { cancelEmailChange, getAccount, updateProfile, uploadProfilePhoto } from '#contracts/account.ts';
import { changePassword, forgotPassword } from '#contracts/auth.ts';
import type { EndpointInput } from '#contracts/endpoint.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { useMember } from '#web/lib/session.ts';
import { useEndpointMutation, useWriteMutation } from '#web/lib/use-endpoint-mutation.ts';

/** Returns whether the account has a password, and the new email address that waits for its confirmation. */
export const useAccount = () => useQuery(endpointQuery(getAccount));

type ProfileUpdate = Omit<EndpointInput<typeof updateProfile>['body'], 'language'>;

/** Saves the profile. A confirmation email is sent in the language of the page. */
export function useUpdateProfile() {
  const { language } = useLanguage();
  return useWriteMutation((write, profile: ProfileUpdate) =>
    write(updateProfile, { body: { ...profile, language } }),
  );
}

/** Cancels a change of the email address that is not confirmed yet. */
export const useCancelEmailChange = () => useEndpointMutation(cancelEmailChange);

export function useUploadPhoto() {
  return useWriteMutation((write, photo: Blob) => write(uploadProfilePhoto, { body: {}, photo }));
}

/** Changes the password, which ends every other session. */
export const useUpdatePassword = () => useEndpointMutation(changePassword);

/** Sends a reset link to the address of the account. */
export function useRequestResetLink() {
  const { email } = useMember();
  const { language } = useLanguage();
  return useWriteMutation((write) => write(forgotPassword, { body: { email, language } }));
}
