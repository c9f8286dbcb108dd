import { useId } from 'react';
import { classNames } from './class-names.ts';

/** The class names of the parts of a segmented control: the row, the label of each radio button, and the button. */
export const segmentsStyle = 'flex rounded-base bg-sunken p-1';
export const segmentStyle =
  'relative flex min-h-11 items-center justify-center rounded-base text-small font-medium text-muted hover:text-ink ' +
  'has-checked:bg-selected has-checked:text-ink has-checked:ring-1 has-checked:ring-line ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';
export const segmentInputStyle = 'absolute inset-0 cursor-pointer appearance-none outline-none';

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
    <fieldset aria-label={label} className={classNames(segmentsStyle, wide ? '*:grow *:basis-0' : 'w-fit')}>
      {options.map((option) => (
        <label key={option.value} className={`${segmentStyle} min-w-14 px-3 md:pointer-fine:min-h-9`}>
          <input
            type="radio"
            name={name}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
            className={segmentInputStyle}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
