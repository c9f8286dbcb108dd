import type { FastifyRequest } from 'fastify';
import type { Sentences } from './api-error.ts';
import { readMessageLanguage } from './read-language.ts';

/** The sentences that confirm a request whose response has no other content. */
const successMessages = {
  accountDeleted: { en: 'Account Deleted', sv: 'Kontot är raderat' },
  addressLinkSent: {
    en: 'A link to confirm your address is on its way.',
    sv: 'En länk för att bekräfta din adress är på väg.',
  },
  emailChangeCancelled: { en: 'Email change cancelled.', sv: 'Bytet av e-postadress är avbrutet.' },
  passkeyDeleted: { en: 'Passkey deleted.', sv: 'Lösennyckeln är borttagen.' },
  passwordChanged: { en: 'Password Changed', sv: 'Lösenordet är bytt' },
  passwordReset: { en: 'Your password has been reset.', sv: 'Ditt lösenord är återställt.' },
  resetLinkSent: {
    en: 'If that address has an account, a reset link is on its way.',
    sv: 'Om adressen har ett konto är en återställningslänk på väg.',
  },
  resetTokenValid: { en: 'The reset link is valid.', sv: 'Återställningslänken är giltig.' },
  secondFactorOff: { en: 'Two-step sign-in is off.', sv: 'Tvåstegsinloggningen är avstängd.' },
  secondFactorOn: { en: 'Two-step sign-in is on.', sv: 'Tvåstegsinloggningen är på.' },
  sessionEnded: { en: 'Session ended.', sv: 'Sessionen är avslutad.' },
  signedOut: { en: 'Signed out.', sv: 'Du är utloggad.' },
} as const satisfies Record<string, Sentences>;

/** Returns the body of a response with one sentence, in the language of the request. */
export const successMessage = (
  request: FastifyRequest,
  name: keyof typeof successMessages,
): { message: string } => ({ message: successMessages[name][readMessageLanguage(request)] });
