import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PagePath } from '#contracts/pages.ts';

/** Where an action leads: to a page, or to something that opens here. */
export type Opening = { to: PagePath } | { onPress: () => void };

interface Props {
  opening: Opening;
  className: string;
  children: ReactNode;
}

/** A link or a button, as the opening has it. */
export function OpeningControl({ opening, className, children }: Props) {
  if ('to' in opening) {
    return (
      <Link to={opening.to} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <button type="button" onClick={opening.onPress} className={className}>
      {children}
    </button>
  );
}
