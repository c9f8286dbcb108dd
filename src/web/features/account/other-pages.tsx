import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { otherPages } from './section-nav.tsx';

/** The style of a row. An icon that precedes the text is at the right edge, below the arrows of the links. */
export const otherRowStyle =
  'flex min-h-15 w-full flex-row-reverse items-center justify-between px-4 text-left font-medium first:rounded-t-base last:rounded-b-base hover:bg-sunken disabled:opacity-55 sm:px-6';

interface Props {
  /** The button that signs out, in the style `otherRowStyle`. */
  signOut: ReactNode;
}

/** Links to the pages about the person's data that are not sections of this page. Ends with `signOut`. */
export function OtherPages({ signOut }: Props) {
  const { t } = useTranslation('account');
  return (
    <div className="divide-y divide-line rounded-base border border-line bg-raised">
      {otherPages.map(({ to, name }) => (
        <Link key={to} to={to} className={otherRowStyle}>
          <ChevronRight aria-hidden="true" className="size-5 text-muted" />
          {t(name)}
        </Link>
      ))}
      {signOut}
    </div>
  );
}
