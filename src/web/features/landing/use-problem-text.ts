import { useFormContext } from 'react-hook-form';
import { contactProblemTexts } from '#contracts/contact-texts.ts';
import type { ContactProblem } from '#domain/contact.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import type { ContactValues } from './contact-values.ts';

/** Returns the message for the problem of a field in the surrounding form, or undefined if the field is valid. */
export function useProblemText(name: keyof ContactValues): string | undefined {
  const { language } = useLanguage();
  const { errors } = useFormContext<ContactValues>().formState;
  const problem = errors[name]?.message as ContactProblem | undefined;
  return problem && contactProblemTexts[problem][language];
}
