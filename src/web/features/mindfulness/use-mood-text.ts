import { useTranslation } from 'react-i18next';
import { moodLabel } from '#domain/labels.ts';

/** Returns a function that describes a mood of 1 to 10: "7 of 10, Good". */
export function useMoodText(): (mood: number) => string {
  const { t } = useTranslation('mindfulness');
  return (value) => t('moodText', { value, label: t(`moods.${moodLabel(value)}`) });
}
