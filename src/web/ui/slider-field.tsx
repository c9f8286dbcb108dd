import { CircleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Slider } from './slider.tsx';
import { useFieldError, useFieldValue } from './use-form-field.ts';

interface Props extends Omit<ComponentProps<typeof Slider>, 'value' | 'onChange' | 'valueText' | 'clear'> {
  name: string;
  /** Returns the value as text. Called with undefined if there is no value. */
  valueText: (value: number | undefined) => string;
  /** The label of the button that clears the value. Without a label there is no such button. */
  clearLabel?: string;
  /** The error message if the field needs a value and has none. */
  missing?: string;
}

/** Shows a slider bound to the surrounding form by `name`. The field is null while the slider has no value. */
export function SliderField({ name, valueText, clearLabel, missing, ...slider }: Props) {
  const [value, setValue] = useFieldValue<number | null>(name);
  const shown = value ?? undefined;
  const error = useFieldError(name, { missing });
  return (
    <>
      <Slider
        {...slider}
        value={shown}
        onChange={setValue}
        valueText={valueText(shown)}
        clear={clearLabel ? { label: clearLabel, onClear: () => setValue(null) } : undefined}
      />
      {error && (
        <p role="alert" className="flex items-start gap-1.5 text-small text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </>
  );
}
