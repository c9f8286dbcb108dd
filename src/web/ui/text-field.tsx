import type { ComponentProps } from 'react';
import { controlStyle, Field, type FieldProps } from './field.tsx';

type Props = FieldProps & Omit<ComponentProps<'input'>, 'className' | 'id'>;

/** One line of text, a number, a date or a time. Spread `register('name')` into it. */
export function TextField({ label, hint, error, ...input }: Props) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(controlProps) => <input type="text" {...input} {...controlProps} className={controlStyle} />}
    </Field>
  );
}
