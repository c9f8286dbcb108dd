import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

export interface FieldProps {
  label: string;
  /** A line that helps before anything is wrong. */
  hint?: string | undefined;
  /** What is wrong, in a sentence; announced and tied to the field. */
  error?: string | undefined;
}

export const controlStyle =
  'block min-h-11 w-full rounded-base border border-control bg-raised px-3 py-2 text-body text-ink ' +
  'placeholder:text-muted aria-invalid:border-danger disabled:opacity-55';

/** The attributes that tie a control to its hint and its error. */
interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface Props extends FieldProps {
  children: (controlProps: ControlProps) => ReactNode;
}

/** Label, control, hint and error, wired together. */
export function Field({ label, hint, error, children }: Props) {
  const id = useId();
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="space-y-1.5">
      <label htmlFor={id} className="block font-medium">
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': notes || undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-small text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="flex items-start gap-1.5 text-small text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
