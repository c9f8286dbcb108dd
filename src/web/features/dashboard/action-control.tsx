import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PagePath } from '#contracts/pages.ts';

/** The target of an action: a page to open or a function to call. */
export type ActionTarget = { to: PagePath } | { onPress: () => void };

interface Props {
  target: ActionTarget;
  className: string;
  children: ReactNode;
}

/** Renders a link for a page and a button for a function. */
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
