import type { ContactProblem } from '#domain/contact.ts';

/* Apart from `contact.ts`, so that the landing page need not load the schemas. */

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
