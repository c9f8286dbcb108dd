import type { MeasureName } from '#domain/measures/catalogue.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useIsMeasureShown } from '#web/lib/shown-numbers.ts';
import { tickText } from './axis-text.ts';
import type { PlotFrame } from './plot-scale.ts';

interface Props {
  frame: PlotFrame;
  measure: MeasureName;
  ticks: readonly number[];
}

/**
 * Draws a horizontal line at each value in `ticks`, which are values of the vertical axis. Labels
 * each line with its value, unless the person hides the numbers of the measure.
 */
export function AxisLines({ frame, measure, ticks }: Props) {
  const { language } = useLanguage();
  const isShown = useIsMeasureShown();
  return ticks.map((tick) => {
    const y = frame.toY(tick);
    return (
      <g key={tick}>
        <line x1={frame.left} x2={frame.right} y1={y} y2={y} stroke="var(--line)" />
        <text x={frame.left - 10} y={y + 5} textAnchor="end" fontSize="14" fill="var(--muted)">
          {isShown(measure) && tickText(tick, measure, language)}
        </text>
      </g>
    );
  });
}
