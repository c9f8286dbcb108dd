import type { EndpointOutput } from '#contracts/endpoint.ts';
import type { startPasskeyRegistration, startPasskeySignIn } from '#contracts/passkey.ts';

/** Why the browser gave none: it was cancelled or nobody was recognised; it has one; the site's address; the device. */
type PasskeyErrorReason = 'stopped' | 'known' | 'address' | 'device';

export class PasskeyError extends Error {
  readonly reason: PasskeyErrorReason;

  constructor(reason: PasskeyErrorReason, cause: unknown) {
    super(`No passkey: ${reason}`, { cause });
    this.name = 'PasskeyError';
    this.reason = reason;
  }
}

/** Whether this browser has passkeys at this address: it must be https, or this machine's own. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** Has the device make a passkey, and answers what the server asked. Throws PasskeyError. */
export async function createPasskey(options: EndpointOutput<typeof startPasskeyRegistration>) {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const credential = await startRegistration({ optionsJSON: options }).catch(throwPasskeyError);
  return { ...credential, clientExtensionResults: { ...credential.clientExtensionResults } };
}

/** Has the person choose a passkey, and answers what the server asked. Throws PasskeyError. */
export async function authenticateWithPasskey(options: EndpointOutput<typeof startPasskeySignIn>) {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const credential = await startAuthentication({ optionsJSON: options }).catch(throwPasskeyError);
  return { ...credential, clientExtensionResults: { ...credential.clientExtensionResults } };
}

const reasons: Record<string, PasskeyErrorReason> = {
  NotAllowedError: 'stopped',
  AbortError: 'stopped',
  InvalidStateError: 'known',
  SecurityError: 'address',
};

function throwPasskeyError(error: unknown): never {
  throw new PasskeyError((error instanceof Error && reasons[error.name]) || 'device', error);
}
