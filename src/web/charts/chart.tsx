import { lazy, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartProps } from './chart-props.ts';
import { LazyInView } from './lazy-in-view.tsx';

interface Props extends ChartProps {
  /** What is drawn, for those who hear it. */
  title: string;
  /** The heads of the table: what the points are, what the values are. */
  pointHeading: string;
  valueHeading: string;
  /** Fewer points than these make no picture. */
  minPoints?: number;
  kind: 'line' | 'bar';
}

const drawings = {
  line: lazy(() => import('./line-drawing.tsx').then((module) => ({ default: module.LineDrawing }))),
  bar: lazy(() => import('./bar-drawing.tsx').then((module) => ({ default: module.BarDrawing }))),
};

/** A chart with its table for screen readers; says in words what is missing where there is too little to draw. */
export function Chart({ title, pointHeading, valueHeading, minPoints = 2, kind, ...chartProps }: Props) {
  const { t } = useTranslation('charts');
  const Drawing = drawings[kind];
  if (chartProps.points.length < minPoints) {
    return (
      <Placeholder>
        <p className="max-w-xs text-center text-muted">
          {t('needsMore', { count: minPoints - chartProps.points.length })}
        </p>
      </Placeholder>
    );
  }
  return (
    <figure aria-label={title}>
      <p aria-hidden="true" className="text-small text-muted">
        {chartProps.unit}
      </p>
      <LazyInView>
        <Drawing {...chartProps} />
      </LazyInView>
      <ChartTable title={title} pointHeading={pointHeading} valueHeading={valueHeading} {...chartProps} />
    </figure>
  );
}

function ChartTable({
  title,
  pointHeading,
  valueHeading,
  points,
  formatValue,
  trendHeading,
}: Omit<Props, 'kind'>) {
  return (
    // Around the table, not on it: a table grows over any height it is given.
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
