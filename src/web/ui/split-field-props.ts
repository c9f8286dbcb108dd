import type { FieldProps } from './field.tsx';

/** Splits the props of a field into those of `Field` and those of the control inside it. */
export function splitFieldProps<Props extends FieldProps>({
  name,
  label,
  hint,
  missing,
  invalid,
  maxLength,
  error,
  ...control
}: Props) {
  const field = { name, label, hint, missing, invalid, maxLength, error } as FieldProps;
  return { field, control };
}
