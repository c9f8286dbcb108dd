import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useFormField } from './use-form-field.ts';

interface Props {
  name: string;
  label: string;
  /** The error message if no option is selected. */
  missing: string;
  /** Renders the radio buttons. Each needs `radio` and its own `value`. */
  children: (radio: ComponentProps<'input'>) => ReactNode;
}

/** Shows the label and the error message of radio buttons that are bound to the surrounding form by `name`. */
export function RadioFieldset({ name, label, missing, children }: Props) {
  const id = useId();
  const { control, error } = useFormField(name, { missing });
  return (
    <fieldset>
      <legend className="font-medium">{label}</legend>
      {children({
        ...control,
        type: 'radio',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error ? id : undefined,
      })}
      {error && (
        <p id={id} role="alert" className="mt-1 flex items-start gap-1.5 text-small text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
