import { z } from 'zod';
import { contactBounds, contactForms, contactProblems } from '#domain/contact.ts';
import { anyone, defineEndpoint } from './endpoint.ts';

/** A select element without a choice sends an empty string. */
const chosenPrice = z
  .union([z.number(), z.string().max(10)])
  .nullish()
  .transform((price) => (price === '' || price === null || price === undefined ? null : Number(price)));

export const sendContact = defineEndpoint({
  method: 'POST',
  path: '/api/contact',
  summary: 'Send a contact form',
  description: 'Sends a message to the operator of this server, or an answer to the pricing survey.',
  access: anyone,
  errors: ['too_many_requests'],
  body: z.strictObject({
    formType: z.enum(contactForms),
    email: z.string().max(1000),
    message: z.string().max(contactBounds.message).nullish(),
    selectedPrice: chosenPrice,
    userType: z.string().max(100).nullish(),
    /** A field that is invisible to people. Only a bot fills it. */
    honeypot: z.string().nullish(),
    /** Milliseconds since the page was loaded. */
    timeTaken: z.number(),
  }),
  /** A rejected form also gets status 200, with `success: false`, as the product specification requires. */
  response: z.object({
    success: z.boolean(),
    message: z.string(),
    problem: z.enum(contactProblems).nullable(),
  }),
});

export const getContactAddress = defineEndpoint({
  method: 'GET',
  path: '/api/contact',
  summary: 'Get the contact email address',
  access: anyone,
  response: z.object({ email: z.string() }),
});
