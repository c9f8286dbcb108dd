/**
 * Every error the product answers with: its status and its sentence in both languages.
 * The code type is derived from this table, so an error without a sentence does not compile.
 */
export const errorTable = {
  invalid_input: {
    status: 400,
    en: 'Some of what was sent is not valid.',
    sv: 'Något i det som skickades är inte giltigt.',
  },
  malformed_json: {
    status: 400,
    en: 'The request is not readable JSON.',
    sv: 'Begäran är inte läsbar JSON.',
  },
  not_signed_in: { status: 401, en: 'Please sign in.', sv: 'Logga in först.' },
  wrong_credentials: { status: 401, en: 'Invalid email or password', sv: 'Fel e-postadress eller lösenord' },
  not_yours: { status: 403, en: 'This belongs to someone else.', sv: 'Det här tillhör någon annan.' },
  module_off: {
    status: 403,
    en: 'This part is switched off. You can switch it on in your preferences; what you have logged is kept.',
    sv: 'Den här delen är avstängd. Du kan slå på den i dina inställningar; det du har loggat finns kvar.',
  },
  cross_site: {
    status: 403,
    en: 'The request came from another site.',
    sv: 'Begäran kom från en annan webbplats.',
  },
  not_found: { status: 404, en: 'Not found.', sv: 'Hittades inte.' },
  method_not_allowed: {
    status: 405,
    en: 'This address does not take that method.',
    sv: 'Den här adressen tar inte emot den metoden.',
  },
  email_taken: {
    status: 409,
    en: 'An account with this email already exists.',
    sv: 'Det finns redan ett konto med den här e-postadressen.',
  },
  body_too_large: { status: 413, en: 'That is too large to send.', sv: 'Det är för stort för att skickas.' },
  unsupported_media_type: {
    status: 415,
    en: 'This kind of content is not accepted.',
    sv: 'Den här typen av innehåll tas inte emot.',
  },
  not_a_photo: { status: 415, en: 'Please select an image file', sv: 'Välj en bildfil' },
  photo_unreadable: {
    status: 400,
    en: 'This photo cannot be read. Please choose another, such as a JPEG or PNG.',
    sv: 'Det går inte att läsa fotot. Välj ett annat, till exempel JPEG eller PNG.',
  },
  photo_too_large: {
    status: 413,
    en: 'This photo is too large. Please choose a smaller one, of at most 15 MB.',
    sv: 'Fotot är för stort. Välj ett mindre, på högst 15 MB.',
  },
  weak_password: {
    status: 400,
    en: 'Password must be at least 8 characters long.',
    sv: 'Lösenordet måste ha minst 8 tecken.',
  },
  password_composition: {
    status: 400,
    en: 'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character.',
    sv: 'Lösenordet måste innehålla minst en stor bokstav, en liten bokstav, en siffra och ett specialtecken.',
  },
  common_password: {
    status: 400,
    en: 'This password is too easy to guess. Please choose another.',
    sv: 'Det här lösenordet är för lätt att gissa. Välj ett annat.',
  },
  wrong_password: {
    status: 400,
    en: 'Current password is incorrect',
    sv: 'Det nuvarande lösenordet stämmer inte',
  },
  password_needed: {
    status: 400,
    en: 'Please enter your current password to change your email address.',
    sv: 'Skriv ditt nuvarande lösenord för att byta e-postadress.',
  },
  no_password: {
    status: 400,
    en: 'You have no password here yet. Set one with a reset link first.',
    sv: 'Du har inget lösenord här än. Skapa ett med en återställningslänk först.',
  },
  invalid_phone_number: {
    status: 400,
    en: 'Please enter a valid phone number, such as +46 70 123 45 67.',
    sv: 'Skriv ett giltigt telefonnummer, till exempel 070-123 45 67.',
  },
  wrong_confirmation: {
    status: 400,
    en: 'Please type "DELETE MY ACCOUNT" to confirm',
    sv: 'Skriv ”DELETE MY ACCOUNT” för att bekräfta',
  },
  wrong_code: {
    status: 400,
    en: 'That code is not right, or it has been used. Please try the next one.',
    sv: 'Koden stämmer inte eller är redan använd. Prova nästa.',
  },
  sign_in_again: {
    status: 401,
    en: 'This sign-in took too long or had too many wrong codes. Please start over with your password.',
    sv: 'Inloggningen tog för lång tid eller fick för många felaktiga koder. Börja om med ditt lösenord.',
  },
  second_factor_on: {
    status: 409,
    en: 'Two-step sign-in is on already. Switch it off before you set it up anew.',
    sv: 'Tvåstegsinloggning är redan på. Stäng av den innan du ställer in den på nytt.',
  },
  second_factor_off: {
    status: 409,
    en: 'Two-step sign-in is not set up.',
    sv: 'Tvåstegsinloggning är inte inställd.',
  },
  passkey_refused: {
    status: 400,
    en: 'This passkey could not be checked. Please try again.',
    sv: 'Lösennyckeln gick inte att kontrollera. Försök igen.',
  },
  passkey_expired: {
    status: 400,
    en: 'That took too long, or was begun in another window. Please try again.',
    sv: 'Det tog för lång tid eller påbörjades i ett annat fönster. Försök igen.',
  },
  passkey_unknown: {
    status: 401,
    en: 'This passkey is not known here. It may have been deleted from the account; sign in with your password instead.',
    sv: 'Lösennyckeln är inte känd här. Den kan ha tagits bort från kontot. Logga in med ditt lösenord i stället.',
  },
  passkey_known: {
    status: 409,
    en: 'This passkey has been added already.',
    sv: 'Lösennyckeln är redan tillagd.',
  },
  invalid_reset_token: {
    status: 400,
    en: 'The reset link is invalid or has expired. Please request a new one.',
    sv: 'Återställningslänken är ogiltig eller har gått ut. Begär en ny.',
  },
  provider_not_configured: {
    status: 503,
    en: 'This way to sign in is not set up here.',
    sv: 'Det här sättet att logga in är inte inställt här.',
  },
  not_earned: {
    status: 403,
    en: 'You have not earned this achievement yet.',
    sv: 'Du har inte fått den här utmärkelsen än.',
  },
  suspended: {
    status: 403,
    en: 'You cannot write in the community at the moment. You can still read.',
    sv: 'Du kan inte skriva i gemenskapen just nu. Du kan fortfarande läsa.',
  },
  too_many_requests: {
    status: 429,
    en: 'Too many attempts. Please wait a little and try again.',
    sv: 'För många försök. Vänta en stund och försök igen.',
  },
  busy: {
    status: 503,
    en: 'Many photos are coming in right now. Please try again in a minute.',
    sv: 'Det kommer in många foton just nu. Försök igen om en minut.',
  },
  internal: { status: 500, en: 'Something went wrong on our side.', sv: 'Något gick fel hos oss.' },
} as const;

export type ErrorCode = keyof typeof errorTable;

/** What an endpoint that takes a photo may answer with, beside its own. */
export const photoErrors = [
  'not_a_photo',
  'photo_unreadable',
  'photo_too_large',
  'too_many_requests',
  'busy',
] as const satisfies ErrorCode[];

/** The body of every answer from 400 up. `field` names the input at fault, as a dotted path. */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  field?: string;
}
