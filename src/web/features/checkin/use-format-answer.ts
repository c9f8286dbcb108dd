import { useTranslation } from 'react-i18next';
import { type Category, getCategoryRule } from '#domain/checkin.ts';
import { checkinEnergyLabel, checkinStressLabel, moodLabel } from '#domain/labels.ts';

/**
 * Returns a function that formats an answer: "7 of 10, Good" for mood, energy and stress, "Yes" for yes/no questions,
 * "5 glasses" for water, and "7/10" for other scores.
 */
export function useFormatAnswer() {
  const { t } = useTranslation(['checkin', 'common']);
  return (category: Category, value: number): string => {
    const { kind } = getCategoryRule(category);
    if (kind === 'yesNo') return t(value > 0 ? 'common:yes' : 'common:no');
    if (kind === 'glasses') return t('glasses', { count: value });
    if (category === 'mood') return t('labelledScore', { value, label: t(`mood.${moodLabel(value)}`) });
    if (category === 'energy') {
      return t('labelledScore', { value, label: t(`energy.${checkinEnergyLabel(value)}`) });
    }
    if (category === 'stress') {
      return t('labelledScore', { value, label: t(`stress.${checkinStressLabel(value)}`) });
    }
    return t('plainScore', { value });
  };
}
