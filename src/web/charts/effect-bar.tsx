import { useTranslation } from 'react-i18next';
import type { PatternInsight } from '#contracts/insights.ts';
import { changePhrase, formatAmount, inSentence, phraseStep } from '#domain/insights/measure-phrases.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useIsMeasureShown } from '#web/lib/shown-numbers.ts';
import { areaColor } from '#web/ui/area.ts';
import { classNames } from '#web/ui/class-names.ts';
import { EffectInterval, type Place } from './effect-interval.tsx';
import { effectReach } from './effect-reach.ts';
import { useStepText } from './use-step-text.ts';

interface Props {
  insight: PatternInsight;
  /** The patterns that are drawn with the same scale as `insight`, if their outcomes have the same unit. */
  compared: readonly PatternInsight[];
  /** Draws the difference of the days without a yes/no exposure from the days with it, instead of the reverse. */
  isWithout?: boolean;
}

/** The space beyond the ends of the axis, in percent of the drawing. */
const inset = 3;

/**
 * Draws the effect of a pattern and its confidence interval on a horizontal axis from zero in the direction of the
 * effect, and says below what the numbers are. The axis goes beyond zero only if the interval does. Shows only the
 * direction if the person hides the numbers of the exposure or the outcome. The drawing is hidden from screen readers,
 * because the sentence above it contains the same values.
 */
export function EffectBar({ insight, compared, isWithout = false }: Props) {
  const { language } = useLanguage();
  const isShown = useIsMeasureShown();
  const { exposure, outcome } = insight;
  const step = phraseStep(exposure) * (isWithout ? -1 : 1);
  const effect = insight.effect * step;
  const ends = [insight.low * step, insight.high * step];
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const reach = Math.sign(effect || 1) * effectReach(insight, compared);
  const [start, end] = [Math.min(reach, low, 0), Math.max(reach, high, 0)];
  const place: Place = (value) => inset + ((value - start) / (end - start)) * (100 - 2 * inset);
  const hasNumbers = isShown(outcome) && isShown(exposure);
  const signed = (value: number) => `${value < 0 ? '−' : '+'}${formatAmount(value, outcome, language)}`;
  return (
    <div aria-hidden="true" className="mt-4 text-small text-muted">
      {hasNumbers && (
        <div className="relative h-6">
          <span
            className="absolute -translate-x-1/2 font-semibold text-ink whitespace-nowrap tabular-nums"
            style={{ left: `${place(effect)}%` }}
          >
            {signed(effect)}
          </span>
        </div>
      )}
      <EffectInterval {...{ effect, low, high, reach, place }} color={areaColor(measures[outcome].area)} />
      <AxisEnds {...{ reach, place, outcome }} text={hasNumbers ? signed(reach) : undefined} />
      {hasNumbers && <Explanation {...{ exposure, outcome }} />}
    </div>
  );
}

interface AxisEndsProps {
  /** The end of the axis. */
  reach: number;
  place: Place;
  outcome: PatternInsight['outcome'];
  /** The text of the end. If undefined, says only the direction. */
  text: string | undefined;
}

/** Shows the texts of zero and of the end of the axis below them. */
function AxisEnds({ reach, place, outcome, text }: AxisEndsProps) {
  const { t } = useTranslation('charts');
  const { language } = useLanguage();
  const change = t('effectEnd', {
    change: changePhrase(outcome, reach, language),
    outcome: inSentence(outcome, language),
  });
  return (
    <div className="relative mt-1.5 h-5">
      <span
        className="absolute -translate-x-1/2 whitespace-nowrap tabular-nums"
        style={{ left: `${place(0)}%` }}
      >
        0
      </span>
      <span
        className={classNames('absolute whitespace-nowrap tabular-nums', reach < 0 ? 'left-0' : 'right-0')}
      >
        {text ?? change}
      </span>
    </div>
  );
}

/** Says which days the effect compares. */
function Explanation({ exposure, outcome }: Pick<PatternInsight, 'exposure' | 'outcome'>) {
  const { t } = useTranslation('charts');
  const { language } = useLanguage();
  const stepText = useStepText();
  const isScale = measures[outcome].kind === 'scale';
  return (
    <p className="mt-1 text-pretty">
      {t(isScale ? 'effectPoints' : 'effectDifference', { outcome: inSentence(outcome, language) })}{' '}
      {measures[exposure].kind === 'scale'
        ? t('effectStep', { step: stepText(exposure), exposure: inSentence(exposure, language) })
        : stepText(exposure)}
    </p>
  );
}
