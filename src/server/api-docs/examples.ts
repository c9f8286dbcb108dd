import { login, register } from '#contracts/auth.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { loginWithPasskey } from '#contracts/passkey.ts';
import { loginWithSecondFactor } from '#contracts/second-factor.ts';
import { accountExamples } from './examples/account-examples.ts';
import { communityExamples } from './examples/community-examples.ts';
import { deviceExamples } from './examples/device-examples.ts';
import type { Example } from './examples/example.ts';
import { healthExamples } from './examples/health-examples.ts';
import { insightExamples } from './examples/insight-examples.ts';
import { nutritionExamples } from './examples/nutrition-examples.ts';

/** The examples of the API reference, by endpoint. A test runs each of them. */
export const examples: ReadonlyMap<Endpoint, Example> = new Map<Endpoint, Example>([
  ...accountExamples,
  ...healthExamples,
  ...nutritionExamples,
  ...insightExamples,
  ...deviceExamples,
  ...communityExamples,
]);

/** The endpoints that set the session cookie. */
export const signIns: ReadonlySet<Endpoint> = new Set<Endpoint>([
  register,
  login,
  loginWithSecondFactor,
  loginWithPasskey,
]);
