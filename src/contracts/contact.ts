import { z } from 'zod';
import { contactBounds, contactForms, contactProblems } from '#domain/contact.ts';
import { anyone, defineEndpoint } from './endpoint.ts';

/**
 * A price in US dollars a month, or null. If nothing is chosen, a select element sends an empty string, which becomes
 * null.
 */
const chosenPrice = z
  .union([z.number(), z.string().max(10)])
  .nullish()
  .transform((price) => (price === '' || price === null || price === undefined ? null : Number(price)));

export const sendContact = defineEndpoint({
  operationId: 'sendContact',
  method: 'POST',
  path: '/api/contact',
  summary: 'Send a message or survey answer to the site operator',
  description:
    'The contact forms of the landing page use this. A form that is rejected gets `success: false`.',
  access: anyone,
  errors: ['too_many_requests'],
  body: z.strictObject({
    formType: z.enum(contactForms),
    email: z.string().max(1000),
    message: z.string().max(contactBounds.message).nullish(),
    selectedPrice: chosenPrice,
    userType: z.string().max(100).nullish(),
    /** A field that people cannot see. If it contains a text, a bot has filled in the form. */
    honeypot: z.string().nullish(),
    /** The time from page load to submission, in milliseconds. */
    timeTaken: z.number(),
  }),
  /** A rejected form gets status 200 with `success: false`, as the product specification requires. */
  response: z.object({
    success: z.boolean(),
    message: z.string(),
    problem: z.enum(contactProblems).nullable(),
  }),
});

export const getContactAddress = defineEndpoint({
  operationId: 'getContactAddress',
  method: 'GET',
  path: '/api/contact',
  summary: 'Get the email address of the site operator',
  access: anyone,
  response: z.object({ email: z.string() }),
});
