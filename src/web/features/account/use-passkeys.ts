import { useQuery } from '@tanstack/react-query';
import {
  deletePasskey,
  listPasskeys,
  registerPasskey,
  renamePasskey,
  startPasskeyRegistration,
} from '#contracts/passkey.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { createPasskey } from '#web/lib/passkey.ts';
import type { SendWrite } from '#web/lib/send-write.ts';
import { useWriteMutation } from '#web/lib/use-endpoint-mutation.ts';

export const usePasskeys = () => useQuery(endpointQuery(listPasskeys));

/** Returns a mutation that checks the password, lets the device create a passkey and saves the passkey. */
export function useCreatePasskey() {
  return useWriteMutation(
    async (write, { name, password }: { name: string; password: string }) => {
      const options = await write(startPasskeyRegistration, { body: { password } });
      return write(registerPasskey, { body: { name, answer: await createPasskey(options) } });
    },
    { isSecret: true },
  );
}

export function useUpdatePasskey(id: number) {
  return useWriteMutation((write, name: string) =>
    write(renamePasskey, { params: { id: String(id) }, body: { name } }),
  );
}

/** Returns a function for `onSubmit` of `PasswordPrompt` that deletes a passkey. */
export const deletePasskeyWrite = (id: number) => (write: SendWrite, password: string) =>
  write(deletePasskey, { params: { id: String(id) }, body: { password } });
