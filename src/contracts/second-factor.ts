import { z } from 'zod';
import { user } from './auth.ts';
import { passwordInput } from './auth-fields.ts';
import { anyone, defineEndpoint, sessionOnly } from './endpoint.ts';

const withPassword = z.strictObject({ password: passwordInput });
const passwordErrors = ['wrong_password', 'no_password', 'too_many_requests'] as const;
const recoveryCodes = z.array(z.string());
const messageResponse = z.object({ message: z.string() });

/** Six digits of an authenticator app. At sign-in also a recovery code, `xxxxx-xxxxx`. */
const code = z.string().trim().min(1).max(64);

export const getSecondFactor = defineEndpoint({
  method: 'GET',
  path: '/api/auth/second-factor',
  summary: 'Get the state of two-step sign-in',
  access: sessionOnly,
  response: z.object({ enabled: z.boolean(), recoveryCodesLeft: z.int() }),
});

export const setUpSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/auth/second-factor/set-up',
  summary: 'Set up two-step sign-in',
  description:
    'Creates a secret for an authenticator app, and recovery codes. Returns them only this once. Takes effect after confirmation with a code.',
  access: sessionOnly,
  errors: ['second_factor_on', ...passwordErrors],
  body: withPassword,
  response: z.object({
    /** The URI that the app reads from a QR code. */
    otpauthUri: z.string(),
    /** The secret in base32, to type into the app. */
    secret: z.string(),
    recoveryCodes,
  }),
});

export const confirmSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/auth/second-factor/confirm',
  summary: 'Confirm two-step sign-in with a code',
  description: 'From now on, signing in requires a code.',
  access: sessionOnly,
  errors: ['wrong_code', 'second_factor_off', 'second_factor_on', 'too_many_requests'],
  body: z.strictObject({ code }),
  response: messageResponse,
});

export const disableSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/auth/second-factor/disable',
  summary: 'Switch off two-step sign-in',
  description: 'Deletes the secret and the recovery codes.',
  access: sessionOnly,
  errors: ['second_factor_off', ...passwordErrors],
  body: withPassword,
  response: messageResponse,
});

export const regenerateRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/api/auth/second-factor/recovery-codes',
  summary: 'Replace the recovery codes',
  description: 'Returns the new codes only once. The old codes stop working.',
  access: sessionOnly,
  errors: ['second_factor_off', ...passwordErrors],
  body: withPassword,
  response: z.object({ recoveryCodes }),
});

export const loginWithSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/auth/login/second-factor',
  summary: 'Complete a sign-in with a code',
  description: 'Needs a code of the authenticator app, or a recovery code. Sets the session cookie.',
  access: anyone,
  errors: ['wrong_code', 'sign_in_again', 'too_many_requests'],
  body: z.strictObject({ code }),
  response: user,
});
