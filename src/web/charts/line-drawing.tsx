import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { ChartPoint, ChartProps } from './chart-props.ts';
import { axis, ChartTooltip, margin } from './chart-style.tsx';

export function LineDrawing({ points, color, domain, ticks, formatValue, trendHeading }: ChartProps) {
  const hasTrend = points.some((point) => point.trend !== undefined);
  const line = { type: 'monotone', stroke: color, strokeWidth: 2.5, isAnimationActive: false } as const;
  return (
    <ResponsiveContainer width="100%" height="100%">
      <LineChart data={points} margin={margin} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          {...pointAxis(points)}
          {...axis}
          interval="preserveStartEnd"
          padding={{ left: 16, right: 16 }}
        />
        <YAxis domain={domain} {...(ticks ? { ticks } : {})} width={40} {...axis} axisLine={false} />
        <Tooltip
          content={({ active, payload }) => (
            <ChartTooltip
              active={active}
              payload={payload}
              formatValue={formatValue}
              trendHeading={trendHeading}
            />
          )}
        />
        {hasTrend && <Line {...line} dataKey="trend" dot={false} activeDot={false} />}
        <Line
          {...line}
          dataKey="value"
          strokeWidth={hasTrend ? 0 : line.strokeWidth}
          dot={
            hasTrend
              ? { r: 2.5, fill: color, fillOpacity: 0.45, strokeWidth: 0 }
              : { r: 4, fill: 'var(--raised)', stroke: color, strokeWidth: 2.5 }
          }
          activeDot={{ r: 6, fill: color, stroke: 'var(--raised)' }}
        />
      </LineChart>
    </ResponsiveContainer>
  );
}

/**
 * Returns the settings of the horizontal axis: a time scale if the points have `at`, otherwise evenly spaced labels.
 */
function pointAxis(points: ChartPoint[]) {
  if (points[0]?.at === undefined) return { dataKey: 'label' };
  const labels = new Map(points.map((point) => [point.at, point.label]));
  return {
    dataKey: 'at',
    type: 'number',
    domain: ['dataMin', 'dataMax'],
    ticks: points.map((point) => point.at ?? 0),
    minTickGap: 24,
    tickFormatter: (at: number) => labels.get(at) ?? '',
  } as const;
}
