import { useTranslation } from 'react-i18next';
import { countMissingDays, requiredPairedDays } from '#domain/insights/readiness.ts';
import type { Readiness } from './building-profile.tsx';
import { CollectedDays } from './collected-days.tsx';
import { type CheckinQuestions, useTodaysCheckin } from './use-todays-checkin.ts';

interface Props {
  readiness: Readiness;
  checkinQuestions: CheckinQuestions;
}

const checkinTexts = {
  open: 'panelCheckin',
  started: 'panelCheckin',
  suggested: 'panelSuggested',
  done: 'panelDone',
} as const;

/**
 * Shows how many more days with answers the first analysis needs, in words and as a drawing, and the state of today's
 * check-in. In a wide container, the drawing is one row.
 */
export function ProfileProgress({ readiness: { percent, days }, checkinQuestions }: Props) {
  const { t } = useTranslation('patterns');
  const missing = countMissingDays(days);
  const checkin = useTodaysCheckin(checkinQuestions);
  return (
    <div className="space-y-4">
      <div>
        <p className="font-medium text-ink">
          {percent > 0 ? t('panelBuilding', { value: percent }) : t('panelStart')}
        </p>
        <p className="mt-1 text-small">
          {t(checkinTexts[checkin])} {t('panelNeeds', { count: missing })}
        </p>
      </div>
      <CollectedDays days={requiredPairedDays - missing} needed={requiredPairedDays} isRowIfWide />
    </div>
  );
}
