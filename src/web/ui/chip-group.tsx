import { Check } from 'lucide-react';
import { useId } from 'react';

interface Props<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  values: readonly Value[];
  onChange: (values: Value[]) => void;
}

/** Shows native checkboxes that look like chips, to select any number of short options. */
export function ChipGroup<Value extends string>({ label, options, values, onChange }: Props<Value>) {
  const id = useId();
  const handleToggle = (value: Value, checked: boolean) =>
    onChange(checked ? [...values, value] : values.filter((other) => other !== value));
  return (
    <fieldset aria-labelledby={id}>
      <span id={id} className="font-medium">
        {label}
      </span>
      <div className="mt-2 flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="group relative flex min-h-11 items-center gap-1.5 rounded-full border border-control px-4 has-checked:border-primary has-checked:bg-primary-soft has-checked:font-semibold has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="checkbox"
              checked={values.includes(option.value)}
              onChange={(event) => handleToggle(option.value, event.target.checked)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            <Check aria-hidden="true" className="hidden size-4 group-has-checked:block" strokeWidth={2.5} />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
