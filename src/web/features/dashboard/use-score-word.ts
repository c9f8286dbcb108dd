import { useTranslation } from 'react-i18next';
import { checkinEnergyLabel, moodLabel, stressLabel } from '#domain/labels.ts';

/** The measures of the dashboard whose values are scores from 0 to 10. */
const scoreMeasures = ['mood', 'energyLevel', 'stressLevel'] as const;
export type ScoreMeasure = (typeof scoreMeasures)[number];

export const isScoreMeasure = (measure: string): measure is ScoreMeasure =>
  (scoreMeasures as readonly string[]).includes(measure);

/** Returns a function that returns the word for a score, for example "Good". */
export function useScoreWord() {
  const { t } = useTranslation('dashboard');
  return (measure: ScoreMeasure, value: number): string => {
    if (measure === 'mood') return t(`rings.moods.${moodLabel(value)}`);
    if (measure === 'energyLevel') return t(`rings.energies.${checkinEnergyLabel(value)}`);
    return t(`rings.stresses.${stressLabel(value)}`);
  };
}
