import { type FieldError, useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type ErrorCode, errorTable } from '#contracts/errors.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';

export interface FieldSentences {
  /** Shown when the field is empty and must not be. */
  missing?: string | undefined;
  /** Shown when the form or the server refuses the value, unless the server gives a reason of its own. */
  invalid?: string | undefined;
}

/** Returns what binds a native control to the form's field of this name, and what is wrong with the field. */
export function useFormField(name: string, sentences: FieldSentences = {}) {
  const { register } = useFormContext();
  return { control: register(name), error: useFieldError(name, sentences) };
}

/** Returns the value of the form's field of this name and how to change it, for controls of our own. */
export function useFieldValue<Value>(name: string): [Value, (value: Value) => void] {
  const { field } = useController({ name });
  return [field.value as Value, field.onChange];
}

/** Returns what is wrong with a field, in the person's language; undefined if nothing is. */
function useFieldError(name: string, { missing, invalid }: FieldSentences = {}): string | undefined {
  const { t } = useTranslation('forms');
  const { language } = useLanguage();
  const { formState } = useFormContext();
  const error = formState.errors[name] as FieldError | undefined;
  if (!error) return undefined;
  if (error.type === 'missing') return missing ?? t('missing');
  return isReason(error.message) ? errorTable[error.message][language] : (invalid ?? t('invalid'));
}

/** Whether a message is a code that says more than that the value is invalid. */
const isReason = (message: string | undefined): message is ErrorCode =>
  message !== undefined && message in errorTable && message !== 'invalid_input';
