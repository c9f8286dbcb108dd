import type { EndpointOutput } from '#contracts/endpoint.ts';
import type { startPasskeyRegistration, startPasskeySignIn } from '#contracts/passkey.ts';

/**
 * Why a passkey failed. `stopped`: the person cancelled, or was not recognised. `known`: the device already has a
 * passkey for this account. `address`: the site's address does not allow passkeys. `device`: any other reason, for
 * example that the device cannot create the passkey.
 */
type PasskeyErrorReason = 'stopped' | 'known' | 'address' | 'device';

export class PasskeyError extends Error {
  readonly reason: PasskeyErrorReason;

  constructor(reason: PasskeyErrorReason, cause: unknown) {
    super(`No passkey: ${reason}`, { cause });
    this.name = 'PasskeyError';
    this.reason = reason;
  }
}

/** Returns true if the browser supports passkeys on this page. Passkeys need https or localhost. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** Asks the device to create a passkey. Returns the response for the server. Rejects with `PasskeyError`. */
export async function createPasskey(options: EndpointOutput<typeof startPasskeyRegistration>) {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const credential = await startRegistration({ optionsJSON: options }).catch(throwPasskeyError);
  return { ...credential, clientExtensionResults: { ...credential.clientExtensionResults } };
}

/** Asks the person to choose a passkey. Returns the response for the server. Rejects with `PasskeyError`. */
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
