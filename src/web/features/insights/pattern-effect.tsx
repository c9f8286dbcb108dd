import { isEffectShown } from '#domain/insights/finding-text.ts';
import { adjustedSentence } from '#domain/insights/groups-text.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { keepNumbersTogether } from './keep-numbers-together.ts';
import { type PatternKinds, usePatternMeans } from './use-pattern-means.ts';

/**
 * Says the difference between the two kinds of days that the analysis estimated. Renders nothing if `PatternText` says
 * it, or if the person hides its numbers.
 */
export function PatternEffect(pattern: PatternKinds) {
  const { language } = useLanguage();
  const shown = useShownNumbers();
  const { means } = usePatternMeans(pattern);
  const distance = distanceOf(pattern);
  if (!means || distance === undefined || !isEffectShown(pattern.insight, shown)) return null;
  return <p>{keepNumbersTogether(adjustedSentence(pattern.insight, distance, language, shown))}</p>;
}

/** Returns how far the two kinds of days are apart in the exposure: 1 for a yes/no exposure. */
function distanceOf({ insight: { exposure }, kinds }: PatternKinds): number | undefined {
  if (measures[exposure].kind === 'yesNo') return 1;
  const [more, less] = kinds.map(({ group }) => group?.exposureMean);
  return more === undefined || less === undefined ? undefined : more - less;
}
