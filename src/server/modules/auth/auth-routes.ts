import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  changePassword,
  forgotPassword,
  getSignInOptions,
  getUser,
  listSessions,
  login,
  logout,
  register,
  resetPassword,
  revokeSession,
  verifyResetToken,
} from '#contracts/auth.ts';
import { errorTable } from '#contracts/errors.ts';
import { loginWithSecondFactor } from '#contracts/second-factor.ts';
import type { Config } from '#server/config.ts';
import { addRoute } from '#server/http/add-route.ts';
import type { Deps } from '#server/http/deps.ts';
import { expiredSessionCookie } from '#server/http/find-session.ts';
import { clientAddress } from '#server/http/rate-limits.ts';
import { readMessageLanguage } from '#server/http/read-language.ts';
import { successMessage } from '#server/http/success-messages.ts';
import { hashLinkToken } from '#server/mail/link-token.ts';
import { hasMailServer } from '#server/mail/transport.ts';
import { lazyBetterAuth } from './account-library.ts';
import { addAddressConfirmation } from './address-confirmation.ts';
import {
  deleteRequestSession,
  deleteUserSession,
  hashNewPassword,
  listUserSessions,
  signIn,
  signInWithCode,
  signUp,
  updatePassword,
} from './auth-service.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { addPasskeyRoutes } from './passkey-routes.ts';
import { assertStrongPassword } from './password.ts';
import {
  isResetTokenValid,
  resetPasswordByToken,
  sendResetEmail,
  sendResetEmailJob,
} from './password-reset.ts';
import { addSecondFactorRoutes } from './second-factor-routes.ts';
import { limitSignIn } from './sign-in-addresses.ts';
import { addSocialRoutes, configuredProviders } from './social-routes.ts';

export function addAuthRoutes(app: FastifyInstance, deps: Deps, config: Config): void {
  const providers = configuredProviders(config);
  const loadLibrary = lazyBetterAuth(deps.db, config, deps.now, providers);
  deps.jobs.define(sendResetEmailJob, (asked) => sendResetEmail(deps, config, asked));

  const noCookie = expiredSessionCookie(config.APP_URL);

  addRoute(app, deps, getUser, async ({ user }) => user);

  addRoute(app, deps, login, async ({ db, body, now, request, reply }) => {
    await limitSignIn(deps, config.SECRET, body.email, request);
    const signedIn = await signIn(db, await loadLibrary(), body, request);
    if (signedIn.user) return finishSignIn(deps, config.SECRET, signedIn, { now, request, reply });
    reply.header('set-cookie', signedIn.cookies);
    return { twoFactorRequired: true as const };
  });

  addRoute(app, deps, loginWithSecondFactor, async ({ db, body, now, request, reply }) => {
    await deps.consumeRateLimit('second_factor_address', clientAddress(request));
    const signedIn = await signInWithCode(db, await loadLibrary(), body.code, request, now);
    return finishSignIn(deps, config.SECRET, signedIn, { now, request, reply });
  });

  addRoute(app, deps, register, async ({ db, body, now, request, reply }) => {
    await assertStrongPassword(body.password, 'password');
    await deps.consumeRateLimit('register_address', clientAddress(request));
    await deps.consumeRateLimit('register_account', body.email);
    const signedIn = await signUp(db, await loadLibrary(), body, request);
    return finishSignIn(deps, config.SECRET, signedIn, { now, request, reply });
  });

  addRoute(app, deps, logout, async ({ request, reply }) => {
    await deleteRequestSession(deps, request);
    reply.header('set-cookie', noCookie);
    return successMessage(request, 'signedOut');
  });

  addPasswordRoutes(app, deps, config);
  addAddressConfirmation(app, deps, config);
  addSecondFactorRoutes(app, deps, loadLibrary);
  addPasskeyRoutes(app, deps, loadLibrary, config);

  addRoute(app, deps, listSessions, ({ db, identity, now }) => listUserSessions(db, identity, now));

  addRoute(app, deps, revokeSession, {
    write: async ({ tx, user, identity, params, commitHooks, request, reply }) => {
      await deleteUserSession(tx, user.id, params.id);
      if (params.id === identity.sessionId)
        commitHooks.afterCommit(async () => void reply.header('set-cookie', noCookie));
      return successMessage(request, 'sessionEnded');
    },
  });

  const configured = providers.map((provider) => provider.providerId);
  addRoute(app, deps, getSignInOptions, async () => ({
    google: configured.includes('google'),
    facebook: configured.includes('facebook'),
    hasMailServer: hasMailServer(config),
  }));
  addSocialRoutes(app, deps, loadLibrary, configured);
}

function addPasswordRoutes(app: FastifyInstance, deps: Deps, config: Config): void {
  addRoute(app, deps, forgotPassword, async ({ db, body, request }) => {
    await deps.consumeRateLimit('forgot_address', clientAddress(request));
    await deps.consumeRateLimit('forgot_account', body.email);
    await deps.jobs.send(db, sendResetEmailJob, {
      email: body.email,
      language: body.language ?? readMessageLanguage(request),
    });
    return {
      ...successMessage(request, 'resetLinkSent'),
      hasMailServer: hasMailServer(config),
    };
  });

  addRoute(app, deps, verifyResetToken, async ({ db, params, now, request }) => {
    await deps.consumeRateLimit('reset_address', clientAddress(request));
    const valid = await isResetTokenValid(db, params.token, now);
    if (valid) return { valid, ...successMessage(request, 'resetTokenValid') };
    return { valid, message: errorTable.invalid_reset_token[readMessageLanguage(request)] };
  });

  addRoute(app, deps, resetPassword, async ({ db, body, now, request }) => {
    await limitReset(deps, body.token, request);
    await resetPasswordByToken(db, body, now);
    return successMessage(request, 'passwordReset');
  });

  addRoute(app, deps, changePassword, {
    prepare: async ({ db, user, body }) => {
      await deps.consumeRateLimit('password_account', String(user.id));
      return hashNewPassword(db, user.id, body);
    },
    write: async ({ tx, prepared: hash, identity, now, request }) => {
      await updatePassword(tx, identity, hash, now);
      return successMessage(request, 'passwordChanged');
    },
  });
}

/**
 * Counts an attempt to reset a password. Throws `too_many_requests` above a limit. One limit applies to the IP address
 * of the caller. Another limit applies to the token, because the account is not known at this point.
 */
async function limitReset(deps: Deps, token: string, request: FastifyRequest) {
  await deps.consumeRateLimit('reset_address', clientAddress(request));
  await deps.consumeRateLimit('reset_account', hashLinkToken(token));
}
