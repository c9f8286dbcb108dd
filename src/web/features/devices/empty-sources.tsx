import { Waypoints } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** Says that there is no value yet, with the link to today's check-in. */
export function EmptySources({ checkin }: { checkin: ReactNode }) {
  const { t } = useTranslation('imports');
  return (
    <EmptyState
      compact
      icon={Waypoints}
      title={t('sources.empty')}
      text={t('sources.emptyText')}
      action={checkin}
    />
  );
}
