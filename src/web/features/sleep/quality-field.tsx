import { useTranslation } from 'react-i18next';
import { sleepQualityLabel } from '#domain/sleep.ts';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { SliderField } from '#web/ui/slider-field.tsx';
import { useQualityText } from './use-quality-text.ts';

/** Shows the slider for the quality of a night. `isOptional` adds a button that clears the rating. */
export function QualityField({ isOptional = false }: { isOptional?: boolean }) {
  const { t } = useTranslation(['sleep', 'checkin']);
  const shown = useShownNumbers();
  const textOf = useQualityText();
  return (
    <SliderField
      name="quality"
      label={t('night.quality')}
      area="sleep"
      // The check-in asks the same question.
      ends={{ low: t('checkin:ends.low'), high: t('checkin:ends.high') }}
      {...(isOptional ? { clearLabel: t('night.clearRating') } : { missing: t('rateMissing') })}
      valueText={(quality) =>
        quality === undefined
          ? t('night.notRated')
          : [shown.scores && textOf(quality), t(`rowLabels.${sleepQualityLabel(quality)}`)]
              .filter(Boolean)
              .join(', ')
      }
    />
  );
}
