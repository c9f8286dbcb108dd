import type { PatternInsight } from '#contracts/insights.ts';
import { checkedSentence } from '#domain/insights/finding-text.ts';
import type { Language } from '#domain/insights/measure-phrases.ts';

/**
 * Returns the description of a pattern without the number of comparisons. The insights page says this number once, for
 * all patterns.
 */
export const effectText = (
  { description, pairsChecked }: Pick<PatternInsight, 'description' | 'pairsChecked'>,
  language: Language,
): string => description.replace(checkedSentence(pairsChecked, language), '').trimEnd();
