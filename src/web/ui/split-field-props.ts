import type { FieldProps } from './field.tsx';

/** Returns the props of the `Field` around a control, and the other props, which belong to the control itself. */
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
