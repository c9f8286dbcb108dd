import type { ComponentProps } from 'react';
import { controlStyle, Field, type FieldProps } from './field.tsx';
import { splitFieldProps } from './split-field-props.ts';

type Props = FieldProps & Omit<ComponentProps<'input'>, 'className' | 'id'>;

/** Shows a native input for a line of text, a number, a date or a time. */
export function TextField({ onBlur, ...props }: Props) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(controlProps) => (
        <input
          type="text"
          {...control}
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
