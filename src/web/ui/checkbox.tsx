import { type ComponentProps, useId } from 'react';

type Props = Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> & { label: string; hint?: string };

export function Checkbox({ label, hint, ...input }: Props) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <span className="flex h-11 w-6 shrink-0 items-center justify-center">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="size-5 accent-primary"
        />
      </span>
      <label htmlFor={id} className="min-h-11 grow py-2.5">
        {label}
        {hint && (
          <span id={`${id}-hint`} className="block text-small text-muted">
            {hint}
          </span>
        )}
      </label>
    </div>
  );
}
