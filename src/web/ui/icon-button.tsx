import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { isRepeatedClick } from './button.tsx';

interface Props extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  icon: LucideIcon;
  /** The accessible name and the tooltip. */
  label: string;
  /** Ignores the second click of a double click. Set this prop on buttons that add something. */
  ignoreRepeatedClicks?: boolean;
}

export const iconButtonStyle =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-base text-muted transition-colors duration-150 ' +
  'hover:bg-sunken hover:text-ink disabled:cursor-default disabled:opacity-45';

export function IconButton({
  icon: Icon,
  label,
  type = 'button',
  ignoreRepeatedClicks,
  onClick,
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={iconButtonStyle}
      onClick={(event) =>
        ignoreRepeatedClicks && isRepeatedClick(event) ? event.preventDefault() : onClick?.(event)
      }
    >
      <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
    </button>
  );
}
