import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlStyle, Field, type FieldProps } from './field.tsx';
import { splitFieldProps } from './split-field-props.ts';

interface Option {
  value: string;
  label: string;
  isDisabled?: boolean;
}

type Props = FieldProps &
  Omit<ComponentProps<'select'>, 'className' | 'id' | 'children'> & {
    options: readonly Option[];
    /** The text that is shown until an option is selected. The text itself cannot be selected. */
    placeholder?: string;
  };

/** Shows a native select element, which phones support best. */
export function SelectField({ options, placeholder, ...props }: Props) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(controlProps) => (
        <span className="relative block">
          <select
            {...control}
            {...controlProps}
            className={`${controlStyle} appearance-none pr-10 has-[option[value=""]:checked]:text-muted`}
          >
            {placeholder && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted"
          />
        </span>
      )}
    </Field>
  );
}
