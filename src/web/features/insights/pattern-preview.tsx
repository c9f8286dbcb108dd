import { useTranslation } from 'react-i18next';
import type { PatternInsight } from '#contracts/insights.ts';
import { DotRowLabels, SizedDotRows } from '#web/charts/dot-rows.tsx';
import { EffectBar } from '#web/charts/effect-bar.tsx';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useIsMeasureShown } from '#web/lib/shown-numbers.ts';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { axisTitle } from './axis-text.ts';
import { effectText } from './effect-text.ts';
import { PatternText } from './pattern-text.tsx';
import { usePatternDays } from './use-pattern-days.ts';
import { type DrawnPattern, usePatternRows } from './use-pattern-rows.ts';

/** The least height of the stacks of dots on a wide page, where several drawings are beside each other. */
const minWideLevels = 8;

interface Props {
  insight: PatternInsight;
  /** The patterns that are drawn with the same scale (see `EffectBar`). */
  compared: readonly PatternInsight[];
  /** Whether to say what the dots and the line of the drawing are. */
  isExplained: boolean;
}

/**
 * Shows the text of a pattern and a drawing of its days, without anything that can be pressed. Without its days, says
 * and draws only the effect.
 */
export function PatternPreview({ insight, compared, isExplained }: Props) {
  const { language } = useLanguage();
  const { state, days, more, kinds } = usePatternDays(insight);
  if (state === 'loading') return loadingPreview;
  return (
    <>
      <div className="mt-1 w-full text-small text-muted">
        {days.length > 0 ? <PatternText {...{ insight, kinds }} /> : <p>{effectText(insight, language)}</p>}
      </div>
      {/* Beside each other, the drawings share the line of their axes. */}
      <div className="w-full pt-3 @4xl:mt-auto">
        {days.length > 0 ? (
          <Days {...{ insight, days, more, kinds, isExplained }} />
        ) : (
          <EffectBar {...{ insight, compared }} />
        )}
      </div>
    </>
  );
}

function Days({ isExplained, ...pattern }: DrawnPattern & Pick<Props, 'isExplained'>) {
  const { t } = useTranslation('patterns');
  const { language } = useLanguage();
  const { outcome } = pattern.insight;
  const drawing = usePatternRows(pattern);
  const minLevels = useIsWide() ? minWideLevels : 1;
  const name = axisTitle(outcome, language, useIsMeasureShown()(outcome));
  return (
    <>
      <p aria-hidden="true" className="text-small text-muted">
        {isExplained ? t('explained', { name }) : name}
      </p>
      <DotRowLabels rows={drawing.rows} />
      <SizedDotRows {...drawing} minLevels={minLevels} />
    </>
  );
}

const loadingPreview = (
  <div aria-busy="true" className="mt-1 w-full space-y-3">
    <Skeleton height="3.75rem" />
    <Skeleton height="13rem" />
  </div>
);
