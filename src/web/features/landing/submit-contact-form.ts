import type { sendContact } from '#contracts/contact.ts';
import { contactProblemTexts, contactSuccessTexts } from '#contracts/contact-texts.ts';
import type { EndpointInput, EndpointOutput } from '#contracts/endpoint.ts';
import type { ErrorCode } from '#contracts/errors.ts';
import { findContactProblem } from '#domain/contact.ts';
import type { Language } from '#web/i18n/language.ts';

type ContactEntry = EndpointInput<typeof sendContact>['body'] & object;

export interface SubmitResult {
  success: boolean;
  /** Undefined if there is nothing to say except that it failed. */
  text: string | undefined;
}

/** Validates the form and sends it. The calling code loads on submit, so that the landing page stays small. */
export async function submitContactForm(entry: ContactEntry, language: Language): Promise<SubmitResult> {
  // A filled honeypot is sent as it is: the server answers as usual and stores nothing.
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

/** Returns the sentence for the code of a `CallError`, or undefined if there was no answer. */
async function errorText(error: unknown, language: Language): Promise<string | undefined> {
  if (!(error instanceof Error && 'code' in error)) return undefined;
  const { errorTable } = await import('#contracts/errors.ts');
  return errorTable[error.code as ErrorCode]?.[language];
}
