import { z } from 'zod';
import { email, loginFields, passwordInput, registerFields } from './auth-fields.ts';
import { anyone, defineEndpoint, member, sessionOnly } from './endpoint.ts';
import { id, idParam, instant, language } from './inputs.ts';
import { sessionPath } from './session-path.ts';

export const user = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
});

const session = z.object({
  id,
  createdAt: instant,
  lastUsedAt: instant,
  userAgent: z.string().nullable(),
  ipAddress: z.string().nullable(),
  current: z.boolean(),
});

const messageResponse = z.object({ message: z.string() });

export type User = z.output<typeof user>;
export type Session = z.output<typeof session>;

export const socialProviders = ['google', 'facebook'] as const;
export type SocialProvider = (typeof socialProviders)[number];

/**
 * Returns the path at which signing in with a provider starts. The browser navigates to this path, because the response
 * redirects it to the page of the provider.
 */
export const socialSignInPath = (provider: SocialProvider) => `/api/auth/${provider}` as const;

export const getSignInOptions = defineEndpoint({
  operationId: 'getSignInOptions',
  method: 'GET',
  path: '/api/auth/providers',
  summary: 'Get how people can sign in on this server',
  access: anyone,
  response: z.object({
    /** Whether people can sign in with Google. */
    google: z.boolean(),
    /** Whether people can sign in with Facebook. */
    facebook: z.boolean(),
    /** Whether the server sends emails. If not, the operator has to pass on the links in them. */
    hasMailServer: z.boolean(),
  }),
});

/**
 * The values of the query parameter `error` of /auth. The server adds the parameter when it redirects the browser to
 * /auth after a failed sign-in with a provider.
 */
export const socialErrors = [
  'provider_not_configured',
  'access_denied',
  'account_not_linked',
  'too_many_requests',
  'sign_in_failed',
] as const;
export type SocialError = (typeof socialErrors)[number];

export const getUser = defineEndpoint({
  operationId: 'getUser',
  method: 'GET',
  path: sessionPath,
  summary: 'Get the signed-in user',
  access: member('profile'),
  response: user,
});

export const login = defineEndpoint({
  operationId: 'login',
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in with email and password',
  description:
    'Sets the session cookie. If two-step sign-in is on, sets a cookie that permits only the second step.',
  access: anyone,
  signsIn: true,
  errors: ['wrong_credentials', 'too_many_requests'],
  body: z.strictObject(loginFields),
  /**
   * The user, or `twoFactorRequired` if the account has a second factor. The person must then
   * complete the sign-in with `loginWithSecondFactor` within ten minutes.
   */
  response: z.union([user, z.object({ twoFactorRequired: z.literal(true) })]),
});

export const register = defineEndpoint({
  operationId: 'register',
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Create an account and sign in',
  access: anyone,
  signsIn: true,
  errors: ['email_taken', 'weak_password', 'password_composition', 'common_password', 'too_many_requests'],
  body: z.strictObject(registerFields),
  response: user,
});

export const logout = defineEndpoint({
  operationId: 'logout',
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Sign out',
  description: 'Ends the session of this request. Also succeeds without a session.',
  access: anyone,
  response: messageResponse,
});

export const forgotPassword = defineEndpoint({
  operationId: 'forgotPassword',
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Request a password reset link',
  description:
    'Sends the link by email. Without a mail server, the email is only a file on the server. The response does not reveal whether the address has an account.',
  access: anyone,
  errors: ['too_many_requests'],
  /** If `language` is omitted, the email is in the language of the request. */
  body: z.strictObject({ email, language: language.optional() }),
  response: messageResponse.extend({
    hasMailServer: z.boolean(),
  }),
});

/**
 * The path of the link that confirms the address of an account, without the token at the end of the link. The server
 * redirects the browser to the account page, with one of `confirmEmailOutcomes` in `?email=`.
 */
export const confirmAddressPath = '/api/auth/confirm-address';

export const sendAddressConfirmation = defineEndpoint({
  operationId: 'sendAddressConfirmation',
  method: 'POST',
  path: confirmAddressPath,
  summary: 'Request a link that confirms the email address',
  description:
    'Sends the link to the address of the account. Until the address is confirmed, a password reset by email removes two-step sign-in and all passkeys. Sends nothing if the address is already confirmed.',
  access: sessionOnly,
  errors: ['too_many_requests'],
  /** If `language` is omitted, the email is in the language of the account or of the request. */
  body: z.strictObject({ language: language.optional() }).optional(),
  response: messageResponse,
});

export const verifyResetToken = defineEndpoint({
  operationId: 'verifyResetToken',
  method: 'GET',
  path: '/api/auth/verify-reset-token/:token',
  summary: 'Check whether a password reset link is valid',
  access: anyone,
  errors: ['too_many_requests'],
  params: z.strictObject({ token: z.string().max(512) }),
  response: z.object({ valid: z.boolean(), message: z.string() }),
});

export const resetPassword = defineEndpoint({
  operationId: 'resetPassword',
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Reset the password with a reset link',
  description: 'A link works once. Ends all sessions of the person.',
  access: anyone,
  errors: [
    'invalid_reset_token',
    'weak_password',
    'password_composition',
    'common_password',
    'too_many_requests',
  ],
  body: z.strictObject({
    token: z.string('Invalid reset token.').min(1, 'Invalid reset token.').max(512, 'Invalid reset token.'),
    newPassword: registerFields.password,
  }),
  response: messageResponse,
});

export const changePassword = defineEndpoint({
  operationId: 'changePassword',
  method: 'POST',
  path: '/api/auth/change-password',
  summary: 'Change the password',
  description: 'Ends all other sessions of the person.',
  access: sessionOnly,
  errors: ['wrong_password', 'weak_password', 'password_composition', 'common_password', 'too_many_requests'],
  body: z.strictObject({ currentPassword: passwordInput, newPassword: registerFields.password }),
  response: messageResponse,
});

export const listSessions = defineEndpoint({
  operationId: 'listSessions',
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'List sign-in sessions',
  description: 'Most recently used first.',
  access: sessionOnly,
  response: z.array(session),
});

export const revokeSession = defineEndpoint({
  operationId: 'revokeSession',
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  summary: 'End a sign-in session',
  access: sessionOnly,
  errors: ['not_found'],
  params: z.strictObject({ id: idParam }),
  response: messageResponse,
});
