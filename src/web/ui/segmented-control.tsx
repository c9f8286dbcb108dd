import { useId } from 'react';
import { classNames } from './class-names.ts';

interface Props<Value extends string> {
  /** The accessible name of the group. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** Whether the options fill the width of the parent, each with the same width. */
  wide?: boolean;
}

/**
 * Shows native radio buttons in a row, to select one of a few short options. The choice takes
 * effect at once.
 */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  wide = false,
}: Props<Value>) {
  const name = useId();
  return (
    <fieldset
      aria-label={label}
      className={classNames('flex rounded-base bg-sunken p-1', wide ? '*:grow *:basis-0' : 'w-fit')}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="relative flex min-h-11 min-w-14 items-center md:pointer-fine:min-h-9 justify-center rounded-base px-3 text-small font-medium text-muted hover:text-ink has-checked:bg-selected has-checked:text-ink has-checked:ring-1 has-checked:ring-line has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
