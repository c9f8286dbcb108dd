import { type FieldError, type RefCallBack, useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type ErrorCode, errorTable } from '#contracts/errors.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';

export interface FieldSentences {
  /** The error message for an empty required field. */
  missing?: string | undefined;
  /** The error message for an invalid value. A more specific reason from the server replaces it. */
  invalid?: string | undefined;
}

/**
 * Returns the attributes that bind a native control to the form's field of this name, and the field's error message.
 */
export function useFormField(name: string, sentences: FieldSentences = {}) {
  const { register } = useFormContext();
  return { control: register(name), error: useFieldError(name, sentences) };
}

/**
 * Returns the value and the setter of the form field with this name, for custom controls. Also returns the ref for the
 * element that `setFocus` of the form focuses.
 */
export function useFieldValue<Value>(name: string): [Value, (value: Value) => void, RefCallBack] {
  const { field } = useController({ name });
  return [field.value as Value, field.onChange, field.ref];
}

/** Returns the field's error message in the person's language, or undefined if there is no error. */
export function useFieldError(name: string, { missing, invalid }: FieldSentences = {}): string | undefined {
  const { t } = useTranslation('forms');
  const { language } = useLanguage();
  const { formState } = useFormContext();
  const error = formState.errors[name] as FieldError | undefined;
  if (!error) return undefined;
  if (error.type === 'missing') return missing ?? t('missing');
  return isReason(error.message) ? errorTable[error.message][language] : (invalid ?? t('invalid'));
}

/** Returns true if the message is an error code more specific than `invalid_input`. */
const isReason = (message: string | undefined): message is ErrorCode =>
  message !== undefined && message in errorTable && message !== 'invalid_input';
