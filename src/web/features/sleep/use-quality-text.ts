import { useTranslation } from 'react-i18next';
import { sleepQualityLabel } from '#domain/sleep.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';

/**
 * Returns a function that formats a sleep quality: "7 of 10", or only a word, such as "Good", if the person hides
 * scores.
 */
export function useQualityText(): (quality: number) => string {
  const { t } = useTranslation('sleep');
  const { language } = useLanguage();
  const shown = useShownNumbers();
  return (quality) =>
    shown.scores
      ? t('qualityOf', { value: formatNumber(quality, language, 1) })
      : t(`rowLabels.${sleepQualityLabel(quality)}`);
}
