import { useTranslation } from 'react-i18next';
import type { NightGroup } from '#domain/excellent-nights.ts';
import { formatHours } from '#domain/format-hours.ts';

/** The smallest difference between two groups of nights that the sentence mentions, in minutes. */
const minDifference = 15;

/** Returns a function that says how the excellent nights differ from the others in bedtime and in time in bed. */
export function useExcellentText() {
  const { t } = useTranslation('sleep');
  return (excellent: NightGroup, others: NightGroup): string => {
    const later = excellent.bedtime - others.bedtime;
    const longer = excellent.wakeTime - excellent.bedtime - (others.wakeTime - others.bedtime);
    const say = (difference: number, more: 'later' | 'longer', less: 'earlier' | 'shorter') =>
      Math.abs(difference) < minDifference
        ? []
        : [t(`excellent.${difference > 0 ? more : less}`, { time: formatHours(Math.abs(difference) / 60) })];
    const [first, second] = [...say(later, 'later', 'earlier'), ...say(longer, 'longer', 'shorter')];
    if (!first) return t('excellent.alike');
    return t('excellent.differ', { what: second ? t('excellent.both', { first, second }) : first });
  };
}
