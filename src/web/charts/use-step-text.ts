import { useTranslation } from 'react-i18next';
import { formatAmount, phraseStep } from '#domain/insights/measure-phrases.ts';
import { type MeasureName, measures } from '#domain/measures/catalogue.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';

/**
 * Returns a function that says which step of an exposure its effect is about: "per point". The text is empty for a
 * yes/no exposure, because its effect is the difference between the days with yes and with no.
 */
export function useStepText(): (exposure: MeasureName) => string {
  const { t } = useTranslation('charts');
  const { language } = useLanguage();
  return (exposure) => {
    const { kind } = measures[exposure];
    if (kind === 'yesNo') return '';
    const amount = formatAmount(phraseStep(exposure), exposure, language).replace(/^1 /, '');
    return t('effectPer', { step: kind === 'scale' ? t('effectPoint') : amount });
  };
}
