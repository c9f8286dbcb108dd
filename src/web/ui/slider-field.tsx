import type { ComponentProps } from 'react';
import { Slider } from './slider.tsx';
import { useFieldValue } from './use-form-field.ts';

interface Props extends Omit<ComponentProps<typeof Slider>, 'value' | 'onChange' | 'valueText'> {
  name: string;
  /** What a value means; undefined while there is none. */
  valueText: (value: number | undefined) => string;
}

/** A slider of the form around it. Its field is null until it is touched. */
export function SliderField({ name, valueText, ...slider }: Props) {
  const [value, setValue] = useFieldValue<number | null>(name);
  const shown = value ?? undefined;
  return <Slider {...slider} value={shown} onChange={setValue} valueText={valueText(shown)} />;
}
