import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  confirmSecondFactor,
  disableSecondFactor,
  getSecondFactor,
  regenerateRecoveryCodes,
  setUpSecondFactor,
} from '#contracts/second-factor.ts';
import { addRoute } from '#server/http/add-route.ts';
import { assertThat } from '#server/http/api-error.ts';
import type { Deps } from '#server/http/deps.ts';
import { readEmailLanguage } from '#server/http/read-language.ts';
import { successMessage } from '#server/http/success-messages.ts';
import type { LoadBetterAuth } from './account-library.ts';
import { queueAddressLink } from './address-confirmation.ts';
import { isSecondFactorOn } from './auth-queries.ts';
import { confirmPassword } from './auth-service.ts';
import { betterAuthHeaders } from './better-auth-headers.ts';
import { toCodeError } from './second-factor-code.ts';
import { consumeTotpCode } from './used-code-queries.ts';

/**
 * Adds the routes that set up, confirm and disable two-step sign-in. Calls the account library in
 * `prepare`, outside the transaction, because the library writes on a connection of its own. The
 * embedded database has only one connection, so a call inside the transaction would wait forever.
 * The library renews the session when two-step sign-in is switched on or off.
 */
export function addSecondFactorRoutes(app: FastifyInstance, deps: Deps, loadLibrary: LoadBetterAuth): void {
  addRoute(app, deps, getSecondFactor, async ({ db, user }) => {
    if (!(await isSecondFactorOn(db, user.id))) return { enabled: false, recoveryCodesLeft: 0 };
    const { api } = await loadLibrary();
    const stored = await api.viewBackupCodes({ body: { userId: String(user.id) } });
    return { enabled: true, recoveryCodesLeft: stored.backupCodes.length };
  });

  addRoute(app, deps, setUpSecondFactor, {
    prepare: async ({ db, user, body, request }) => {
      assertThat(!(await isSecondFactorOn(db, user.id)), 'second_factor_on');
      await confirmPassword(deps, user, body.password);
      const { api } = await loadLibrary();
      return api.enableTwoFactor({ body, headers: betterAuthHeaders(request) }).catch(rethrowCodeError);
    },
    write: async ({ prepared: { totpURI, backupCodes } }) => {
      const secret = new URL(totpURI).searchParams.get('secret') ?? '';
      return { otpauthUri: totpURI, secret, recoveryCodes: backupCodes };
    },
  });

  addRoute(app, deps, confirmSecondFactor, {
    prepare: async ({ db, user, body, request, reply }) => {
      assertThat(!(await isSecondFactorOn(db, user.id)), 'second_factor_on');
      await deps.consumeRateLimit('second_factor_account', String(user.id));
      const { api } = await loadLibrary();
      await setRenewedSession(reply, api.verifyTOTP({ ...withHeaders(request), body }));
    },
    write: async ({ tx, user, body, now, request }) => {
      // Marks the code as used, so that the same code cannot also be used to sign in. Someone may
      // have seen the code during the set-up.
      await consumeTotpCode(tx, user.id, body.code, now);
      await queueAddressLink(tx, deps, user.id, readEmailLanguage(request, user));
      return successMessage(request, 'secondFactorOn');
    },
  });

  addRoute(app, deps, disableSecondFactor, {
    prepare: async ({ db, user, body, request, reply }) => {
      assertThat(await isSecondFactorOn(db, user.id), 'second_factor_off');
      await confirmPassword(deps, user, body.password);
      const { api } = await loadLibrary();
      await setRenewedSession(reply, api.disableTwoFactor({ ...withHeaders(request), body }));
    },
    write: async ({ request }) => successMessage(request, 'secondFactorOff'),
  });

  addRoute(app, deps, regenerateRecoveryCodes, {
    prepare: async ({ db, user, body, request }) => {
      assertThat(await isSecondFactorOn(db, user.id), 'second_factor_off');
      await confirmPassword(deps, user, body.password);
      const { api } = await loadLibrary();
      return api.generateBackupCodes({ body, headers: betterAuthHeaders(request) }).catch(rethrowCodeError);
    },
    write: async ({ prepared }) => ({ recoveryCodes: prepared.backupCodes }),
  });
}

const withHeaders = (request: FastifyRequest) =>
  ({ headers: betterAuthHeaders(request), returnHeaders: true }) as const;

/** Sets the cookie of the session that the library renewed. The previous session token stops working. */
async function setRenewedSession(reply: FastifyReply, call: Promise<{ headers: Headers }>): Promise<void> {
  const { headers } = await call.catch(rethrowCodeError);
  reply.header('set-cookie', headers.getSetCookie());
}

function rethrowCodeError(error: unknown): never {
  throw toCodeError(error);
}
