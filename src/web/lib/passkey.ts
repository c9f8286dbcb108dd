import type { EndpointAnswer } from '#contracts/endpoint.ts';
import type { beginPasskey, beginPasskeySignIn } from '#contracts/passkey.ts';

/** Why the browser gave none: it was cancelled or nobody was recognised; it has one; the site's address; the device. */
type Fault = 'stopped' | 'known' | 'address' | 'device';

export class PasskeyError extends Error {
  readonly fault: Fault;

  constructor(fault: Fault, cause: unknown) {
    super(`No passkey: ${fault}`, { cause });
    this.name = 'PasskeyError';
    this.fault = fault;
  }
}

/** Whether this browser has passkeys at this address: it must be https, or this machine's own. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** Has the device make a passkey, and answers what the server asked. Throws PasskeyError. */
export async function createPasskey(options: EndpointAnswer<typeof beginPasskey>) {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const made = await startRegistration({ optionsJSON: options }).catch(toFault);
  return { ...made, clientExtensionResults: { ...made.clientExtensionResults } };
}

/** Has the person choose a passkey, and answers what the server asked. Throws PasskeyError. */
export async function askForPasskey(options: EndpointAnswer<typeof beginPasskeySignIn>) {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const chosen = await startAuthentication({ optionsJSON: options }).catch(toFault);
  return { ...chosen, clientExtensionResults: { ...chosen.clientExtensionResults } };
}

const faults: Record<string, Fault> = {
  NotAllowedError: 'stopped',
  AbortError: 'stopped',
  InvalidStateError: 'known',
  SecurityError: 'address',
};

function toFault(error: unknown): never {
  throw new PasskeyError((error instanceof Error && faults[error.name]) || 'device', error);
}
