import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartProps } from './chart-props.ts';
import { LazyInView } from './lazy-in-view.tsx';
import { ReadableChart } from './readable-chart.tsx';

interface Props extends ChartProps {
  /** The accessible name of the chart. */
  title: string;
  /** The heading of the table's column with the names of the points. */
  pointHeading: string;
  /** The heading of the table's column with the values. */
  valueHeading: string;
  /** The smallest number of points for which a chart is shown. With fewer points, a text is shown instead. */
  minPoints?: number;
}

const loadDrawing = async () => (await import('./line-drawing.tsx')).LineDrawing;

/**
 * Shows a chart, and the same data as a table for screen readers. With fewer than `minPoints` points, shows a text
 * instead.
 */
export function Chart({ title, pointHeading, valueHeading, minPoints = 2, ...chartProps }: Props) {
  const { t } = useTranslation('charts');
  if (chartProps.points.length < minPoints) {
    return (
      <Placeholder>
        <p className="max-w-xs text-center text-muted">
          {t('needsMore', { count: minPoints - chartProps.points.length })}
        </p>
      </Placeholder>
    );
  }
  const days = chartProps.axisDays.map(({ at }) => at);
  const [firstDay, lastDay] = [Math.min(...days), Math.max(...days)];
  return (
    <figure aria-label={title}>
      <p aria-hidden="true" className="text-small text-muted">
        {chartProps.unit}
      </p>
      <ReadableChart
        steps={lastDay - firstDay + 1}
        series={[
          {
            label: title,
            points: chartProps.points.map((point) => ({
              ...point,
              text: chartProps.formatValue(point.value),
            })),
          },
        ]}
      >
        <LazyInView load={loadDrawing} props={chartProps} />
      </ReadableChart>
      <ChartTable title={title} pointHeading={pointHeading} valueHeading={valueHeading} {...chartProps} />
    </figure>
  );
}

function ChartTable({ title, pointHeading, valueHeading, points, formatValue, trendHeading }: Props) {
  return (
    // The class `sr-only` is on this wrapper and not on the table. A table ignores the height that the class sets, and
    // would make the page longer.
    <div className="sr-only">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{pointHeading}</th>
            <th scope="col">{valueHeading}</th>
            {trendHeading && <th scope="col">{trendHeading}</th>}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.name}>
              <th scope="row">{point.name}</th>
              <td>{formatValue(point.value)}</td>
              {trendHeading && <td>{point.trend !== undefined && formatValue(point.trend)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Placeholder({ children }: { children: ReactNode }) {
  return (
    <div className="flex h-56 items-center justify-center rounded-base border border-dashed border-line px-6">
      {children}
    </div>
  );
}
