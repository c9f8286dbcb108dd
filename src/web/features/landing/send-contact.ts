import type { sendContact } from '#contracts/contact.ts';
import { contactProblemTexts, contactThanks } from '#contracts/contact-texts.ts';
import type { EndpointInput } from '#contracts/endpoint.ts';
import type { ErrorCode } from '#contracts/errors.ts';
import { contactProblem } from '#domain/contact.ts';
import type { Language } from '#web/i18n/language.ts';

type Entry = EndpointInput<typeof sendContact>['body'] & object;

export interface Outcome {
  success: boolean;
  /** Without one nothing better is known than that it failed. */
  text: string | undefined;
}

/** Holds a form to the rules, then sends it. By plain fetch: the schemas are larger than this page. */
export async function sendForm(entry: Entry, language: Language): Promise<Outcome> {
  // A field that people do not see is filled: the server answers as ever and keeps nothing.
  const problem = entry.honeypot
    ? undefined
    : contactProblem({ ...entry, selectedPrice: Number(entry.selectedPrice) });
  if (problem) return { success: false, text: contactProblemTexts[problem][language] };
  try {
    const response = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(entry),
    });
    return await outcomeOf(await response.json(), entry, language);
  } catch {
    return { success: false, text: undefined };
  }
}

interface Answer {
  success?: boolean;
  /** In English. */
  message?: string;
  problem?: keyof typeof contactProblemTexts | null;
  /** Of an error. */
  code?: ErrorCode;
}

async function outcomeOf(answer: Answer, { formType }: Entry, language: Language): Promise<Outcome> {
  if (answer.success) {
    const thanks = formType === 'customer' ? contactThanks.survey : contactThanks.message;
    return { success: true, text: thanks[language] };
  }
  if (answer.problem) return { success: false, text: contactProblemTexts[answer.problem][language] };
  if (!answer.code) return { success: false, text: answer.message };
  const { errorTable } = await import('#contracts/errors.ts');
  return { success: false, text: errorTable[answer.code]?.[language] };
}
