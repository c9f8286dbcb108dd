import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  deletePasskey,
  listPasskeys,
  registerPasskey,
  renamePasskey,
  startPasskeyRegistration,
} from '#contracts/passkey.ts';
import { callApi } from '#web/lib/call-api.ts';
import { createPasskey } from '#web/lib/passkey.ts';

export function usePasskeys() {
  return useQuery({ queryKey: [listPasskeys.path], queryFn: () => callApi(listPasskeys) });
}

/** The password, then the device, then the server, which keeps what the device made. */
export function useCreatePasskey() {
  return usePasskeyMutation(async ({ name, password }: { name: string; password: string }) => {
    const options = await callApi(startPasskeyRegistration, { body: { password } });
    const answer = await createPasskey(options);
    return callApi(registerPasskey, { body: { name, answer } });
  });
}

export function useUpdatePasskey(id: number) {
  return usePasskeyMutation((name: string) =>
    callApi(renamePasskey, { params: { id: String(id) }, body: { name } }),
  );
}

export function useDeletePasskey() {
  return usePasskeyMutation(({ id, password }: { id: number; password: string }) =>
    callApi(deletePasskey, { params: { id: String(id) }, body: { password } }),
  );
}

function usePasskeyMutation<Input, Answer>(mutate: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: mutate,
    // The password is forgotten with the form.
    gcTime: 0,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [listPasskeys.path] }),
  });
}
