import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownYear } from './shown-year.ts';
import { useNightRatings } from './use-horizon.ts';

interface Props {
  shown: ShownYear;
  /** A link to today's check-in. */
  checkin: ReactNode;
}

/**
 * Shows a link to the check-in, for a person whose year has only a few days. If the year has no hours of sleep and the
 * person has rated a night, says when sleep can be chosen as a measure. Is not printed.
 */
export function YearFirstSteps({ shown: { isNew, measures }, checkin }: Props) {
  if (!isNew) return null;
  return (
    <div className="space-y-4 print:hidden">
      {!measures.includes('sleepHours') && <RatedNightNote />}
      {checkin}
    </div>
  );
}

function RatedNightNote() {
  const { t } = useTranslation('year');
  if (useNightRatings().size === 0) return null;
  return <p className="text-small text-muted">{t('facts.noTimes')}</p>;
}
