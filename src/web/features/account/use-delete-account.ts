import { deleteAccount } from '#contracts/account.ts';
import { useMember } from '#web/lib/session.ts';
import { useWriteMutation } from '#web/lib/use-endpoint-mutation.ts';
import { removeUserStorage } from '#web/lib/user-storage.ts';

/**
 * Returns a mutation that deletes the account. Its input is the confirmation phrase that the person typed. After a
 * success, deletes the person's values in `localStorage` and the person's unsent entries in this browser.
 */
export function useDeleteAccount() {
  const { id } = useMember();
  return useWriteMutation((write, confirmation: string) => write(deleteAccount, { body: { confirmation } }), {
    changesSession: true,
    onSuccess: () => {
      removeUserStorage(id);
      return deleteUnsentEntries(id);
    },
  });
}

/** Deletes the person's unsent entries on this device. Never rejects, because the account is already deleted. */
const deleteUnsentEntries = (userId: number): Promise<void> =>
  import('#web/lib/outbox/sign-out-choices.ts')
    .then(({ deleteUnsent }) => deleteUnsent(userId))
    .catch(() => undefined);
