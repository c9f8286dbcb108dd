import { passkey } from '@better-auth/passkey';
import type { Db } from '#server/db/connect.ts';
import { ApiError } from '#server/http/api-error.ts';
import { updatePasskeyCounter } from './passkey-queries.ts';
import { authenticatorSelection } from './passkey-settings.ts';

/**
 * Returns the passkey plugin of the account library, with two added checks. The first checks that
 * the device verified the user. The second checks that the passkey's counter of uses has increased,
 * because a counter that did not increase is a sign of a copied passkey.
 */
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
        // The library requests that the device verifies the user, but does not check that this took place.
        if (!verification.registrationInfo?.userVerified) throw new ApiError('passkey_refused');
      },
    },
    authentication: {
      async afterVerification({ verification }) {
        const { credentialID, newCounter, userVerified } = verification.authenticationInfo;
        if (!userVerified) throw new ApiError('passkey_refused');
        // Checks and updates the counter in one statement. The library checks and updates the
        // counter in two steps, so a passkey and its copy could sign in at the same time.
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
