import { passkey } from '@better-auth/passkey';
import type { Db } from '#server/db/connect.ts';
import { ApiError } from '#server/http/api-error.ts';
import { updatePasskeyCounter } from './passkey-queries.ts';

/** Found without a name being typed, and its owner asked for a finger, a face or a PIN: two factors in one. */
export const authenticatorSelection = {
  residentKey: 'required',
  requireResidentKey: true,
  userVerification: 'required',
} as const;

/** Of the cookie that binds a challenge to the browser that asked for it. */
export const challengeCookie = 'lagom.passkey';

/** The account library's passkeys, and what its own checks leave open. */
export function passkeyPlugin(db: Db, appUrl: string, now: () => Date) {
  const { origin, hostname } = new URL(appUrl);
  return passkey({
    origin,
    rpID: hostname,
    rpName: 'Lagom',
    authenticatorSelection: { ...authenticatorSelection },
    advanced: { webAuthnChallengeCookie: 'passkey' },
    schema: passkeyColumns,
    registration: {
      async afterVerification({ verification }) {
        // The library asks for it, and does not look whether it was done.
        if (!verification.registrationInfo?.userVerified) throw new ApiError('passkey_refused');
      },
    },
    authentication: {
      async afterVerification({ verification }) {
        const { credentialID, newCounter, userVerified } = verification.authenticationInfo;
        if (!userVerified) throw new ApiError('passkey_refused');
        // The library compares and then writes: of a passkey and its copy at the same moment both would come in.
        if (!(await updatePasskeyCounter(db, credentialID, newCounter, now())))
          throw new ApiError('passkey_refused');
      },
    },
  });
}

const passkeyColumns = {
  passkey: {
    modelName: 'passkeys',
    fields: {
      userId: 'user_id',
      credentialID: 'credential_id',
      publicKey: 'public_key',
      deviceType: 'device_type',
      backedUp: 'backed_up',
      createdAt: 'created_at',
    },
  },
};
