import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useIsOnlyRated, useNights } from './use-sleep.ts';

interface Props {
  hasFailed: boolean;
  /** Whether `SleepRibbon` has the button that rates the last night. */
  isRatingOffered: boolean;
  onLogNight: () => void;
}

/**
 * Has no primary button beside that of an error or of `SleepRibbon`. Has no button if `EmptyRibbon` has the same, or
 * while it is not known whether it does.
 */
export function SleepHeader({ hasFailed, isRatingOffered, onLogNight }: Props) {
  const { t } = useTranslation('sleep');
  const nights = useNights();
  const isOnlyRated = useIsOnlyRated();
  const isKnown = hasFailed || !nights.isLoading || nights.errorUpdatedAt > 0;
  const isInRibbon = nights.data?.length === 0 && !isOnlyRated;
  return (
    <PageHeader
      title={t('title')}
      subtitle={t('subtitle')}
      hasActionsBesideTitle
      actions={
        isKnown &&
        !isInRibbon && (
          <Button
            variant={hasFailed || isOnlyRated || isRatingOffered ? 'secondary' : 'primary'}
            onClick={onLogNight}
          >
            <Plus aria-hidden="true" className="size-5" />
            {t('logNight')}
          </Button>
        )
      }
    />
  );
}
