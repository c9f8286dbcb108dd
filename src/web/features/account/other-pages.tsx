import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { SectionIcon } from './section-icon.tsx';

/** The pages about the person's data that are not sections of the account page. */
const otherPages = [
  { to: pages.devices, name: 'devices' },
  { to: pages.outbox, name: 'onThisDevice' },
] as const;

/** Links to the pages about the person's data that are not sections of the account page, in rows of the given style. */
export function OtherPages({ rowStyle }: { rowStyle: string }) {
  const { t } = useTranslation('account');
  return otherPages.map(({ to, name }) => (
    <Link key={to} to={to} className={rowStyle}>
      <SectionIcon name={name} />
      {t(name)}
      <ChevronRight aria-hidden="true" className="ml-auto size-5 text-muted" strokeWidth={1.75} />
    </Link>
  ));
}
