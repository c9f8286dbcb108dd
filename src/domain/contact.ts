export const contactForms = ['investor', 'influencer', 'customer'] as const;
export type ContactForm = (typeof contactForms)[number];

/** Dollars a month, in the pricing survey. */
export const surveyPrices = [5, 10, 15, 20, 25, 30] as const;

/** Who one is, in the pricing survey. */
export const surveyUserTypes = [
  'fitness-enthusiast',
  'health-conscious',
  'chronic-condition',
  'wellness-professional',
  'other',
] as const;

/** A person needs this long for a form, in milliseconds; a machine does not. */
const minimumFillMs = 5000;

export const contactBounds = { email: 254, message: 5000 } as const;

/** Why a form is not taken, in the order in which it is looked at. */
export const contactProblems = [
  'too_fast',
  'invalid_email',
  'refused_email',
  'price_missing',
  'user_type_missing',
] as const;
export type ContactProblem = (typeof contactProblems)[number];

export interface ContactFormInput {
  formType: ContactForm;
  email: string;
  selectedPrice?: number | null | undefined;
  userType?: string | null | undefined;
  /** Milliseconds from the page's load to the press of the button. */
  timeTaken: number;
}

/** What is wrong with a filled-in form, by section 5 of the specification; undefined if nothing is. */
export function findContactProblem(entry: ContactFormInput): ContactProblem | undefined {
  if (entry.timeTaken < minimumFillMs) return 'too_fast';
  const email = entry.email.trim();
  if (!isEmailAddress(email)) return 'invalid_email';
  if (isBlockedEmail(email)) return 'refused_email';
  if (entry.formType !== 'customer') return undefined;
  if (!surveyPrices.some((price) => price === entry.selectedPrice)) return 'price_missing';
  return surveyUserTypes.some((type) => type === entry.userType) ? undefined : 'user_type_missing';
}

/** Whether a text has an address's general shape: something, an at-sign, a domain with a dot, no spaces. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= contactBounds.email &&
  /^[^\s@<>",;:()[\]\\]+@[^\s@<>",;:()[\]\\.]+(\.[^\s@<>",;:()[\]\\.]+)+$/.test(text);

const disposable = ['tempmail', '10minutemail', 'guerrillamail', 'mailinator', 'disposable'];

/** Look-alikes of gmail.com and yahoo.com, as they are mistyped and forged. */
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
 * Whether an address is one that machines and jokers write: five digits or more before the at-sign, a name that
 * starts with test, fake, spam or bot, a throw-away domain, or a look-alike of two well-known mail domains.
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
