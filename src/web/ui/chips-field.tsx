import { ChipGroup } from './chip-group.tsx';
import { useFieldValue } from './use-form-field.ts';

interface Props<Value extends string> {
  name: string;
  label: string;
  options: readonly { value: Value; label: string }[];
}

/** Chips of the form around it. Their field is the list of those that are chosen. */
export function ChipsField<Value extends string>({ name, ...look }: Props<Value>) {
  const [values, setValues] = useFieldValue<Value[]>(name);
  return <ChipGroup {...look} values={values} onChange={setValues} />;
}
