import type { Endpoint } from '#contracts/endpoint.ts';
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
