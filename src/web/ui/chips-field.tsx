import { ChipGroup } from './chip-group.tsx';
import { useFieldValue } from './use-form-field.ts';

interface Props<Value extends string> {
  name: string;
  label: string;
  options: readonly { value: Value; label: string }[];
}

/**
 * Shows a chip group that is bound to the surrounding form by `name`. The field's value is the list of selected
 * options.
 */
export function ChipsField<Value extends string>({ name, ...look }: Props<Value>) {
  const [values, setValues] = useFieldValue<Value[]>(name);
  return <ChipGroup {...look} values={values} onChange={setValues} />;
}
