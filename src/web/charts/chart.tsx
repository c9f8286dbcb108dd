import { lazy, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartProps } from './chart-props.ts';
import { DrawnInView } from './drawn-in-view.tsx';

interface Props extends ChartProps {
  /** What is drawn, for those who hear it. */
  title: string;
  /** The heads of the table: what the points are, what the values are. */
  pointHead: string;
  valueHead: string;
  /** Fewer points than these make no picture. */
  least?: number;
  kind: 'line' | 'bar';
}

const drawings = {
  line: lazy(() => import('./line-drawing.tsx').then((module) => ({ default: module.LineDrawing }))),
  bar: lazy(() => import('./bar-drawing.tsx').then((module) => ({ default: module.BarDrawing }))),
};

/** A chart with its table for screen readers; says in words what is missing where there is too little to draw. */
export function Chart({ title, pointHead, valueHead, least = 2, kind, ...chart }: Props) {
  const { t } = useTranslation('charts');
  const Drawing = drawings[kind];
  if (chart.points.length < least) {
    return (
      <Placeholder>
        <p className="max-w-xs text-center text-muted">
          {t('needsMore', { count: least - chart.points.length })}
        </p>
      </Placeholder>
    );
  }
  return (
    <figure aria-label={title}>
      <p aria-hidden="true" className="text-small text-muted">
        {chart.unit}
      </p>
      <DrawnInView>
        <Drawing {...chart} />
      </DrawnInView>
      <ChartTable title={title} pointHead={pointHead} valueHead={valueHead} {...chart} />
    </figure>
  );
}

function ChartTable({ title, pointHead, valueHead, points, valueText, trendHead }: Omit<Props, 'kind'>) {
  return (
    // Around the table, not on it: a table grows over any height it is given.
    <div className="sr-only">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{pointHead}</th>
            <th scope="col">{valueHead}</th>
            {trendHead && <th scope="col">{trendHead}</th>}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.name}>
              <th scope="row">{point.name}</th>
              <td>{valueText(point.value)}</td>
              {trendHead && <td>{point.trend !== undefined && valueText(point.trend)}</td>}
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
