import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { otherPages } from './section-nav.tsx';

/** Links to the pages about the person's data that are not sections of this page. */
export function OtherPages() {
  const { t } = useTranslation('account');
  return (
    <div className="divide-y divide-line rounded-base border border-line bg-raised">
      {otherPages.map(({ to, name }) => (
        <Link
          key={to}
          to={to}
          className="flex min-h-15 items-center justify-between px-4 font-medium first:rounded-t-base last:rounded-b-base hover:bg-sunken sm:px-6"
        >
          {t(name)}
          <ChevronRight aria-hidden="true" className="size-5 text-muted" />
        </Link>
      ))}
    </div>
  );
}
