import { Switch } from '#web/ui/switch.tsx';

interface Props<Name extends string> {
  title: string;
  names: readonly Name[];
  label: (name: Name) => string;
  values: Record<Name, boolean>;
  onChange: (name: Name, enabled: boolean) => void;
}

/** Shows a group of switches under a heading. */
export function SwitchGroup<Name extends string>({ title, names, label, values, onChange }: Props<Name>) {
  return (
    <fieldset>
      <legend className="font-display text-lead font-semibold">{title}</legend>
      <div className="mt-2 divide-y divide-line">
        {names.map((name) => (
          <Switch
            key={name}
            label={label(name)}
            checked={values[name]}
            onChange={(event) => onChange(name, event.target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
