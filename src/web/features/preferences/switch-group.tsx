import { SwitchField } from '#web/ui/switch-field.tsx';

interface Props<Name extends string> {
  title: string;
  names: readonly Name[];
  label: (name: Name) => string;
}

/** Shows a group of switches under a heading. */
export function SwitchGroup<Name extends string>({ title, names, label }: Props<Name>) {
  return (
    <fieldset>
      <legend className="font-display text-lead font-semibold">{title}</legend>
      <div className="mt-2 divide-y divide-line">
        {names.map((name) => (
          <SwitchField key={name} name={name} label={label(name)} />
        ))}
      </div>
    </fieldset>
  );
}
