import { useTranslation } from 'react-i18next';
import type { WeekFact } from './week-fact.ts';

const countedMeasures: ReadonlySet<string> = new Set(['meditationMinutes', 'workoutMinutes']);

/** Says on how many days an average is based, if days without a session or a workout were left out of the average. */
export function CountedDays({ fact: { measure, days } }: { fact: WeekFact }) {
  const { t } = useTranslation('insights');
  if (!countedMeasures.has(measure)) return null;
  return <span className="block text-small text-muted">{t('countedDays', { count: days })}</span>;
}
