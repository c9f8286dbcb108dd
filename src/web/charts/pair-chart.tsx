import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyInView } from './lazy-in-view.tsx';
import type { PairProps } from './pair-props.ts';
import { ReadableChart } from './readable-chart.tsx';

interface Props extends PairProps {
  /** The accessible name of the chart. */
  title: string;
  pointHeading: string;
  unit: string;
}

const Drawing = lazy(() => import('./pair-drawing.tsx').then((module) => ({ default: module.PairDrawing })));

/** Shows two lines over the same days, on one value axis, and the same data as a table for screen readers. */
export function PairChart({ title, pointHeading, unit, ...pairProps }: Props) {
  const { t } = useTranslation('charts');
  const series = (['first', 'second'] as const).map((key) => ({
    label: t('reader.series', { chart: title, series: pairProps[key].label }),
    points: pairProps.points.map((point) => ({
      name: point.name,
      value: point[key],
      text: pairProps[key].formatValue(point[key]),
    })),
  }));
  return (
    <figure aria-label={title}>
      <p aria-hidden="true" className="text-small text-muted">
        {unit}
      </p>
      <ReadableChart series={series}>
        <LazyInView>
          <Drawing {...pairProps} />
        </LazyInView>
      </ReadableChart>
      <Legend {...pairProps} />
      <table className="sr-only">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{pointHeading}</th>
            <th scope="col">{pairProps.first.label}</th>
            <th scope="col">{pairProps.second.label}</th>
          </tr>
        </thead>
        <tbody>
          {pairProps.points.map((point) => (
            <tr key={point.name}>
              <th scope="row">{point.name}</th>
              <td>{pairProps.first.formatValue(point.first)}</td>
              <td>{pairProps.second.formatValue(point.second)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** Shows the name of each line with its colour and its solid or dashed stroke. */
function Legend({ first, second }: Pick<PairProps, 'first' | 'second'>) {
  return (
    <p aria-hidden="true" className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-small text-muted">
      {[first, second].map(({ label, color }, index) => (
        <span key={label} className="flex items-center gap-2">
          <span
            className="w-6 border-t-3"
            style={{ borderColor: color, borderStyle: index === 0 ? 'solid' : 'dashed' }}
          />
          {label}
        </span>
      ))}
    </p>
  );
}
