import { CircleAlert } from 'lucide-react';
import { type FocusEvent, type ReactNode, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useIsFormBusy } from './form-context.ts';
import { type FieldSentences, useFormField } from './use-form-field.ts';

export interface FieldProps extends FieldSentences {
  /** The name of the field in the surrounding form. */
  name?: string;
  label: string;
  /** Hides the label from view. Screen readers still read it. */
  labelHidden?: boolean;
  /** A help text below the control. */
  hint?: string | undefined;
  /** The ids of other visible elements that describe the control, separated by spaces. */
  describedBy?: string | undefined;
  /** The maximum length in characters. Longer input is rejected with an error message. */
  maxLength?: number;
  /** The error message. Screen readers announce the message, and it is linked to the control. */
  error?: string | undefined;
}

export const controlStyle =
  'block min-h-11 w-full rounded-base border border-control bg-raised px-3 py-2 text-body text-ink ' +
  'placeholder:text-muted aria-invalid:border-danger disabled:opacity-55';

/** The attributes that link a control to its form, hint and error message. */
interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  onBlur?: (event: FocusEvent) => void;
}

interface Props extends FieldProps {
  children: (controlProps: ControlProps) => ReactNode;
}

/** Shows a label, control, hint and error message, linked for screen readers. */
export function Field(props: Props) {
  const isBound = useFormContext() !== null;
  return isBound && props.name ? <BoundField {...props} name={props.name} /> : <FieldLook {...props} />;
}

function BoundField({ name, missing, invalid, maxLength, children, ...look }: Props & { name: string }) {
  const { t } = useTranslation('forms');
  const { language } = useLanguage();
  const tooLong = maxLength ? t('tooLong', { max: formatNumber(maxLength, language) }) : undefined;
  const { control, error } = useFormField(name, { missing, invalid: invalid ?? tooLong });
  const readOnly = useIsFormBusy() || undefined;
  return (
    <FieldLook {...look} error={error}>
      {(controlProps) => children({ ...controlProps, ...control, ...(readOnly && { readOnly }) })}
    </FieldLook>
  );
}

function FieldLook({ label, labelHidden, hint, describedBy, error, name, maxLength, children }: Props) {
  const id = useId();
  const notes = [hint && `${id}-hint`, describedBy, error && `${id}-error`].filter(Boolean).join(' ');
  const controlProps = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': notes || undefined,
  } as const;
  return (
    <div className="space-y-1.5">
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : 'block font-medium'}>
        {label}
      </label>
      {children({ ...controlProps, ...(name && { name }), ...(maxLength && { maxLength }) })}
      {hint && (
        <p id={`${id}-hint`} className="text-small text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="flex items-start gap-1.5 text-small text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
