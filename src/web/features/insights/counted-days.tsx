import { useTranslation } from 'react-i18next';
import type { WeekFact } from './week-fact.ts';

const isOnSomeDays = (measure: WeekFact['measure']) =>
  measure === 'meditationMinutes' || measure === 'workoutMinutes' ? measure : undefined;

/** Says on how many days an average is based, if days without a session or a workout were left out of the average. */
export function CountedDays({ fact: { measure, days } }: { fact: WeekFact }) {
  const { t } = useTranslation('insights');
  const counted = isOnSomeDays(measure);
  return counted && <span className="block text-small text-muted">{t(`storyOn.${counted}`, { days })}</span>;
}
