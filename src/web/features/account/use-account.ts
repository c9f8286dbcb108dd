import { useQuery } from '@tanstack/react-query';
import { cancelEmailChange, getAccount, updateProfile, uploadProfilePhoto } from '#contracts/account.ts';
import { changePassword, forgotPassword, sendAddressConfirmation } from '#contracts/auth.ts';
import type { EndpointInput } from '#contracts/endpoint.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { useMember } from '#web/lib/session.ts';
import { useEndpointMutation, useWriteMutation } from '#web/lib/use-endpoint-mutation.ts';

/** Returns a query for details of the account, such as whether it has a password. */
export const useAccount = () => useQuery(endpointQuery(getAccount));

type ProfileUpdate = Omit<EndpointInput<typeof updateProfile>['body'], 'language'>;

/**
 * Returns a mutation that saves the profile. If the email address changes, the server emails a
 * confirmation link in the language of the page.
 */
export function useUpdateProfile() {
  const { language } = useLanguage();
  return useWriteMutation((write, profile: ProfileUpdate) =>
    write(updateProfile, { body: { ...profile, language } }),
  );
}

/** Returns a mutation that cancels an unconfirmed change of the email address. */
export const useCancelEmailChange = () => useEndpointMutation(cancelEmailChange);

export function useUploadPhoto() {
  return useWriteMutation((write, photo: Blob) => write(uploadProfilePhoto, { body: {}, photo }));
}

/** Returns a mutation that emails a link to confirm the account's address, in the language of the page. */
export function useSendAddressLink() {
  const { language } = useLanguage();
  return useWriteMutation((write) => write(sendAddressConfirmation, { body: { language } }));
}

/** Returns a mutation that changes the password, which ends all other sessions. */
export const useUpdatePassword = () => useEndpointMutation(changePassword);

/** Returns a mutation that emails the account's address a link to set a new password. */
export function useRequestResetLink() {
  const { email } = useMember();
  const { language } = useLanguage();
  return useWriteMutation((write) => write(forgotPassword, { body: { email, language } }));
}
