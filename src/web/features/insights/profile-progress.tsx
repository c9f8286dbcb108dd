import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listHealthMetrics } from '#contracts/measures.ts';
import { findUnanswered } from '#domain/dashboard.ts';
import { countMissingDays } from '#domain/insights/readiness.ts';
import type { Preferences } from '#domain/preferences.ts';
import { useToday } from '#web/lib/clock.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import type { Readiness } from './building-profile.tsx';
import { PatternSketch } from './pattern-sketch.tsx';

/** The check-in questions that are switched on. Undefined until they are loaded. */
export type CheckinQuestions = Preferences['checkinQuestions'] | undefined;

interface Props {
  readiness: Readiness;
  checkinQuestions: CheckinQuestions;
}

/** Shows how many more days with answers the first analysis needs, and whether today's check-in is done. */
export function ProfileProgress({ readiness: { percent, days }, checkinQuestions }: Props) {
  const { t } = useTranslation('patterns');
  const isCheckinDone = useIsCheckinDone(checkinQuestions);
  return (
    <div className="flex items-end justify-between gap-8">
      <div className="self-start">
        <p className="font-medium text-ink">
          {percent > 0 ? t('panelBuilding', { value: percent }) : t('panelStart')}
        </p>
        <p className="mt-1 text-small">
          {t(isCheckinDone ? 'panelDone' : 'panelCheckin')}{' '}
          {t('panelNeeds', { count: countMissingDays(days) })}
        </p>
      </div>
      <PatternSketch />
    </div>
  );
}

/** Returns whether each of today's questions has an answer. */
function useIsCheckinDone(questions: CheckinQuestions): boolean {
  const today = useToday();
  const { data: days } = useQuery(endpointQuery(listHealthMetrics, { query: {} }));
  const entry = days?.find(({ date }) => date === today);
  return entry !== undefined && questions !== undefined && findUnanswered(entry, questions).length === 0;
}
