import { errorMessage } from '#web/i18n/error-message.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { CallError } from '#web/lib/call-api.ts';

/** What the server said of a form: `at(field)` beside the field it named, `elsewhere` if it named none of these. */
export function useServerErrors<Name extends string>(error: Error | null, fields: readonly Name[]) {
  const { language } = useLanguage();
  const failedField = fields.find((field) => field === errorField(error));
  return {
    forField: (field: Name) => (failedField === field ? errorMessage(error, language) : undefined),
    general: failedField === undefined ? (error ?? undefined) : undefined,
  };
}

/** The input that a refused call was refused for. */
export function errorField(error: Error | null): string | undefined {
  return error instanceof CallError ? error.field : undefined;
}
