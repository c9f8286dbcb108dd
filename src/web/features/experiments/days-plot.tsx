import { useTranslation } from 'react-i18next';
import type { Experiment } from '#contracts/experiments.ts';
import { valueWord } from '#domain/insights/measure-phrases.ts';
import { measureAxis } from '#domain/measure-axis.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { measureUnits } from '#domain/measures/measure.ts';
import { LazyInView } from '#web/charts/lazy-in-view.tsx';
import { ReadableChart } from '#web/charts/readable-chart.tsx';
import { formatDay, formatNumber, formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { areaColor } from '#web/ui/area.ts';
import { ArmRows } from './arm-rows.tsx';
import { DaysLegend } from './days-legend.tsx';
import { DaysTable } from './days-table.tsx';
import { Fold } from './fold.tsx';
import { useExperimentText } from './use-experiment-text.ts';

const loadDrawing = async () => (await import('#web/charts/arms-drawing.tsx')).ArmsDrawing;

interface Props {
  experiment: Experiment;
  result: NonNullable<Experiment['result']>;
}

/**
 * Draws the outcomes up to the end of the experiment in two rows (see `ArmRows`), and on request day by day. There, one
 * line shows the mean outcome of the days with the action off. Another line shows the estimated mean outcome with the
 * action on: the first mean plus the estimated difference. A band shows the confidence interval of this estimate.
 * Renders nothing if fewer than two days have an outcome.
 */
export function DaysPlot({ experiment: { plan, days, stoppedOn }, result }: Props) {
  const { t } = useTranslation('experiments');
  const { language } = useLanguage();
  const { nameOf, isShown } = useExperimentText();
  const today = useToday();
  const shownDays = days
    .filter(({ day }) => stoppedOn === null || day <= stoppedOn)
    .map(({ day, outcome }, index) => ({
      at: index,
      label: formatShortDay(day, language),
      name: formatDay(day, language, today),
      value: outcome,
      isOn: plan.schedule[index] === '1',
    }));
  const points = shownDays.flatMap(({ value, ...day }) => (value === null ? [] : [{ ...day, value }]));
  if (points.length < 2) return null;
  const color = areaColor(measures[plan.outcome].area);
  const off = points.filter(({ isOn }) => !isOn);
  const offMean = off.reduce((sum, { value }) => sum + value, 0) / Math.max(1, off.length);
  const { effect, low, high } = result.asDrawn ?? { effect: null, low: null, high: null };
  const band = low === null || high === null ? undefined : ([offMean + low, offMean + high] as const);
  const unit = measureUnits[measures[plan.outcome].unit][language];
  const hasNumbers = isShown(plan.outcome);
  const formatValue = (value: number | null) =>
    value === null
      ? t('plot.missing')
      : hasNumbers
        ? `${formatNumber(value, language, 1)} ${unit}`.trim()
        : valueWord(value, plan.outcome, language);
  const title = t('plot.title', { outcome: nameOf(plan.outcome) });
  const readable = shownDays.map((day) => ({ ...day, text: formatValue(day.value) }));
  const outcome = hasNumbers && unit ? `${nameOf(plan.outcome)} (${unit})` : nameOf(plan.outcome);
  return (
    <figure
      aria-label={title}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-y-2 max-lg:mt-4 lg:row-span-2 lg:grid-rows-subgrid"
    >
      <div>
        <p aria-hidden="true" className="text-small text-muted">
          {t('plot.rows', { outcome })}
        </p>
        <ArmRows plan={plan} points={points} hasMeans={result.asDrawn !== null} />
        {result.asDrawn && <p className="mt-2 text-small text-pretty text-muted">{t('plot.adjusted')}</p>}
        <DaysTable {...{ title, plan }} days={readable} />
      </div>
      <Fold title={t('plot.dayByDay')}>
        <ReadableChart series={[{ label: title, points: readable }]}>
          <LazyInView
            load={loadDrawing}
            props={{
              points,
              dayCount: shownDays.length,
              color,
              formatValue,
              hasNumbers,
              scale: measureAxis([...points.map(({ value }) => value), ...(band ?? [])], plan.outcome),
              ...(result.asDrawn && { baseline: offMean }),
              ...(effect !== null && { estimate: offMean + effect }),
              ...(band && { band }),
            }}
          />
        </ReadableChart>
        <DaysLegend {...{ color, plan }} hasMean={result.asDrawn !== null} hasBand={low !== null} />
      </Fold>
    </figure>
  );
}
