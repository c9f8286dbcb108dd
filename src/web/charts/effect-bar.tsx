import { useTranslation } from 'react-i18next';
import type { PatternInsight } from '#contracts/insights.ts';
import { changePhrase, formatAmount, inSentence, phraseStep } from '#domain/insights/measure-phrases.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useIsMeasureShown } from '#web/lib/shown-numbers.ts';
import { areaColor } from '#web/ui/area.ts';
import { classNames } from '#web/ui/class-names.ts';
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
 * direction if the person hides the numbers of the exposure or the outcome. The drawing is hidden from screen readers, because the sentence above it contains the same
 * values.
 */
export function EffectBar({ insight, compared, isWithout = false }: Props) {
  const { t } = useTranslation('charts');
  const { language } = useLanguage();
  const isShown = useIsMeasureShown();
  const stepText = useStepText();
  const { exposure, outcome } = insight;
  const step = phraseStep(exposure) * (isWithout ? -1 : 1);
  const effect = insight.effect * step;
  const ends = [insight.low * step, insight.high * step];
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const reach = Math.sign(effect || 1) * effectReach(insight, compared);
  const [start, end] = [Math.min(reach, low, 0), Math.max(reach, high, 0)];
  const place = (value: number) => inset + ((value - start) / (end - start)) * (100 - 2 * inset);
  const color = areaColor(measures[outcome].area);
  const hasNumbers = isShown(outcome) && isShown(exposure);
  const isScale = measures[outcome].kind === 'scale';
  const signed = (value: number) => `${value < 0 ? '−' : '+'}${formatAmount(value, outcome, language)}`;
  const change = t('effectEnd', {
    change: changePhrase(outcome, reach, language),
    outcome: inSentence(outcome, language),
  });
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
      <div className="relative h-3">
        <span className="absolute inset-x-0 top-1/2 h-px bg-line" />
        <span className="absolute -top-1 -bottom-1 w-px bg-ink" style={{ left: `${place(0)}%` }} />
        <span className="absolute inset-y-0.5 w-px bg-control" style={{ left: `${place(reach)}%` }} />
        <span
          className="absolute top-1/2 h-0.5 -translate-y-1/2"
          style={{
            left: `${place(low)}%`,
            right: `${100 - place(high)}%`,
            background: color,
          }}
        />
        {[low, high].map((bound) => (
          <span
            key={bound}
            className="absolute inset-y-0 w-0.5 -translate-x-1/2"
            style={{ left: `${place(bound)}%`, background: color }}
          />
        ))}
        <span
          className="absolute top-1/2 size-2 -translate-x-1/2 -translate-y-1/2 rounded-full"
          style={{ left: `${place(effect)}%`, background: color }}
        />
      </div>
      <div className="relative mt-1.5 h-5">
        {[0, reach].map((value) => (
          <span
            key={value}
            className={classNames(
              'absolute whitespace-nowrap tabular-nums',
              value === 0 ? '-translate-x-1/2' : value < 0 ? 'left-0' : 'right-0',
            )}
            style={value === 0 ? { left: `${place(0)}%` } : undefined}
          >
            {value === 0 ? '0' : hasNumbers ? signed(reach) : change}
          </span>
        ))}
      </div>
      {hasNumbers && (
        <p className="mt-1 text-pretty">
          {t(isScale ? 'effectPoints' : 'effectDifference', { outcome: inSentence(outcome, language) })}{' '}
          {measures[exposure].kind === 'scale'
            ? t('effectStep', { step: stepText(exposure), exposure: inSentence(exposure, language) })
            : stepText(exposure)}
        </p>
      )}
    </div>
  );
}
