import { useTranslation } from 'react-i18next';
import { answerBounds, type Category, getCategoryRule } from '#domain/checkin.ts';
import { checkinEnergyLabel, checkinStressLabel, moodLabel } from '#domain/labels.ts';
import { levelOf } from '#domain/shown-numbers.ts';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';

/**
 * Returns a function that formats an answer: "7 of 10, Good" for mood, energy and stress, "Yes" for yes/no questions,
 * "5 glasses" for water, and "7/10" for other scores. If the person hides scores, the text of a score has words only.
 */
export function useFormatAnswer() {
  const { t } = useTranslation(['checkin', 'common']);
  const shown = useShownNumbers();
  const wordOf = useAnswerWord();
  return (category: Category, value: number): string => {
    const { kind } = getCategoryRule(category);
    if (kind === 'yesNo') return t(value > 0 ? 'common:yes' : 'common:no');
    if (kind === 'glasses') return t('glasses', { count: value });
    const word = wordOf(category, value);
    if (!shown.scores) return word ?? t(`levels.${levelOf(value, answerBounds.scale)}`);
    return word ? t('labelledScore', { value, label: word }) : t('plainScore', { value });
  };
}

/** Returns a function that returns the words for the lowest and the highest score of a category. */
export function useScaleEnds() {
  const { t } = useTranslation('checkin');
  const wordOf = useAnswerWord();
  const { min, max } = answerBounds.scale;
  return (category: Category) => ({
    low: wordOf(category, min) ?? t('ends.low'),
    high: wordOf(category, max) ?? t('ends.high'),
  });
}

/** Returns a function that returns the word for a score, or undefined for categories whose scores have no words. */
function useAnswerWord() {
  const { t } = useTranslation('checkin');
  return (category: Category, value: number): string | undefined => {
    if (category === 'mood') return t(`mood.${moodLabel(value)}`);
    if (category === 'energy') return t(`energy.${checkinEnergyLabel(value)}`);
    return category === 'stress' ? t(`stress.${checkinStressLabel(value)}`) : undefined;
  };
}
