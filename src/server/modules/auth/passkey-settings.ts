/** Requires a discoverable passkey with user verification (fingerprint, face or PIN): two factors in one step. */
export const authenticatorSelection = {
  residentKey: 'required',
  requireResidentKey: true,
  userVerification: 'required',
} as const;

/** The cookie that binds a challenge to the browser that requested it. */
export const challengeCookie = 'lagom.passkey';
