import { useTranslation } from 'react-i18next';
import { countMissingDays, requiredPairedDays } from '#domain/insights/readiness.ts';
import type { Readiness } from './building-profile.tsx';
import { CollectedDays } from './collected-days.tsx';
import { type CheckinQuestions, useTodaysCheckin } from './use-todays-checkin.ts';

interface Props {
  readiness: Readiness;
  checkinQuestions: CheckinQuestions;
}

const checkinTexts = { open: 'panelCheckin', suggested: 'panelSuggested', done: 'panelDone' } as const;

/**
 * Shows how many more days with answers the first analysis needs, in words and as dots, and the state of today's
 * check-in.
 */
export function ProfileProgress({ readiness: { percent, days }, checkinQuestions }: Props) {
  const { t } = useTranslation('patterns');
  const missing = countMissingDays(days);
  const checkin = useTodaysCheckin(checkinQuestions);
  return (
    <div className="flex flex-col justify-between gap-x-8 gap-y-4 lg:flex-row">
      <div>
        <p className="font-medium text-ink">
          {percent > 0 ? t('panelBuilding', { value: percent }) : t('panelStart')}
        </p>
        <p className="mt-1 text-small">
          {t(checkinTexts[checkin])} {t('panelNeeds', { count: missing })}
        </p>
      </div>
      <div className="grow lg:max-w-80">
        <CollectedDays days={requiredPairedDays - missing} needed={requiredPairedDays} area="mood" />
      </div>
    </div>
  );
}
