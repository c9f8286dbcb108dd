import { useTranslation } from 'react-i18next';
import { sleepQualityLabel } from '#domain/sleep.ts';
import { SliderField } from '#web/ui/slider-field.tsx';

/** Shows the slider for the quality of a night. `isOptional` adds a button that clears the rating. */
export function QualityField({ isOptional = false }: { isOptional?: boolean }) {
  const { t } = useTranslation('sleep');
  return (
    <SliderField
      name="quality"
      label={t('night.quality')}
      area="sleep"
      {...(isOptional && { clearLabel: t('night.clearRating') })}
      valueText={(quality) =>
        quality === undefined
          ? t('night.notRated')
          : `${t('qualityOf', { value: quality })}, ${t(`rowLabels.${sleepQualityLabel(quality)}`)}`
      }
    />
  );
}
