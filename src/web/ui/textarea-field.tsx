import type { ComponentProps } from 'react';
import { controlStyle, Field, type FieldProps } from './field.tsx';
import { splitFieldProps } from './split-field-props.ts';

// A field of one row grows with its text, and its placeholder never wraps.
const growing = 'resize-none field-sizing-content placeholder:truncate';

type Props = FieldProps & Omit<ComponentProps<'textarea'>, 'className' | 'id'>;

/** Shows a native input for several lines of text. */
export function TextareaField({ rows = 3, ...props }: Props) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(controlProps) => (
        <textarea
          rows={rows}
          {...control}
          {...controlProps}
          className={`${controlStyle} ${rows === 1 ? growing : ''}`}
        />
      )}
    </Field>
  );
}
