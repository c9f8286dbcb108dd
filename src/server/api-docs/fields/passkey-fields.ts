import type { FieldDescriptions } from './field-descriptions.ts';

/** Fields of WebAuthn (https://www.w3.org/TR/webauthn-3/). Bytes are in base64url. */
export const passkeyFields: FieldDescriptions = {
  lastUsedAt: 'When it was last used. Null if it never was.',
  challenge: 'Random bytes that the authenticator signs.',
  timeout: 'How long the browser waits for the person, in milliseconds.',
  alg: 'The COSE number of an accepted signature algorithm.',
  publicKeyAlgorithm: 'The COSE number of the signature algorithm.',
  publicKey: 'The public key of the passkey.',
  attestationObject: 'The attestation of the authenticator.',
  authenticatorData: 'The data that the authenticator signed.',
  clientDataJSON: 'The data of the browser that the authenticator signed.',
  signature: 'The signature of the authenticator.',
  userHandle: 'The id of the user, as the authenticator keeps it.',
  rpId: 'The domain for which the passkey is valid.',
  rawId: 'Equals `id`.',
  'answer.id': 'The id of the passkey at the authenticator.',
  'excludeCredentials.id': 'The id of a passkey that the account already has.',
  'rp.id': 'The domain for which the passkey is valid.',
  'user.id': 'The id of the user, as the authenticator keeps it.',
  'user.displayName': 'The name that the authenticator shows.',
};
