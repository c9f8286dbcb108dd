import { useTranslation } from 'react-i18next';
import { sleepQualityLabel } from '#domain/sleep.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';

/** Returns a function that returns the score and the word of a rating, or only the word if the person hides scores. */
export function useNightRating() {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const shown = useShownNumbers();
  return (quality: number | null): string[] => {
    if (quality === null) return [];
    const word = t(`nightRatings.${sleepQualityLabel(quality)}`);
    const score = t('nightRatingOf', { value: formatNumber(quality, language, 1) });
    return shown.scores ? [score, word] : [word];
  };
}
