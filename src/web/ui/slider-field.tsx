import { CircleAlert, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { Slider } from './slider.tsx';
import { useFieldError, useFieldValue } from './use-form-field.ts';

interface Props extends Omit<ComponentProps<typeof Slider>, 'value' | 'onChange' | 'valueText'> {
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
  const bound = (
    <>
      <Slider {...slider} value={shown} onChange={setValue} valueText={valueText(shown)} />
      {error && (
        <p role="alert" className="flex items-start gap-1.5 text-small text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </>
  );
  if (!clearLabel) return bound;
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 grow">{bound}</div>
      <span className={classNames('-mr-2', value === null && 'invisible')}>
        <IconButton icon={X} label={clearLabel} onClick={() => setValue(null)} />
      </span>
    </div>
  );
}
