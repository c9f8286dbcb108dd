import type { FieldProps } from './field.tsx';

/** Splits the props of a field into the props of `Field` and the props of the control inside the field. */
export function splitFieldProps<Props extends FieldProps>({
  name,
  label,
  labelHidden,
  hint,
  describedBy,
  missing,
  invalid,
  maxLength,
  error,
  ...control
}: Props) {
  const field = {
    name,
    label,
    labelHidden,
    hint,
    describedBy,
    missing,
    invalid,
    maxLength,
    error,
  } as FieldProps;
  return { field, control };
}
