import { z } from 'zod';
import { defineEndpoint, member } from './endpoint.ts';

/** What an AI service is used for. A person consents to each purpose separately. */
export const aiPurposes = ['photo', 'voice', 'story'] as const;

export type AiPurpose = (typeof aiPurposes)[number];

const purpose = z.object({
  /** Whether the server has a service for this purpose. */
  configured: z.boolean(),
  /** The host name of the service, such as `api.openai.com`. Null if no service is configured. */
  service: z.string().nullable(),
  model: z.string().nullable(),
  /** Whether the caller has consented to this service. A consent applies only to the host for which it was given. */
  consent: z.boolean(),
  /** How many more times the caller can use the service today. Days are in UTC. */
  left: z.int(),
});

const aiService = z.object({
  photo: purpose,
  voice: purpose,
  story: purpose,
  consents: z.object({ photo: z.boolean(), voice: z.boolean(), story: z.boolean() }),
});

export const getAiService = defineEndpoint({
  operationId: 'getAiService',
  method: 'GET',
  path: '/api/ai-service',
  summary: 'Get the AI services and the consent to each',
  access: member('preferences'),
  response: aiService,
});

export const saveAiConsent = defineEndpoint({
  operationId: 'saveAiConsent',
  method: 'PUT',
  path: '/api/ai-consents',
  summary: 'Give or withdraw the consent to an AI service',
  description: 'Gives or withdraws the consent to one purpose, for the service that is configured now.',
  access: member('preferences'),
  onlineOnly: true,
  errors: ['ai_not_configured'],
  body: z.strictObject({ purpose: z.enum(aiPurposes), given: z.boolean() }),
  response: aiService,
});
