import type { GenericOAuthConfig } from 'better-auth/plugins/generic-oauth';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type SocialError, type SocialProvider, socialProviders, socialSignInPath } from '#contracts/auth.ts';
import { isVisible } from '#domain/clean-text.ts';
import type { Config } from '#server/config.ts';
import { ApiError } from '#server/http/api-error.ts';
import type { Deps } from '#server/http/deps.ts';
import { clientAddress } from '#server/http/rate-limits.ts';
import type { LoadBetterAuth } from './account-library.ts';
import { betterAuthHeaders } from './better-auth-headers.ts';

const home = '/';
const signInPage = '/auth';

/**
 * Adds two routes per provider, which the browser opens as pages. The first route redirects to the provider. The
 * provider redirects the person back to the second route, which redirects to the app.
 */
export function addSocialRoutes(
  app: FastifyInstance,
  deps: Deps,
  loadLibrary: LoadBetterAuth,
  configured: readonly string[],
): void {
  for (const provider of socialProviders) {
    app.get(socialSignInPath(provider), (request, reply) =>
      redirectOnError(request, reply, async () => {
        if (!configured.includes(provider)) return redirectToSignIn(reply, 'provider_not_configured');
        await deps.consumeRateLimit('social_address', clientAddress(request));
        const { api } = await loadLibrary();
        const started = await api.signInWithOAuth2({
          body: { providerId: provider, callbackURL: home, errorCallbackURL: signInPage },
          headers: betterAuthHeaders(request),
          returnHeaders: true,
        });
        return reply.header('set-cookie', started.headers.getSetCookie()).redirect(started.response.url, 302);
      }),
    );

    app.get(callbackPath(provider), (request, reply) =>
      redirectOnError(request, reply, async () => {
        if (!configured.includes(provider)) return redirectToSignIn(reply, 'provider_not_configured');
        await deps.consumeRateLimit('social_address', clientAddress(request));
        const { api } = await loadLibrary();
        const answer = await api.oAuth2Callback({
          params: { providerId: provider },
          query: toTextQuery(request.query),
          headers: betterAuthHeaders(request),
          asResponse: true,
        });
        const error = findError(answer);
        if (error) return redirectToSignIn(reply, error);
        return reply.header('set-cookie', answer.headers.getSetCookie()).redirect(home, 302);
      }),
    );
  }
}

const callbackPath = (provider: SocialProvider) => `/api/auth/oauth2/callback/${provider}`;

/**
 * Runs `go`. On an error, redirects to the sign-in page, because the browser opens these routes as pages and would show
 * a JSON error as plain text.
 */
async function redirectOnError(
  request: FastifyRequest,
  reply: FastifyReply,
  go: () => Promise<FastifyReply>,
) {
  try {
    return await go();
  } catch (error) {
    if (error instanceof ApiError && error.code === 'too_many_requests') {
      return redirectToSignIn(reply, 'too_many_requests');
    }
    request.log.warn({ err: error }, 'sign-in with a provider failed');
    return redirectToSignIn(reply, 'sign_in_failed');
  }
}

function redirectToSignIn(reply: FastifyReply, error: SocialError): FastifyReply {
  return reply.redirect(`${signInPage}?error=${error}`, 302);
}

/**
 * Returns the error code for the sign-in page if the sign-in with a provider failed. Returns undefined if it succeeded.
 */
function findError(answer: Response): SocialError | undefined {
  const target = answer.headers.get('location');
  if (target === home) return undefined;
  const code = target && new URL(target, 'http://localhost').searchParams.get('error');
  if (code === 'access_denied' || code === 'account_not_linked') return code;
  return 'sign_in_failed';
}

function toTextQuery(query: unknown): Record<string, string> {
  const entries = Object.entries(query as Record<string, unknown>);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Returns the configuration of the providers for which both a client id and a client secret are set. */
export function configuredProviders(config: Config): GenericOAuthConfig[] {
  const google = {
    providerId: 'google',
    clientId: config.GOOGLE_CLIENT_ID,
    clientSecret: config.GOOGLE_CLIENT_SECRET,
    scopes: ['openid', 'email', 'profile'],
    discoveryUrl: toDiscoveryUrl(config.GOOGLE_ISSUER),
  };
  const facebook = {
    providerId: 'facebook',
    clientId: config.FACEBOOK_CLIENT_ID,
    clientSecret: config.FACEBOOK_CLIENT_SECRET,
    scopes: ['openid', 'email', 'public_profile'],
    ...(config.FACEBOOK_ISSUER === 'https://www.facebook.com'
      ? facebookEndpoints
      : { discoveryUrl: toDiscoveryUrl(config.FACEBOOK_ISSUER) }),
  };
  return [google, facebook].flatMap(({ clientId, clientSecret, ...rest }) =>
    clientId && clientSecret
      ? [{ ...rest, clientId, clientSecret, pkce: true, mapProfileToUser: toUser }]
      : [],
  );
}

const toDiscoveryUrl = (issuer: string) => `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;

/**
 * The endpoints of Facebook. They are fixed here, because the discovery document of Facebook does not contain the token
 * endpoint.
 */
const facebookEndpoints = {
  authorizationUrl: 'https://www.facebook.com/v21.0/dialog/oauth',
  tokenUrl: 'https://graph.facebook.com/v21.0/oauth/access_token',
  userInfoUrl: 'https://graph.facebook.com/v21.0/me?fields=id,name,email,first_name,last_name',
};

/**
 * Returns the names and the email address from the profile of a provider. Leaves out the picture: browsers would load
 * it from the provider, and the provider could track each view.
 */
function toUser(profile: Record<string, unknown>) {
  const firstName = toName(profile.given_name ?? profile.first_name);
  const lastName = toName(profile.family_name ?? profile.last_name);
  const email = toText(profile.email);
  const name = toName(profile.name) || `${firstName} ${lastName}`.trim() || email;
  const emailVerified = profile.email_verified === true || profile.email_verified === 'true';
  return {
    name,
    firstName: firstName || name.split(' ').find(isVisible) || '',
    lastName,
    email,
    emailVerified,
    image: undefined,
  };
}

const toText = (value: unknown) =>
  typeof value === 'string'
    ? value
        .replace(/\p{Cc}/gu, '')
        .trim()
        .slice(0, 254)
    : '';

/** Returns a name, or an empty text if the value contains no visible character. */
function toName(value: unknown): string {
  const text = toText(value);
  return isVisible(text) ? text : '';
}
