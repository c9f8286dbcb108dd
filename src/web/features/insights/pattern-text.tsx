import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { effectText } from './effect-text.ts';
import { keepNumbersTogether } from './keep-numbers-together.ts';
import { type PatternKinds, usePatternMeans } from './use-pattern-means.ts';

/**
 * Says what the drawing of a pattern shows: the means of both kinds of days. Without these means, for example because
 * the person hides the numbers of the outcome, describes the effect that the analysis estimated. Also describes the
 * effect if the days are no longer the analysed ones, and says so.
 */
export function PatternText(pattern: PatternKinds) {
  const { t } = useTranslation('patterns');
  const { language } = useLanguage();
  const { means, changedDays } = usePatternMeans(pattern);
  return (
    <>
      <p className="max-w-prose text-balance whitespace-pre-line">
        {keepNumbersTogether(means ?? effectText(pattern.insight, language))}
      </p>
      {changedDays !== undefined && (
        <p className="mt-2 max-w-prose text-small text-pretty text-muted">
          {t('days.changed', { count: changedDays })}
        </p>
      )}
    </>
  );
}
