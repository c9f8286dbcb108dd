import { useTranslation } from 'react-i18next';
import { SubmitButton } from '#web/ui/form.tsx';
import { type Checkin, useCheckinRows } from './use-checkin-rows.ts';

interface Props {
  checkin: Checkin;
  /** The form's id. Required if the button is outside the form element. */
  form?: string;
  wide?: boolean;
}

/**
 * Shows the button that saves the check-in. It is the primary button only if a question is answered. If only suggested
 * answers would be saved, or if there is nothing to save, says so.
 */
export function SaveButton({ checkin, form, wide = false }: Props) {
  const { t } = useTranslation('checkin');
  const shown = useCheckinRows(checkin).rows.filter(({ skipped }) => !skipped);
  const hasAnswers = shown.some(({ answered }) => answered);
  return (
    <SubmitButton
      {...(form !== undefined && { form })}
      wide={wide}
      variant={hasAnswers ? 'primary' : 'secondary'}
      disabled={shown.length === 0}
    >
      {t(hasAnswers ? 'save' : shown.length > 0 ? 'saveSuggested' : 'nothingToSave')}
    </SubmitButton>
  );
}
