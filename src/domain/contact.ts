/** The forms of the landing page, by who fills them in. */
export const contactForms = ['investor', 'influencer', 'customer'] as const;
export type ContactForm = (typeof contactForms)[number];

/** Answers to the pricing survey, in US dollars a month. */
export const surveyPrices = [5, 10, 15, 20, 25, 30] as const;

/** Answers to "Who are you?" in the pricing survey. */
export const surveyUserTypes = [
  'fitness-enthusiast',
  'health-conscious',
  'chronic-condition',
  'wellness-professional',
  'other',
] as const;

/**
 * The shortest time, in milliseconds, in which a person can fill in a form. A faster submission counts as sent by a
 * bot.
 */
const minimumFillMs = 5000;

/** Maximum lengths of an email address and of a message, in characters. */
export const contactBounds = { email: 254, message: 5000 } as const;

/** The reasons to reject a form, in the order in which they are checked. */
export const contactProblems = [
  'too_fast',
  'invalid_email',
  'refused_email',
  'price_missing',
  'user_type_missing',
] as const;
export type ContactProblem = (typeof contactProblems)[number];

/** The parts of a form that are checked. */
export interface ContactFormInput {
  formType: ContactForm;
  email: string;
  selectedPrice?: number | null | undefined;
  userType?: string | null | undefined;
  /** Milliseconds from page load to submission. */
  timeTaken: number;
}

/** Returns why a form is rejected (product specification, section 5), or undefined if it is valid. */
export function findContactProblem(entry: ContactFormInput): ContactProblem | undefined {
  if (entry.timeTaken < minimumFillMs) return 'too_fast';
  const email = entry.email.trim();
  if (!isEmailAddress(email)) return 'invalid_email';
  if (isBlockedEmail(email)) return 'refused_email';
  if (entry.formType !== 'customer') return undefined;
  if (!surveyPrices.some((price) => price === entry.selectedPrice)) return 'price_missing';
  return surveyUserTypes.some((type) => type === entry.userType) ? undefined : 'user_type_missing';
}

/**
 * Returns whether a text has the general shape of an email address: text, an at-sign, a domain with a dot, no spaces,
 * at most 254 characters.
 */
export const isEmailAddress = (text: string): boolean =>
  text.length <= contactBounds.email &&
  /^[^\s@<>",;:()[\]\\]+@[^\s@<>",;:()[\]\\.]+(\.[^\s@<>",;:()[\]\\.]+)+$/.test(text);

const disposable = ['tempmail', '10minutemail', 'guerrillamail', 'mailinator', 'disposable'];

/** Misspellings of gmail.com and yahoo.com, which fake addresses often use. */
const fakeDomains = [
  'gmail.co',
  'gmail.cm',
  'gmail.con',
  'gmai.com',
  'gmial.com',
  'gamil.com',
  'gmal.com',
  'gmaill.com',
  'gmail.fake',
  'yahoo.con',
  'yahoo.cm',
  'yaho.com',
  'yahooo.com',
  'yhoo.com',
  'yahoo.fake',
];

/**
 * Returns whether an address looks fake: five or more digits before the at-sign, a local part that starts with test,
 * fake, spam or bot, a domain that contains a word such as `mailinator` or `disposable`, or a misspelling of a
 * well-known mail domain.
 */
export function isBlockedEmail(email: string): boolean {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@');
  return (
    /^(test|fake|spam|bot)/.test(name) ||
    (name.match(/\d/g) ?? []).length >= 5 ||
    disposable.some((word) => domain.includes(word)) ||
    fakeDomains.some((fake) => domain === fake || domain.endsWith(`.${fake}`))
  );
}
