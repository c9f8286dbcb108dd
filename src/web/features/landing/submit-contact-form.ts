import type { sendContact } from '#contracts/contact.ts';
import { contactProblemTexts, contactSuccessTexts } from '#contracts/contact-texts.ts';
import type { EndpointInput } from '#contracts/endpoint.ts';
import type { ErrorCode } from '#contracts/errors.ts';
import { findContactProblem } from '#domain/contact.ts';
import type { Language } from '#web/i18n/language.ts';

type ContactEntry = EndpointInput<typeof sendContact>['body'] & object;

export interface SubmitResult {
  success: boolean;
  /** Without one nothing better is known than that it failed. */
  text: string | undefined;
}

/** Holds a form to the rules, then sends it. By plain fetch: the schemas are larger than this page. */
export async function submitContactForm(entry: ContactEntry, language: Language): Promise<SubmitResult> {
  // A field that people do not see is filled: the server answers as ever and keeps nothing.
  const problem = entry.honeypot
    ? undefined
    : findContactProblem({ ...entry, selectedPrice: Number(entry.selectedPrice) });
  if (problem) return { success: false, text: contactProblemTexts[problem][language] };
  try {
    const response = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(entry),
    });
    return await toSubmitResult(await response.json(), entry, language);
  } catch {
    return { success: false, text: undefined };
  }
}

interface ContactResponse {
  success?: boolean;
  /** In English. */
  message?: string;
  problem?: keyof typeof contactProblemTexts | null;
  /** Of an error. */
  code?: ErrorCode;
}

async function toSubmitResult(
  response: ContactResponse,
  { formType }: ContactEntry,
  language: Language,
): Promise<SubmitResult> {
  if (response.success) {
    const thanks = formType === 'customer' ? contactSuccessTexts.survey : contactSuccessTexts.message;
    return { success: true, text: thanks[language] };
  }
  if (response.problem) return { success: false, text: contactProblemTexts[response.problem][language] };
  if (!response.code) return { success: false, text: response.message };
  const { errorTable } = await import('#contracts/errors.ts');
  return { success: false, text: errorTable[response.code]?.[language] };
}
