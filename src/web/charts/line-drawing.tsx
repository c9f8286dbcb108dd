import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { AxisDay, ChartPoint, ChartProps } from './chart-props.ts';
import { axis, ChartTooltip, margin } from './chart-style.tsx';

export function LineDrawing(props: ChartProps) {
  const { points, color, domain, ticks, formatValue, trendHeading, axisDays, breaks = [] } = props;
  const hasTrend = points.some((point) => point.trend !== undefined);
  const line = { type: 'monotone', stroke: color, strokeWidth: 2.5, isAnimationActive: false } as const;
  return (
    <div aria-hidden="true" className="h-56">
      <ResponsiveContainer width="100%" height="100%">
        <LineChart data={withBreaks(points, breaks)} margin={margin} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            {...dayAxis(axisDays)}
            {...axis}
            interval="preserveStartEnd"
            tickMargin={8}
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
                ? { r: 3, fill: color, fillOpacity: 0.7, strokeWidth: 0 }
                : { r: 4, fill: 'var(--raised)', stroke: color, strokeWidth: 2.5 }
            }
            activeDot={{ r: 6, fill: color, stroke: 'var(--raised)' }}
          />
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
}

/** Returns the points with an empty row at each break, because the line is interrupted at a row without a value. */
function withBreaks(points: ChartPoint[], breaks: readonly number[]) {
  const rows: { at?: number; value?: number }[] = [...points, ...breaks.map((at) => ({ at }))];
  return rows.sort((one, other) => (one.at ?? 0) - (other.at ?? 0));
}

/** Returns the settings of a horizontal axis from the first to the last of the labelled days. */
function dayAxis(days: readonly AxisDay[]) {
  const labels = new Map(days.map(({ at, label }) => [at, label]));
  const positions = days.map(({ at }) => at);
  return {
    dataKey: 'at',
    type: 'number',
    domain: [Math.min(...positions), Math.max(...positions)],
    ticks: positions,
    minTickGap: 24,
    tickFormatter: (at: number) => labels.get(at) ?? '',
  } as const;
}
