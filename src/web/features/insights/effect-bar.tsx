import type { PatternInsight } from '#contracts/insights.ts';
import { formatAmount, phraseStep } from '#domain/insights/measure-phrases.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useIsMeasureShown } from '#web/lib/shown-numbers.ts';
import { areaColor } from '#web/ui/area.ts';

/**
 * Draws the effect of a pattern and its confidence interval on a horizontal axis that has zero in
 * the middle. Shows no numbers if the person hides the numbers of the exposure or the outcome. The
 * drawing is hidden from screen readers, because the sentence above it contains the same values.
 */
export function EffectBar({ insight }: { insight: PatternInsight }) {
  const { language } = useLanguage();
  const isShown = useIsMeasureShown();
  const { exposure, outcome, effect, low, high } = insight;
  const step = measures[exposure].kind === 'yesNo' ? 1 : phraseStep(exposure);
  const reach = Math.max(Math.abs(low), Math.abs(high)) * 1.15;
  const place = (value: number) => `${50 + (value / reach) * 50}%`;
  const color = areaColor(measures[outcome].area);
  const sign = effect < 0 ? '−' : '+';
  return (
    <div aria-hidden="true" className="mt-5">
      <div className="relative h-3">
        <span className="absolute inset-x-0 top-1/2 h-px bg-line" />
        <span className="absolute top-0 left-1/2 h-full w-px bg-control" />
        <span
          className="absolute top-1/2 h-2 -translate-y-1/2 rounded-full opacity-35"
          style={{ left: place(low), right: `${50 - (high / reach) * 50}%`, background: color }}
        />
        <span
          className="absolute top-1/2 size-3 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-raised"
          style={{ left: place(effect), background: color }}
        />
      </div>
      {isShown(outcome) && isShown(exposure) && (
        <div className="relative mt-1 h-5 text-small text-muted tabular-nums">
          <span className="absolute left-1/2 -translate-x-1/2">0</span>
          <span
            className="absolute -translate-x-1/2 font-semibold text-ink whitespace-nowrap"
            style={{ left: place(effect) }}
          >
            {sign}
            {formatAmount(effect * step, outcome, language)}
          </span>
        </div>
      )}
    </div>
  );
}
