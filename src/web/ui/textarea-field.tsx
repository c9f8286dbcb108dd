import type { ComponentProps } from 'react';
import { controlStyle, Field, type FieldProps } from './field.tsx';

type Props = FieldProps & Omit<ComponentProps<'textarea'>, 'className' | 'id'>;

export function TextareaField({ label, hint, error, rows = 3, ...textarea }: Props) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(controlProps) => <textarea rows={rows} {...textarea} {...controlProps} className={controlStyle} />}
    </Field>
  );
}
