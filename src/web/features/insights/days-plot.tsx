import { useTranslation } from 'react-i18next';
import { measureAxis } from '#domain/measure-axis.ts';
import { type MeasureName, measures } from '#domain/measures/catalogue.ts';
import { ReadableChart } from '#web/charts/readable-chart.tsx';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useIsMeasureShown } from '#web/lib/shown-numbers.ts';
import { useWidth } from '#web/lib/use-width.ts';
import { AxisLines } from './axis-lines.tsx';
import { axisTitle } from './axis-text.ts';
import { DaysTable } from './days-table.tsx';
import { type PlotDay, type PlotEffect, plotFrame } from './plot-scale.ts';
import { ScatterDots } from './scatter-dots.tsx';
import { StripDots } from './strip-dots.tsx';
import { useDayPoints } from './use-day-points.ts';

interface Props {
  exposure: MeasureName;
  outcome: MeasureName;
  days: readonly PlotDay[];
  /** The effect to draw. Undefined in the explorer, which computes no effect. */
  effect?: PlotEffect;
}

const height = 320;
const margin = { top: 12, right: 12, bottom: 44, left: 52 };

/**
 * Draws one dot per day, with the outcome on the vertical axis. A numeric exposure is on the
 * horizontal axis. For a yes/no exposure, the dots form two columns: days without the exposure and
 * days with the exposure. A table below the plot contains the same data.
 */
export function DaysPlot({ exposure, outcome, days, effect }: Props) {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  const isShown = useIsMeasureShown();
  const [ref, width] = useWidth<HTMLDivElement>();
  const readPoints = useDayPoints(outcome, exposure);
  const isYesNo = measures[exposure].kind === 'yesNo';
  const names = { exposure: measures[exposure].name[language], outcome: measures[outcome].name[language] };
  const { domain, ticks } = measureAxis(
    days.map((day) => day.outcome),
    outcome,
  );
  const frame = plotFrame({ width, height }, margin, domain);
  const Dots = isYesNo ? StripDots : ScatterDots;
  return (
    <figure aria-label={t('plotLabel', names)}>
      <p aria-hidden="true" className="text-small text-muted">
        {axisTitle(outcome, language, isShown(outcome))}
      </p>
      <ReadableChart series={[{ label: t('plotLabel', names), points: readPoints(days) }]}>
        <div ref={ref} style={{ height }}>
          {width > 0 && (
            <svg aria-hidden="true" width={width} height={height}>
              <AxisLines frame={frame} measure={outcome} ticks={ticks} />
              <Dots {...{ exposure, outcome, days, effect, frame }} />
            </svg>
          )}
        </div>
      </ReadableChart>
      <figcaption aria-hidden="true" className="mt-1 text-small text-muted">
        {isYesNo && t(measures[outcome].kind === 'yesNo' ? 'shareLegend' : 'meanLegend')}
        {effect && <> {t(isYesNo ? 'rangeLegend' : 'lineLegend')}</>}
      </figcaption>
      <DaysTable {...{ exposure, outcome, days }} />
    </figure>
  );
}
