import type { ContactProblem } from '#domain/contact.ts';

/* These texts are not in `contact.ts`, so that the landing page can load them without the schemas in that file. */

type Sentence = Readonly<Record<'en' | 'sv', string>>;

/**
 * The sentence that tells the sender why a form was rejected, in both languages. The response has the sentence in the
 * language of the request. The web app looks the sentence up by the problem code.
 */
export const contactProblemTexts: Readonly<Record<ContactProblem, Sentence>> = {
  too_fast: {
    en: 'Please take your time to fill out the form properly.',
    sv: 'Ta dig tid att fylla i formuläret ordentligt.',
  },
  invalid_email: { en: 'Please enter a valid email address.', sv: 'Ange en giltig e-postadress.' },
  refused_email: {
    en: 'Please use a valid business or personal email address.',
    sv: 'Använd en giltig e-postadress, till jobbet eller privat.',
  },
  price_missing: { en: 'Please choose a price.', sv: 'Välj ett pris.' },
  user_type_missing: {
    en: 'Please choose what describes you best.',
    sv: 'Välj det som stämmer bäst in på dig.',
  },
};

/** The sentence that confirms an accepted form, in both languages. */
export const contactSuccessTexts = {
  message: {
    en: 'Thank you! We have received your message.',
    sv: 'Tack! Vi har tagit emot ditt meddelande.',
  },
  survey: { en: 'Thank you! We have received your answer.', sv: 'Tack! Vi har tagit emot ditt svar.' },
} as const satisfies Record<string, Sentence>;
