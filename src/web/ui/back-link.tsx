import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { PagePath } from '#contracts/pages.ts';

interface Props {
  to: PagePath;
  label: string;
}

/** Links back to the page above this one. Belongs above the page header. */
export function BackLink({ to, label }: Props) {
  return (
    <Link
      to={to}
      className="-mt-2 mb-2 inline-flex min-h-11 items-center gap-2 font-medium text-primary hover:underline"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {label}
    </Link>
  );
}
