import { z } from 'zod';
import { type ContactProblem, contactBounds, contactForms, contactProblems } from '#domain/contact.ts';
import { anyone, defineEndpoint } from './endpoint.ts';

type Sentence = Readonly<Record<'en' | 'sv', string>>;

/** What is said of a form that is not taken. The answer carries the English one, and the problem for other languages. */
export const contactProblemTexts: Readonly<Record<ContactProblem, Sentence>> = {
  too_fast: {
    en: 'Please take your time to fill out the form properly.',
    sv: 'Ta dig tid att fylla i formuläret ordentligt.',
  },
  invalid_email: { en: 'Please enter a valid email address.', sv: 'Skriv en giltig e-postadress.' },
  refused_email: {
    en: 'Please use a valid business or personal email address.',
    sv: 'Använd en giltig e-postadress, till jobbet eller privat.',
  },
  price_missing: { en: 'Please choose a price.', sv: 'Välj ett pris.' },
  user_type_missing: {
    en: 'Please choose what describes you best.',
    sv: 'Välj det som stämmer bäst på dig.',
  },
};

/** What is said of a form that is taken. */
export const contactThanks = {
  message: {
    en: 'Thank you! We have received your message.',
    sv: 'Tack! Vi har tagit emot ditt meddelande.',
  },
  survey: { en: 'Thank you! We have received your answer.', sv: 'Tack! Vi har tagit emot ditt svar.' },
} as const satisfies Record<string, Sentence>;

/** A select that was left alone sends an empty text. */
const chosenPrice = z
  .union([z.number(), z.string().max(10)])
  .nullish()
  .transform((price) => (price === '' || price === null || price === undefined ? null : Number(price)));

export const sendContact = defineEndpoint({
  method: 'POST',
  path: '/api/contact',
  summary: 'Write to those who run Lagom, or answer the pricing survey',
  access: anyone,
  errors: ['too_many_requests'],
  body: z.strictObject({
    formType: z.enum(contactForms),
    email: z.string().max(1000),
    message: z.string().max(contactBounds.message).nullish(),
    selectedPrice: chosenPrice,
    userType: z.string().max(100).nullish(),
    /** A field that people do not see. */
    honeypot: z.string().nullish(),
    /** Milliseconds since the page was loaded. */
    timeTaken: z.number(),
  }),
  /** A form that is not taken is an answer like any other, as the specification has it: 200 with `success` false. */
  response: z.object({
    success: z.boolean(),
    message: z.string(),
    problem: z.enum(contactProblems).nullable(),
  }),
});

export const getContactAddress = defineEndpoint({
  method: 'GET',
  path: '/api/contact',
  summary: 'The address to write to',
  access: anyone,
  response: z.object({ email: z.string() }),
});
