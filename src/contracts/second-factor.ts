import { z } from 'zod';
import { user } from './auth.ts';
import { passwordInput } from './auth-fields.ts';
import { anyone, defineEndpoint, sessionOnly } from './endpoint.ts';

const withPassword = z.strictObject({ password: passwordInput });
const passwordErrors = ['wrong_password', 'no_password', 'too_many_requests'] as const;
const recoveryCodes = z.array(z.string());
const messageResponse = z.object({ message: z.string() });

/**
 * Six digits from an authenticator app. At sign-in, a recovery code of the form `xxxxx-xxxxx` is also accepted, in
 * upper or lower case, with or without the hyphen.
 */
const code = z.string().trim().min(1).max(64);

export const getSecondFactor = defineEndpoint({
  operationId: 'getSecondFactor',
  method: 'GET',
  path: '/api/auth/second-factor',
  summary: 'Get the state of two-step sign-in',
  access: sessionOnly,
  response: z.object({ enabled: z.boolean(), recoveryCodesLeft: z.int() }),
});

export const setUpSecondFactor = defineEndpoint({
  operationId: 'setUpSecondFactor',
  method: 'POST',
  path: '/api/auth/second-factor/set-up',
  summary: 'Start the set-up of two-step sign-in',
  description:
    'Creates a secret for an authenticator app, and recovery codes. Both are returned only this once. Two-step sign-in is switched on after confirmation with a code of the app.',
  access: sessionOnly,
  errors: ['second_factor_on', ...passwordErrors],
  body: withPassword,
  response: z.object({
    /** The URI that the authenticator app reads from a QR code. */
    otpauthUri: z.string(),
    /** The secret in base32, for people who type it into the authenticator app. */
    secret: z.string(),
    recoveryCodes,
  }),
});

export const confirmSecondFactor = defineEndpoint({
  operationId: 'confirmSecondFactor',
  method: 'POST',
  path: '/api/auth/second-factor/confirm',
  summary: 'Switch on two-step sign-in by confirming an app code',
  description:
    'Needs a code of the authenticator app that was set up. Afterwards, signing in with a password requires a code.',
  access: sessionOnly,
  errors: ['wrong_code', 'second_factor_off', 'second_factor_on', 'too_many_requests'],
  body: z.strictObject({ code }),
  response: messageResponse,
});

export const disableSecondFactor = defineEndpoint({
  operationId: 'disableSecondFactor',
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
  operationId: 'regenerateRecoveryCodes',
  method: 'POST',
  path: '/api/auth/second-factor/recovery-codes',
  summary: 'Replace the recovery codes for two-step sign-in',
  description: 'Returns the new codes only once. The old codes stop working.',
  access: sessionOnly,
  errors: ['second_factor_off', ...passwordErrors],
  body: withPassword,
  response: z.object({ recoveryCodes }),
});

export const loginWithSecondFactor = defineEndpoint({
  operationId: 'loginWithSecondFactor',
  method: 'POST',
  path: '/api/auth/login/second-factor',
  summary: 'Complete a two-step sign-in with a code',
  description:
    'Follows a sign-in with a password. Needs a code of the authenticator app or a recovery code. Sets the session cookie.',
  access: anyone,
  signsIn: true,
  errors: ['wrong_code', 'sign_in_again', 'too_many_requests'],
  body: z.strictObject({ code }),
  response: user,
});
