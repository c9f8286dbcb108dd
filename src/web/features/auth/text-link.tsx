import { type HistoryState, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pages, registerPath } from '#contracts/pages.ts';

const style =
  'inline-flex min-h-11 items-center gap-1.5 -mx-1 rounded-base px-1 font-medium text-primary underline-offset-4 hover:underline';

const addresses = { ...pages, register: registerPath };

interface LinkProps {
  to: keyof typeof addresses;
  /** Values that the linked page reads from the history entry, because they are not part of its address. */
  state?: HistoryState;
  children: ReactNode;
}

/** Shows a link without the look of a button, so that the link does not compete with the form's button. */
export function TextLink({ to, state, children }: LinkProps) {
  return (
    <Link to={addresses[to]} className={style} {...(state && { state })}>
      {children}
    </Link>
  );
}

export function TextButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onClick} className={style}>
      {children}
    </button>
  );
}
