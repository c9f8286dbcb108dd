import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listSessions } from '#contracts/auth.ts';
import {
  confirmSecondFactor,
  disableSecondFactor,
  getSecondFactor,
  regenerateRecoveryCodes,
  setUpSecondFactor,
} from '#contracts/second-factor.ts';
import { callApi } from '#web/lib/call-api.ts';

export function useSecondFactor() {
  return useQuery({ queryKey: [getSecondFactor.path], queryFn: () => callApi(getSecondFactor) });
}

/** What the password opens: setting up, new recovery codes, switching off. */
export const secondFactorActions = {
  setUp: (password: string) => callApi(setUpSecondFactor, { body: { password } }),
  renewCodes: (password: string) => callApi(regenerateRecoveryCodes, { body: { password } }),
  disable: (password: string) => callApi(disableSecondFactor, { body: { password } }),
};

export function useSecondFactorMutation<Input, Answer>(mutate: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: mutate,
    // The secret and the codes are forgotten with the step.
    gcTime: 0,
    // Switching on or off renews the session, too.
    onSuccess: () =>
      Promise.all(
        [getSecondFactor, listSessions].map(({ path }) =>
          queryClient.invalidateQueries({ queryKey: [path] }),
        ),
      ),
  });
}

/** Shows the server that the app gives the right codes. */
export const useConfirmSecondFactor = () =>
  useSecondFactorMutation((code: string) => callApi(confirmSecondFactor, { body: { code } }));
