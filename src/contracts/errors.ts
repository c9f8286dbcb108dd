/**
 * Every error code of the API, with its HTTP status and the sentence that the person reads in each language.
 * `ErrorCode` is derived from this table, so an error code without a sentence does not compile.
 */
export const errorTable = {
  invalid_input: {
    status: 400,
    en: "Some of the information isn't valid. Please check it and try again.",
    sv: 'Något i uppgifterna stämmer inte. Kontrollera dem och försök igen.',
  },
  malformed_json: {
    status: 400,
    en: "The request isn't valid JSON.",
    sv: 'Begäran är inte giltig JSON.',
  },
  not_signed_in: { status: 401, en: 'Please sign in to continue.', sv: 'Logga in för att fortsätta.' },
  wrong_credentials: { status: 401, en: 'Invalid email or password', sv: 'Fel e-postadress eller lösenord' },
  not_yours: { status: 403, en: 'This belongs to someone else.', sv: 'Det här tillhör någon annan.' },
  module_off: {
    status: 403,
    en: 'This part is switched off. You can switch it on under Customise dashboard. What you have logged is kept.',
    sv: 'Den här delen är avstängd. Du kan slå på den under Anpassa översikten. Det du har loggat finns kvar.',
  },
  cross_site: {
    status: 403,
    en: 'The request came from another website.',
    sv: 'Begäran kom från en annan webbplats.',
  },
  not_found: {
    status: 404,
    en: 'Not found. It may have been deleted.',
    sv: 'Hittades inte. Det kan ha tagits bort.',
  },
  unknown_address: {
    status: 404,
    en: 'There is nothing at this address.',
    sv: 'Det finns inget på den här adressen.',
  },
  method_not_allowed: {
    status: 405,
    en: 'This address does not support that method.',
    sv: 'Den här adressen har inte stöd för den metoden.',
  },
  email_taken: {
    status: 409,
    en: 'An account with this email already exists.',
    sv: 'Det finns redan ett konto med den här e-postadressen.',
  },
  write_in_progress: {
    status: 409,
    en: 'This is already being saved. Please wait a moment.',
    sv: 'Det här håller redan på att sparas. Vänta en stund.',
  },
  key_reused: {
    status: 422,
    en: 'This has already been saved, with other details.',
    sv: 'Det här har redan sparats, med andra uppgifter.',
  },
  body_too_large: { status: 413, en: "That's too large to send.", sv: 'Det är för stort för att skickas.' },
  unsupported_media_type: {
    status: 415,
    en: 'This type of content is not supported.',
    sv: 'Den här typen av innehåll stöds inte.',
  },
  not_a_photo: { status: 415, en: 'Please select an image file', sv: 'Välj en bildfil' },
  photo_type_unsupported: {
    status: 415,
    en: "We can't use this type of image. Please choose a JPEG, PNG, WebP, HEIC or AVIF file.",
    sv: 'Vi kan inte använda den här bildtypen. Välj en JPEG-, PNG-, WebP-, HEIC- eller AVIF-fil.',
  },
  photo_unreadable: {
    status: 400,
    en: "We can't read this photo. Please choose another one, such as a JPEG or PNG.",
    sv: 'Vi kan inte läsa fotot. Välj ett annat, till exempel en JPEG eller PNG.',
  },
  photo_too_large: {
    status: 413,
    en: 'This photo is too large. Please choose a smaller one, at most 15 MB.',
    sv: 'Fotot är för stort. Välj ett mindre, högst 15 MB.',
  },
  not_audio: { status: 415, en: 'Please choose an audio file.', sv: 'Välj en ljudfil.' },
  wrong_file_type: {
    status: 415,
    en: "We can't read this type of file. Please choose another one.",
    sv: 'Vi kan inte läsa den här filtypen. Välj en annan fil.',
  },
  file_too_large: {
    status: 413,
    en: 'This file is too large. Please choose a smaller one.',
    sv: 'Filen är för stor. Välj en mindre.',
  },
  file_missing: { status: 400, en: 'Please choose a file.', sv: 'Välj en fil.' },
  import_running: {
    status: 409,
    en: 'An import is already running. Wait until it is finished, or cancel it.',
    sv: 'En import pågår redan. Vänta tills den är klar eller avbryt den.',
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
    sv: 'Ange ditt nuvarande lösenord för att byta e-postadress.',
  },
  no_password: {
    status: 400,
    en: "You don't have a password yet. Set one with a reset link first.",
    sv: 'Du har inget lösenord än. Skapa först ett med en återställningslänk.',
  },
  invalid_phone_number: {
    status: 400,
    en: 'Please enter a valid phone number, such as +46 70 123 45 67.',
    sv: 'Ange ett giltigt telefonnummer, till exempel 070-123 45 67.',
  },
  wrong_confirmation: {
    status: 400,
    en: 'Please type "DELETE MY ACCOUNT" to confirm',
    sv: 'Skriv ”DELETE MY ACCOUNT” för att bekräfta',
  },
  wrong_code: {
    status: 400,
    en: 'That code is wrong or has already been used. Please try the next one.',
    sv: 'Koden är fel eller har redan använts. Prova nästa.',
  },
  sign_in_again: {
    status: 401,
    en: 'Signing in took too long, or there were too many wrong codes. Please start again with your password.',
    sv: 'Inloggningen tog för lång tid, eller så blev det för många felaktiga koder. Börja om med ditt lösenord.',
  },
  second_factor_on: {
    status: 409,
    en: 'Two-step sign-in is already on. Switch it off before you set it up again.',
    sv: 'Tvåstegsinloggningen är redan på. Stäng av den innan du aktiverar den igen.',
  },
  second_factor_off: {
    status: 409,
    en: 'Two-step sign-in is not set up.',
    sv: 'Tvåstegsinloggningen är inte aktiverad.',
  },
  passkey_refused: {
    status: 400,
    en: "We couldn't verify this passkey. Please try again.",
    sv: 'Det gick inte att verifiera lösennyckeln. Försök igen.',
  },
  passkey_expired: {
    status: 400,
    en: 'It took too long or was started in another window. Please try again.',
    sv: 'Det tog för lång tid eller påbörjades i ett annat fönster. Försök igen.',
  },
  passkey_unknown: {
    status: 401,
    en: "We don't recognise this passkey. It may have been deleted from the account. Please sign in with your password instead.",
    sv: 'Vi känner inte igen lösennyckeln. Den kan ha tagits bort från kontot. Logga in med ditt lösenord i stället.',
  },
  passkey_known: {
    status: 409,
    en: "You've already added this passkey.",
    sv: 'Du har redan lagt till den här lösennyckeln.',
  },
  invalid_reset_token: {
    status: 400,
    en: 'The reset link is invalid or has expired. Please request a new one.',
    sv: 'Återställningslänken är ogiltig eller har gått ut. Begär en ny.',
  },
  not_earned: {
    status: 403,
    en: "You haven't earned this achievement yet.",
    sv: 'Du har inte fått den här utmärkelsen än.',
  },
  streaks_hidden: {
    status: 403,
    en: "You hide streaks in your account settings, so a streak can't be shared.",
    sv: 'Du döljer dagar i rad i dina kontoinställningar, så de kan inte delas.',
  },
  suspended: {
    status: 403,
    en: "You can't write in the community at the moment, but you can still read.",
    sv: 'Du kan inte skriva i gemenskapen just nu, men du kan fortfarande läsa.',
  },
  experiment_cannot_answer: {
    status: 400,
    en: "This experiment couldn't give an answer: it would miss even a large effect too often. Choose a longer experiment if there is one, or log the outcome on more days first.",
    sv: 'Det här experimentet kan inte ge svar: det skulle för ofta missa även en stor effekt. Välj ett längre experiment om det finns, eller logga måttet fler dagar först.',
  },
  experiment_running: {
    status: 409,
    en: 'You already have an experiment with this outcome. Wait until it ends, or stop it early.',
    sv: 'Du har redan ett experiment med det här måttet. Vänta tills det är slut eller avsluta det i förtid.',
  },
  experiment_day_unknown: {
    status: 400,
    en: 'This day is not part of the experiment.',
    sv: 'Den här dagen ingår inte i experimentet.',
  },
  experiment_day_future: {
    status: 400,
    en: "This day hasn't come yet.",
    sv: 'Den här dagen har inte kommit än.',
  },
  experiment_finished: {
    status: 409,
    en: 'This experiment is finished and no longer changes.',
    sv: 'Det här experimentet är avslutat och ändras inte längre.',
  },
  experiment_not_over: {
    status: 409,
    en: 'This experiment is still running. Its result is computed after the last day.',
    sv: 'Experimentet pågår fortfarande. Resultatet räknas fram efter den sista dagen.',
  },
  consent_needed: {
    status: 403,
    en: 'Please give your consent first. This is sent to an AI service.',
    sv: 'Du behöver godkänna det här först. Det skickas till en AI-tjänst.',
  },
  ai_not_configured: {
    status: 503,
    en: 'This needs an AI service, and none is set up here. You can enter the details yourself.',
    sv: 'Det här kräver en AI-tjänst, och servern har ingen. Du kan fylla i uppgifterna själv.',
  },
  ai_quota_used: {
    status: 429,
    en: "You've used the AI service as much as you can today. You can use it again tomorrow, or enter the details yourself now.",
    sv: 'Du har använt dagens kvot för AI-tjänsten. I morgon kan du använda den igen. Nu kan du fylla i uppgifterna själv.',
  },
  food_not_identified: {
    status: 422,
    en: 'Could not identify food. Please enter details manually.',
    sv: 'Det gick inte att känna igen maten. Fyll i uppgifterna själv.',
  },
  voice_not_understood: {
    status: 422,
    en: "We couldn't make out any words. Please try again, or type what you ate.",
    sv: 'Vi kunde inte urskilja några ord. Försök igen eller skriv vad du åt.',
  },
  recording_too_long: {
    status: 413,
    en: 'The recording is too long. Please keep it under 10 minutes.',
    sv: 'Inspelningen är för lång. Håll den under 10 minuter.',
  },
  nutrients_too_heavy: {
    status: 400,
    en: 'Protein, carbs and fat can weigh at most 100 g together in 100 g of food.',
    sv: 'Protein, kolhydrater och fett kan väga högst 100 g tillsammans i 100 g mat.',
  },
  food_name_taken: {
    status: 409,
    en: 'You already have a food or recipe with this name.',
    sv: 'Du har redan ett livsmedel eller recept med det här namnet.',
  },
  recipe_food_deleted: {
    status: 409,
    en: 'A food in this recipe has been deleted. Remove it from the recipe to change the rest.',
    sv: 'Ett livsmedel i receptet har tagits bort. Ta bort det ur receptet för att ändra resten.',
  },
  too_many_own_foods: {
    status: 409,
    en: 'You have as many foods and recipes as we can keep. Please delete one first.',
    sv: 'Du har så många livsmedel och recept som får plats. Ta bort något först.',
  },
  foods_busy: {
    status: 503,
    en: 'Looking up foods takes too long right now. Please try again in a minute.',
    sv: 'Det tar för lång tid att slå upp livsmedel just nu. Försök igen om en minut.',
  },
  barcode_lookup_busy: {
    status: 503,
    en: "We're looking up a lot of products right now. Please try again in a minute.",
    sv: 'Vi slår upp många varor just nu. Försök igen om en minut.',
  },
  too_many_requests: {
    status: 429,
    en: 'Too many attempts. Please wait a while and try again.',
    sv: 'För många försök. Vänta en stund och försök igen.',
  },
  too_many_uploads: {
    status: 429,
    en: 'Too many uploads at the same time. Please wait until one is finished.',
    sv: 'För många uppladdningar samtidigt. Vänta tills en är klar.',
  },
  busy: {
    status: 503,
    en: "We're receiving a lot of photos and files right now. Please try again in a minute.",
    sv: 'Vi tar emot många foton och filer just nu. Försök igen om en minut.',
  },
  database_unavailable: {
    status: 503,
    en: "We can't reach our database right now. Please try again in a minute.",
    sv: 'Vi når inte vår databas just nu. Försök igen om en minut.',
  },
  disk_full: {
    status: 503,
    en: "The server's disk is full, so nothing can be saved right now. Please try again later.",
    sv: 'Serverns disk är full, så inget kan sparas just nu. Försök igen senare.',
  },
  integration_not_configured: {
    status: 503,
    en: 'OAuth setup required for real data access',
    sv: 'OAuth måste konfigureras för att hämta riktiga data',
  },
  aggregator_unavailable: {
    status: 502,
    en: "The service that connects devices isn't responding. Please try again in a few minutes.",
    sv: 'Tjänsten som ansluter enheter svarar inte. Försök igen om några minuter.',
  },
  aggregator_refused: {
    status: 502,
    en: 'The service that connects devices refuses requests from this server. The person who runs this server needs to fix that first. Until then, you can use a file from the app.',
    sv: 'Tjänsten som ansluter enheter avvisar serverns anrop. Den som sköter servern behöver rätta till det först. Tills dess kan du använda en fil från appen.',
  },
  invalid_signature: {
    status: 401,
    en: 'The signature is missing, wrong or too old.',
    sv: 'Signaturen saknas, är fel eller för gammal.',
  },
  push_service_unknown: {
    status: 400,
    en: "This browser's push service isn't supported here.",
    sv: 'Den här webbläsarens pushtjänst stöds inte här.',
  },
  channel_not_set_up: {
    status: 409,
    en: "This way of sending reminders isn't set up.",
    sv: 'Det här sättet att skicka påminnelser är inte aktiverat.',
  },
  internal: { status: 500, en: 'Something went wrong on our side.', sv: 'Något gick fel hos oss.' },
} as const;

export type ErrorCode = keyof typeof errorTable;

/** The error codes of every endpoint that takes a photo. */
export const photoErrors = [
  'not_a_photo',
  'photo_type_unsupported',
  'photo_unreadable',
  'photo_too_large',
  'too_many_requests',
  'too_many_uploads',
  'busy',
] as const satisfies ErrorCode[];

/**
 * The body of every response with status 400 or above. `field` is the dotted path of the invalid input. It is
 * missing if the error is not about a single input.
 */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  field?: string;
}
