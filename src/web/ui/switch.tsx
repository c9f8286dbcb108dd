import { type ComponentProps, useId } from 'react';

type Props = Omit<ComponentProps<'input'>, 'className' | 'id' | 'type' | 'role' | 'checked'> & {
  label: string;
  checked: boolean;
  hint?: string;
};

/**
 * Shows a labelled switch. The caller stores its state in `checked` and updates it in `onChange`.
 */
export function Switch({ label, hint, checked, ...input }: Props) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 py-1">
      <label htmlFor={id} className="grow py-1.5">
        {label}
        {hint && (
          <span id={`${id}-hint`} className="block text-small text-muted">
            {hint}
          </span>
        )}
      </label>
      <span className="relative inline-flex h-11 w-12 shrink-0 items-center">
        <input
          {...input}
          id={id}
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="peer absolute inset-0 cursor-pointer appearance-none rounded-base disabled:cursor-default"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none h-7 w-12 rounded-full border border-control bg-sunken transition-colors duration-150 peer-checked:border-primary peer-checked:bg-primary peer-disabled:opacity-50"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute left-1 size-5 rounded-full bg-control transition-[translate,background-color] duration-150 peer-checked:translate-x-5 peer-checked:bg-on-primary peer-disabled:opacity-50"
        />
      </span>
    </div>
  );
}
