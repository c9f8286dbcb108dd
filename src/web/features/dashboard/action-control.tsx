import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PagePath } from '#contracts/pages.ts';

/** Where an action leads: to a page, or to something that opens here. */
export type ActionTarget = { to: PagePath } | { onPress: () => void };

interface Props {
  target: ActionTarget;
  className: string;
  children: ReactNode;
}

/** A link or a button, as the opening has it. */
export function ActionControl({ target, className, children }: Props) {
  if ('to' in target) {
    return (
      <Link to={target.to} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <button type="button" onClick={target.onPress} className={className}>
      {children}
    </button>
  );
}
