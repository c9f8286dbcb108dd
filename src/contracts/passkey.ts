import { z } from 'zod';
import { user } from './auth.ts';
import { passwordInput, singleLine } from './auth-fields.ts';
import { anyone, defineEndpoint, sessionOnly } from './endpoint.ts';
import { id, idParam, instant } from './inputs.ts';

const messageResponse = z.object({ message: z.string() });
const withPassword = z.strictObject({ password: passwordInput });
const passwordErrors = ['wrong_password', 'no_password', 'too_many_requests'] as const;
const answerErrors = ['passkey_refused', 'passkey_expired', 'too_many_requests'] as const;
const own = z.strictObject({ id: idParam });

/** The maximum length of the name that a person gives to a passkey. */
export const passkeyNameLength = 60;
const passkeyName = singleLine.trim().min(1, 'Please fill in all fields').max(passkeyNameLength);

/**
 * Bytes in base64url, as in the JSON of WebAuthn. The largest value is an attestation signed by a security chip, a few
 * kilobytes long.
 */
const bytes = z
  .string()
  .max(16_384)
  .regex(/^[\w-]+$/);

const transports = z.array(z.string().regex(/^[a-z-]{1,20}$/)).max(10);
const credential = { id: bytes, rawId: bytes, type: z.literal('public-key') };
const besides = {
  clientExtensionResults: z.record(z.string(), z.unknown()),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
};

/**
 * What the browser returns for the options of `startPasskeyRegistration`: a RegistrationResponseJSON of WebAuthn level
 * 3.
 */
const registration = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: bytes,
    attestationObject: bytes,
    authenticatorData: bytes.optional(),
    transports: transports.optional(),
    publicKey: bytes.optional(),
    publicKeyAlgorithm: z.int().optional(),
  }),
  ...besides,
});

/**
 * What the browser returns for the options of `startPasskeySignIn`: an AuthenticationResponseJSON of WebAuthn level 3.
 */
const assertion = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
  ...besides,
});

const passkey = z.object({
  id,
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
  /** True if the passkey is synced to the person's other devices. */
  synced: z.boolean(),
});

export type Passkey = z.output<typeof passkey>;

export const listPasskeys = defineEndpoint({
  operationId: 'listPasskeys',
  method: 'GET',
  path: '/api/auth/passkeys',
  summary: 'List passkeys',
  description: 'Oldest first.',
  access: sessionOnly,
  response: z.array(passkey),
});

export const startPasskeyRegistration = defineEndpoint({
  operationId: 'startPasskeyRegistration',
  method: 'POST',
  path: '/api/auth/passkeys/begin',
  summary: 'Get a challenge to add a passkey',
  description: 'The challenge is valid for five minutes and for one response from this browser.',
  access: sessionOnly,
  errors: passwordErrors,
  body: withPassword,
  /** A PublicKeyCredentialCreationOptionsJSON of WebAuthn level 3. */
  response: z.object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
    timeout: z.int(),
    attestation: z.literal('none'),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key') })),
  }),
});

export const registerPasskey = defineEndpoint({
  operationId: 'registerPasskey',
  method: 'POST',
  path: '/api/auth/passkeys',
  summary: 'Add a passkey',
  description: 'Needs the browser’s response to the challenge for adding a passkey.',
  access: sessionOnly,
  errors: ['passkey_known', ...answerErrors],
  body: z.strictObject({ name: passkeyName, answer: registration }),
  response: passkey,
});

export const renamePasskey = defineEndpoint({
  operationId: 'renamePasskey',
  method: 'PATCH',
  path: '/api/auth/passkeys/:id',
  summary: 'Rename a passkey',
  access: sessionOnly,
  errors: ['not_found'],
  params: own,
  body: z.strictObject({ name: passkeyName }),
  record: passkey,
  response: passkey,
});

export const deletePasskey = defineEndpoint({
  operationId: 'deletePasskey',
  method: 'DELETE',
  path: '/api/auth/passkeys/:id',
  summary: 'Delete a passkey',
  access: sessionOnly,
  errors: ['not_found', ...passwordErrors],
  params: own,
  body: withPassword,
  response: messageResponse,
});

export const startPasskeySignIn = defineEndpoint({
  operationId: 'startPasskeySignIn',
  method: 'POST',
  path: '/api/auth/login/passkey/begin',
  summary: 'Get a challenge to sign in with a passkey',
  description: 'The challenge is valid for five minutes and for one response from this browser.',
  access: anyone,
  errors: ['too_many_requests'],
  /**
   * A PublicKeyCredentialRequestOptionsJSON of WebAuthn level 3. Contains no account, so the browser offers all
   * passkeys that it has for this site.
   */
  response: z.object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    userVerification: z.literal('required'),
  }),
});

export const loginWithPasskey = defineEndpoint({
  operationId: 'loginWithPasskey',
  method: 'POST',
  path: '/api/auth/login/passkey',
  summary: 'Sign in with a passkey',
  description:
    'Needs the browser’s response to the challenge for signing in. A passkey counts as two factors, so no code is asked for. Sets the session cookie.',
  access: anyone,
  signsIn: true,
  errors: ['passkey_unknown', ...answerErrors],
  body: z.strictObject({ answer: assertion }),
  response: user,
});
