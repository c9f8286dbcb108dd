import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { useUnsent } from '#web/lib/outbox/use-unsent.ts';
import { buttonStyle } from '#web/ui/button.tsx';

/** Links to the unsent entries and says how many there are. Renders nothing without unsent entries. */
export function UnsentLink() {
  const { t } = useTranslation('account');
  const count = useUnsent().length;
  if (count === 0) return null;
  return (
    <Link to={pages.outbox} className={`max-sm:grow ${buttonStyle('secondary')}`}>
      {t('unsentCount', { count })}
    </Link>
  );
}
