import { useTranslation } from 'react-i18next';
import { moodLabel } from '#domain/labels.ts';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';

/**
 * Returns a function that describes a mood of 1 to 10: "7 of 10, Good", or "Good" if the person hides scores.
 * Null means that there is no answer yet.
 */
export function useMoodText(): (mood: number | null) => string {
  const { t } = useTranslation('mindfulness');
  const shown = useShownNumbers();
  return (value) => {
    if (value === null) return t('moodUnset');
    const label = t(`moods.${moodLabel(value)}`);
    return shown.scores ? t('moodText', { value, label }) : label;
  };
}
