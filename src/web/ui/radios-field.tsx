import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { classNames } from './class-names.ts';
import { useFormField } from './use-form-field.ts';

interface Props<Value extends string> {
  name: string;
  label: string;
  options: readonly { value: Value; label: string }[];
  /** The error message if no option is selected. */
  missing: string;
  /** Shows the options side by side in columns of the same width, for two short options. */
  inRow?: boolean;
}

/** Shows radio buttons to select one option. They are bound to the surrounding form by `name`. */
export function RadiosField<Value extends string>({
  name,
  label,
  options,
  missing,
  inRow = false,
}: Props<Value>) {
  const id = useId();
  const { control, error } = useFormField(name, { missing });
  return (
    <fieldset>
      <legend className="font-medium">{label}</legend>
      <div className={classNames('mt-1', inRow && 'grid grid-cols-2 gap-x-4')}>
        {options.map((option) => (
          <label key={option.value} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              {...control}
              type="radio"
              value={option.value}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? id : undefined}
              className="size-5 shrink-0 cursor-pointer appearance-none rounded-full border border-control bg-raised checked:border-[6px] checked:border-primary"
            />
            {option.label}
          </label>
        ))}
      </div>
      {error && (
        <p id={id} role="alert" className="mt-1 flex items-start gap-1.5 text-small text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
