/**
 * Requires that the passkey is discoverable, so that it works without a user name. Also requires that the device
 * verifies the user by fingerprint, face or PIN. Such a passkey counts as two factors.
 */
export const authenticatorSelection = {
  residentKey: 'required',
  requireResidentKey: true,
  userVerification: 'required',
} as const;

/** The cookie that binds a challenge to the browser that requested it. */
export const challengeCookie = 'lagom.passkey';
