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
 * Shows the button that saves the check-in, with the number of answered questions and the number of suggested answers
 * to be saved. It is the primary button only if a question is answered. If there is nothing to save, says so instead.
 */
export function SaveButton({ checkin, form, wide = false }: Props) {
  const { t } = useTranslation('checkin');
  const shown = useCheckinRows(checkin).rows.filter(({ skipped }) => !skipped);
  const count = shown.filter(({ answered }) => answered).length;
  const suggested = shown.length - count;
  const label =
    suggested === 0
      ? t(count === 0 ? 'nothingToSave' : 'save')
      : t(count === 0 ? 'saveSuggested' : 'saveBoth', { count, suggested });
  return (
    <SubmitButton
      {...(form !== undefined && { form })}
      wide={wide}
      variant={count === 0 ? 'secondary' : 'primary'}
      disabled={shown.length === 0}
    >
      {label}
    </SubmitButton>
  );
}
