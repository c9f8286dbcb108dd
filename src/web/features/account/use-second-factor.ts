import { useQuery } from '@tanstack/react-query';
import {
  confirmSecondFactor,
  disableSecondFactor,
  getSecondFactor,
  regenerateRecoveryCodes,
  setUpSecondFactor,
} from '#contracts/second-factor.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import type { SendWrite } from '#web/lib/send-write.ts';
import { useWriteMutation } from '#web/lib/use-endpoint-mutation.ts';

export const useSecondFactor = () => useQuery(endpointQuery(getSecondFactor));

/**
 * The changes to the second factor that require the password. Each is a function for `onSubmit` of `PasswordPrompt`.
 */
export const secondFactorWrites = {
  setUp: (write: SendWrite, password: string) => write(setUpSecondFactor, { body: { password } }),
  renewCodes: (write: SendWrite, password: string) => write(regenerateRecoveryCodes, { body: { password } }),
  disable: (write: SendWrite, password: string) => write(disableSecondFactor, { body: { password } }),
};

/** Returns a mutation that enables the second factor. Its input is a code that the authenticator app shows. */
export function useConfirmSecondFactor() {
  return useWriteMutation((write, code: string) => write(confirmSecondFactor, { body: { code } }), {
    isSecret: true,
  });
}
