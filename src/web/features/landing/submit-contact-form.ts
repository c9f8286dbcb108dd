import type { sendContact } from '#contracts/contact.ts';
import { contactProblemTexts, contactSuccessTexts } from '#contracts/contact-texts.ts';
import type { EndpointInput, EndpointOutput } from '#contracts/endpoint.ts';
import type { ErrorCode } from '#contracts/errors.ts';
import { findContactProblem } from '#domain/contact.ts';
import type { Language } from '#web/i18n/language.ts';

type ContactEntry = EndpointInput<typeof sendContact>['body'] & object;

export interface SubmitResult {
  success: boolean;
  /** The text to show. Undefined if the submission failed for an unknown reason. */
  text: string | undefined;
}

/**
 * Validates the form and sends it. Never rejects. The code that calls the API is loaded only on submission, so that the
 * landing page stays small.
 */
export async function submitContactForm(entry: ContactEntry, language: Language): Promise<SubmitResult> {
  // If the hidden field for bots (honeypot) is filled, the form is sent without checks. The server responds as usual
  // and stores nothing.
  const problem = entry.honeypot
    ? undefined
    : findContactProblem({ ...entry, selectedPrice: Number(entry.selectedPrice) });
  if (problem) return { success: false, text: contactProblemTexts[problem][language] };
  try {
    const [{ sendContact }, { sendWrite }] = await Promise.all([
      import('#contracts/contact.ts'),
      import('#web/lib/send-write.ts'),
    ]);
    return toSubmitResult(await sendWrite(sendContact, { body: entry }), entry, language);
  } catch (error) {
    return { success: false, text: await errorText(error, language) };
  }
}

function toSubmitResult(
  { success, problem, message }: EndpointOutput<typeof sendContact>,
  { formType }: ContactEntry,
  language: Language,
): SubmitResult {
  if (success) {
    const thanks = formType === 'customer' ? contactSuccessTexts.survey : contactSuccessTexts.message;
    return { success: true, text: thanks[language] };
  }
  return { success: false, text: problem ? contactProblemTexts[problem][language] : message };
}

/** Returns the message for the error code of a `CallError`. Returns undefined for another error or an unknown code. */
async function errorText(error: unknown, language: Language): Promise<string | undefined> {
  if (!(error instanceof Error && 'code' in error)) return undefined;
  const { errorTable } = await import('#contracts/errors.ts');
  return errorTable[error.code as ErrorCode]?.[language];
}
