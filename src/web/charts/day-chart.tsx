import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { axisWidth } from './axis-tick.tsx';
import { DayColumns } from './day-columns.tsx';
import type { DayPoint } from './day-mark.tsx';
import { placeDays } from './place-days.ts';
import { ReadableChart } from './readable-chart.tsx';

interface Props extends ComponentProps<typeof DayColumns> {
  points: readonly DayPoint[];
  /** The accessible name of the chart. */
  title: string;
  /** The heading of the table's column with the names of the points. */
  pointHeading: string;
  /** The heading of the table's column with the values. */
  valueHeading: string;
  /** Returns a value as it is shown in the table. */
  format: (value: number, point: DayPoint) => string;
}

/** The largest width of a day in rem. A few days would otherwise have very wide bars. */
const pointWidth = 6;

/**
 * Shows a few days as points or bars with their values, and the same values as a table for screen readers. With fewer
 * than two points, shows a text instead. Needs no chart library.
 */
export function DayChart({ title, pointHeading, valueHeading, points, format, ...drawing }: Props) {
  const { t } = useTranslation('charts');
  if (points.length < 2) {
    return <p className="text-muted">{t('needsMore', { count: 2 - points.length })}</p>;
  }
  const { columns, count } = placeDays(points.map(({ at }) => at));
  return (
    <figure aria-label={title} style={{ maxWidth: `${count * pointWidth}rem` }}>
      <div style={{ paddingLeft: axisWidth(drawing.ticks ?? []) }}>
        <ReadableChart
          series={[
            { label: title, points: points.map((point) => ({ ...point, text: format(point.value, point) })) },
          ]}
          toX={(index) => (((columns[index] ?? 0) + 0.5) * 100) / count}
        >
          <DayColumns points={points} {...drawing} />
        </ReadableChart>
      </div>
      <div className="sr-only">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{pointHeading}</th>
              <th scope="col">{valueHeading}</th>
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.name}>
                <th scope="row">{point.name}</th>
                <td>{format(point.value, point)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
