import { classNames } from './class-names.ts';
import { RadioFieldset } from './radio-fieldset.tsx';

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
export function RadiosField<Value extends string>({ options, inRow = false, ...fieldset }: Props<Value>) {
  return (
    <RadioFieldset {...fieldset}>
      {(radio) => (
        <div className={classNames('mt-1', inRow && 'grid grid-cols-2 gap-x-4')}>
          {options.map((option) => (
            <label key={option.value} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                {...radio}
                value={option.value}
                className="size-5 shrink-0 cursor-pointer appearance-none rounded-full border border-control bg-raised checked:border-[6px] checked:border-primary"
              />
              {option.label}
            </label>
          ))}
        </div>
      )}
    </RadioFieldset>
  );
}
