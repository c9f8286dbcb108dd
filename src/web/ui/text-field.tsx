import type { ComponentProps } from 'react';
import { controlStyle, Field, type FieldProps } from './field.tsx';

type Props = FieldProps & Omit<ComponentProps<'input'>, 'className' | 'id'>;

/** A native input for a line of text, a number, a date or a time. */
export function TextField({
  name,
  label,
  hint,
  missing,
  invalid,
  maxLength,
  error,
  onBlur,
  ...input
}: Props) {
  return (
    <Field {...{ name, label, hint, missing, invalid, maxLength, error }}>
      {(controlProps) => (
        <input
          type="text"
          {...input}
          {...controlProps}
          onBlur={(event) => {
            controlProps.onBlur?.(event);
            onBlur?.(event);
          }}
          className={controlStyle}
        />
      )}
    </Field>
  );
}
