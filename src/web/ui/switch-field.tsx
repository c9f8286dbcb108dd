import { Switch } from './switch.tsx';
import { useFieldValue } from './use-form-field.ts';

interface Props {
  name: string;
  label: string;
  hint?: string;
  /** Disables the switch and shows it as off, whatever its saved value is. */
  isUnavailable?: boolean;
}

/** Shows a switch bound to the surrounding form by `name`. */
export function SwitchField({ name, isUnavailable = false, ...look }: Props) {
  const [isOn, setOn] = useFieldValue<boolean>(name);
  return (
    <Switch
      {...look}
      checked={isOn && !isUnavailable}
      disabled={isUnavailable}
      onChange={(event) => setOn(event.target.checked)}
    />
  );
}
