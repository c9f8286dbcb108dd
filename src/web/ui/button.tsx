import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'soft' | 'secondary' | 'quiet' | 'danger' | 'calmDanger';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-primary text-on-primary hover:bg-primary-strong',
  soft: 'border border-primary bg-primary-soft text-primary hover:bg-sunken',
  secondary: 'border border-control bg-raised text-ink hover:bg-sunken',
  quiet: 'text-primary hover:bg-primary-soft',
  danger: 'bg-danger text-on-danger hover:opacity-90',
  calmDanger: 'border border-control bg-raised text-danger hover:bg-danger-soft',
};

/** Returns the class names of a button, for links that look like buttons. */
export function buttonStyle(
  variant: ButtonVariant = 'primary',
  width: 'own' | 'full' | 'tight' = 'own',
): string {
  return classNames(
    'inline-flex min-h-11 items-center justify-center gap-2 rounded-base py-2 text-center font-semibold',
    'transition-colors duration-150 disabled:cursor-default disabled:opacity-55 aria-disabled:opacity-55',
    variants[variant],
    width !== 'tight' && 'px-5',
    width === 'tight' && `whitespace-nowrap sm:px-4 ${variant === 'quiet' ? 'px-2' : 'px-3'}`,
    width === 'full' && 'w-full',
  );
}

interface Props extends Omit<ComponentProps<'button'>, 'className'> {
  variant?: ButtonVariant;
  wide?: boolean;
  /** Shows a spinner and ignores presses. The button is not `disabled` then, because a disabled button loses focus. */
  busy?: boolean;
}

/**
 * Returns true for the second click of a double click. Buttons ignore this click even if they are not busy, because the
 * click can arrive before the busy state is rendered.
 */
export const isRepeatedClick = (event: MouseEvent) => event.detail > 1;

export function Button({ variant, wide, busy = false, type = 'button', children, onClick, ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonStyle(variant, wide ? 'full' : 'own')}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy || isRepeatedClick(event) ? event.preventDefault() : onClick?.(event))}
    >
      {busy && <Spinner size="small" />}
      {children}
    </button>
  );
}
