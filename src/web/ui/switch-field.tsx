import { Switch } from './switch.tsx';
import { useFieldValue } from './use-form-field.ts';

interface Props {
  name: string;
  label: string;
  hint?: string;
}

/** Shows a switch bound to the surrounding form by `name`. */
export function SwitchField({ name, ...look }: Props) {
  const [isOn, setOn] = useFieldValue<boolean>(name);
  return <Switch {...look} checked={isOn} onChange={(event) => setOn(event.target.checked)} />;
}
