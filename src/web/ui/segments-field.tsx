import { RadioFieldset } from './radio-fieldset.tsx';
import { segmentInputStyle, segmentStyle, segmentsStyle } from './segmented-control.tsx';

interface Props<Value extends string> {
  name: string;
  label: string;
  options: readonly { value: Value; label: string }[];
  /** The error message if no option is selected. */
  missing: string;
}

/**
 * Shows radio buttons as segments that fill the width of the form, to select one of a few short options. They are bound
 * to the surrounding form by `name`.
 */
export function SegmentsField<Value extends string>({ options, ...fieldset }: Props<Value>) {
  return (
    <RadioFieldset {...fieldset}>
      {(radio) => (
        <div
          className={`${segmentsStyle} mt-1.5 *:grow has-aria-invalid:ring-1 has-aria-invalid:ring-danger`}
        >
          {options.map((option) => (
            <label key={option.value} className={`${segmentStyle} px-1 md:pointer-fine:min-h-9`}>
              <input {...radio} value={option.value} className={segmentInputStyle} />
              {option.label}
            </label>
          ))}
        </div>
      )}
    </RadioFieldset>
  );
}
