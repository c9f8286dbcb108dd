import { useTranslation } from 'react-i18next';
import { moodLabel } from '#domain/labels.ts';

/** Returns a function that describes a mood of 1 to 10: "7 of 10, Good". Null means that there is no answer yet. */
export function useMoodText(): (mood: number | null) => string {
  const { t } = useTranslation('mindfulness');
  return (value) =>
    value === null ? t('moodUnset') : t('moodText', { value, label: t(`moods.${moodLabel(value)}`) });
}
