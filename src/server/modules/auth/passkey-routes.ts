import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ErrorCode } from '#contracts/errors.ts';
import {
  deletePasskey,
  listPasskeys,
  loginWithPasskey,
  registerPasskey,
  renamePasskey,
  startPasskeyRegistration,
  startPasskeySignIn,
} from '#contracts/passkey.ts';
import type { Config } from '#server/config.ts';
import { addRoute } from '#server/http/add-route.ts';
import { ApiError, assertFound, assertThat } from '#server/http/api-error.ts';
import type { Deps } from '#server/http/deps.ts';
import { clientAddress } from '#server/http/rate-limits.ts';
import { readEmailLanguage } from '#server/http/read-language.ts';
import { successMessage } from '#server/http/success-messages.ts';
import { isLibraryError, type LoadBetterAuth } from './account-library.ts';
import { queueAddressLink } from './address-confirmation.ts';
import { deleteExpiredVerifications } from './auth-queries.ts';
import { completeSignIn, confirmPassword } from './auth-service.ts';
import { betterAuthHeaders, headersWithOnlyCookie } from './better-auth-headers.ts';
import { finishSignIn } from './finish-sign-in.ts';
import {
  credentialExists,
  deletePasskeyRow,
  findPasskey,
  findPasskeys,
  updatePasskeyName,
} from './passkey-queries.ts';
import { authenticatorSelection, challengeCookie } from './passkey-settings.ts';

/**
 * How long the browser's passkey prompt may stay open, in milliseconds. The library keeps a
 * challenge for the same time.
 */
const challengeTimeoutMs = 5 * 60 * 1000;

/**
 * Adds the routes that list, add, rename and delete passkeys, and the routes for signing in with a passkey. Adding and
 * deleting require the password.
 */
export function addPasskeyRoutes(
  app: FastifyInstance,
  deps: Deps,
  loadLibrary: LoadBetterAuth,
  config: Config,
): void {
  addRoute(app, deps, listPasskeys, ({ db, user }) => findPasskeys(db, user.id));
  addRegistration(app, deps, loadLibrary);

  addRoute(app, deps, renamePasskey, {
    find: async ({ tx, user, params }) =>
      (await findPasskeys(tx, user.id)).find(({ id }) => id === params.id),
    write: async ({ tx, user, params, body }) => {
      const renamed = await updatePasskeyName(tx, user.id, params.id, body.name);
      assertFound(renamed, 'id');
      return renamed;
    },
  });

  addRoute(app, deps, deletePasskey, {
    prepare: ({ user, body }) => confirmPassword(deps, user, body.password),
    write: async ({ tx, user, params, request }) => {
      assertFound(await deletePasskeyRow(tx, user.id, params.id), 'id');
      return successMessage(request, 'passkeyDeleted');
    },
  });

  addSignIn(app, deps, loadLibrary, config);
}

function addRegistration(app: FastifyInstance, deps: Deps, loadLibrary: LoadBetterAuth): void {
  addRoute(app, deps, startPasskeyRegistration, {
    prepare: async ({ user, body, request, reply }) => {
      await confirmPassword(deps, user, body.password);
      const { api } = await loadLibrary();
      const started = await api.generatePasskeyRegistrationOptions({
        headers: betterAuthHeaders(request),
        returnHeaders: true,
      });
      setChallengeCookie(reply, started.headers);
      return started.response;
    },
    write: async ({ tx, prepared, now }) => {
      await deleteExpiredVerifications(tx, now);
      const { challenge, rp, user: account, pubKeyCredParams, excludeCredentials = [] } = prepared;
      return {
        challenge,
        rp: { id: rp.id ?? '', name: rp.name },
        user: account,
        pubKeyCredParams,
        timeout: challengeTimeoutMs,
        attestation: 'none' as const,
        authenticatorSelection: authenticatorSelection,
        excludeCredentials,
      };
    },
  });

  addRoute(app, deps, registerPasskey, {
    prepare: async ({ db, user, body, request }) => {
      await deps.consumeRateLimit('passkey_account', String(user.id));
      const { api } = await loadLibrary();
      return api
        .verifyPasskeyRegistration({
          body: { name: body.name, response: body.answer },
          headers: betterAuthHeaders(request),
        })
        .catch(async (error: unknown) => {
          assertThat(!(await credentialExists(db, body.answer.id)), 'passkey_known');
          throw toPasskeyError(error);
        });
    },
    write: async ({ tx, prepared: added, user, request }) => {
      await queueAddressLink(tx, deps, user.id, readEmailLanguage(request, user));
      return findPasskey(tx, user.id, Number(added.id));
    },
  });
}

function addSignIn(app: FastifyInstance, deps: Deps, loadLibrary: LoadBetterAuth, config: Config): void {
  addRoute(app, deps, startPasskeySignIn, async ({ db, now, request, reply }) => {
    await deps.consumeRateLimit('passkey_address', clientAddress(request));
    await deleteExpiredVerifications(db, now);
    // Passes no cookie to the library, so that the options do not depend on who is signed in.
    const headers = betterAuthHeaders(request);
    headers.delete('cookie');
    const { api } = await loadLibrary();
    const started = await api.generatePasskeyAuthenticationOptions({ headers, returnHeaders: true });
    setChallengeCookie(reply, started.headers);
    const { challenge, rpId = '' } = started.response;
    return {
      challenge,
      rpId,
      timeout: challengeTimeoutMs,
      userVerification: authenticatorSelection.userVerification,
    };
  });

  addRoute(app, deps, loginWithPasskey, async ({ db, body, now, request, reply }) => {
    await deps.consumeRateLimit('passkey_address', clientAddress(request));
    const headers = headersWithOnlyCookie(request, challengeCookie);
    assertThat(headers, 'passkey_expired');
    const { api } = await loadLibrary();
    const verified = await api
      .verifyPasskeyAuthentication({ body: { response: body.answer }, headers, returnHeaders: true })
      .catch((error: unknown) => {
        throw toPasskeyError(error);
      });
    const signedIn = await completeSignIn(db, verified.response.user.id, verified.headers);
    return finishSignIn(deps, config.SECRET, signedIn, { now, request, reply });
  });
}

/**
 * Sets the challenge cookie. Leaves out other cookies that the library sets, such as the cookie of an extended session.
 */
function setChallengeCookie(reply: FastifyReply, headers: Headers): void {
  const challengeCookies = headers
    .getSetCookie()
    .filter((cookie) => cookie.startsWith(`${challengeCookie}=`));
  reply.header('set-cookie', challengeCookies);
}

const codes: Record<string, ErrorCode> = {
  CHALLENGE_NOT_FOUND: 'passkey_expired',
  YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY: 'passkey_expired',
  PASSKEY_NOT_FOUND: 'passkey_unknown',
  AUTHENTICATION_FAILED: 'passkey_refused',
  // The library throws this error, with status 500, for any invalid response of a browser.
  FAILED_TO_VERIFY_REGISTRATION: 'passkey_refused',
};

/** Returns the ApiError for a known error of the account library. Returns any other error unchanged. */
function toPasskeyError(error: unknown): unknown {
  const code = isLibraryError(error) ? codes[String(error.body?.code)] : undefined;
  return code ? new ApiError(code) : error;
}
