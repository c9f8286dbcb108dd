import { useMutation } from '@tanstack/react-query';
import { deleteAccount } from '#contracts/account.ts';
import { callApi } from '#web/lib/call-api.ts';
import { useMember } from '#web/lib/session.ts';
import { removeUserStorage } from '#web/lib/user-storage.ts';

/** Deletes the account with the phrase as it was typed. */
export function useDeleteAccount() {
  const { id } = useMember();
  return useMutation({
    mutationFn: (confirmation: string) => callApi(deleteAccount, { body: { confirmation } }),
    onSuccess: () => removeUserStorage(id),
  });
}
