import type { ComponentProps } from 'react';
import { controlStyle, Field, type FieldProps } from './field.tsx';

type Props = FieldProps & Omit<ComponentProps<'textarea'>, 'className' | 'id'>;

export function TextareaField({
  name,
  label,
  hint,
  missing,
  invalid,
  maxLength,
  error,
  rows = 3,
  ...textarea
}: Props) {
  return (
    <Field {...{ name, label, hint, missing, invalid, maxLength, error }}>
      {(controlProps) => <textarea rows={rows} {...textarea} {...controlProps} className={controlStyle} />}
    </Field>
  );
}
