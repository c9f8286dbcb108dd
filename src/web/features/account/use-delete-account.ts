import { deleteAccount } from '#contracts/account.ts';
import { useMember } from '#web/lib/session.ts';
import { useWriteMutation } from '#web/lib/use-endpoint-mutation.ts';
import { removeUserStorage } from '#web/lib/user-storage.ts';

/**
 * Returns a mutation that deletes the account and everything that this browser stores for it. `confirmation` is the
 * phrase that the person typed.
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

/** Deletes the entries that wait on this device. The account is deleted even if the browser refuses this. */
const deleteUnsentEntries = (userId: number): Promise<void> =>
  import('#web/lib/outbox/sign-out-choices.ts')
    .then(({ deleteUnsent }) => deleteUnsent(userId))
    .catch(() => undefined);
