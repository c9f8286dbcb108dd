import { useTranslation } from 'react-i18next';
import { countMissingDays, requiredPairedDays } from '#domain/insights/readiness.ts';
import type { Readiness } from './building-profile.tsx';
import { CollectedDays } from './collected-days.tsx';
import { PatternSketch } from './pattern-sketch.tsx';
import { type CheckinQuestions, useIsCheckinDone } from './use-is-checkin-done.ts';

interface Props {
  readiness: Readiness;
  checkinQuestions: CheckinQuestions;
}

/**
 * Shows how many more days with answers the first analysis needs, in words and as dots, and whether today's check-in is
 * done.
 */
export function ProfileProgress({ readiness: { percent, days }, checkinQuestions }: Props) {
  const { t } = useTranslation('patterns');
  const missing = countMissingDays(days);
  const isCheckinDone = useIsCheckinDone(checkinQuestions);
  return (
    <div className="flex items-end justify-between gap-8">
      <div className="self-start">
        <p className="font-medium text-ink">
          {percent > 0 ? t('panelBuilding', { value: percent }) : t('panelStart')}
        </p>
        <p className="mt-1 text-small">
          {t(isCheckinDone ? 'panelDone' : 'panelCheckin')} {t('panelNeeds', { count: missing })}
        </p>
        <div className="mt-4">
          <CollectedDays days={requiredPairedDays - missing} needed={requiredPairedDays} area="mood" />
        </div>
      </div>
      <PatternSketch />
    </div>
  );
}
